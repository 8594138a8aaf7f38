import { flag, isRecord, parseJson, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';

/** Settings of `page-scroll`. */
export const settings = settingsSchema({
  /** Scrolls from section to section; read from the document’s `ekit_onepagescroll`. */
  enabled: flag(true),
});

const OFF = new Set(['', 'no', 'none', 'false']);

/** Reads the document's settings; `ekit_onepagescroll` names the style of the navigation, or `none`. */
export function readPageScroll(host: HTMLElement): RawSettings {
  const given = parseJson(host.getAttribute('data-elementor-settings') ?? '');
  if (!isRecord(given) || !('ekit_onepagescroll' in given)) return {};
  return { enabled: !OFF.has(String(given.ekit_onepagescroll ?? '')) };
}
