import { hostSettings } from '../../core/settings';
import type { RawSettings } from '../../core/types';

const KEY = 'cart_update_automatically';

/** Whether the page builder's cart widget, wherever it stands, asks for automatic updates. */
export function readPageBuilder(host: Element): RawSettings {
  for (const element of document.querySelectorAll(`[data-settings*="${KEY}"]`)) {
    if (element === host) continue;
    const value = hostSettings(element, () => {})[KEY];
    if (value !== undefined) return { [KEY]: value };
  }
  return {};
}
