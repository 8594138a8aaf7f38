import { flag, isRecord, parseJson, phrase, settingsSchema } from '../../core/settings';
import type { RawSettings } from '../../core/types';

/** Settings of `offcanvas-sidebar`. */
export const settings = settingsSchema({
  disable_bodyscroll: flag(false),
  openText: phrase('Open the side panel'),
  closeText: phrase('Close'),
  labelText: phrase('Side panel'),
});

/** What the page builder's add-on says at the panel. */
export function readSidebar(host: HTMLElement): RawSettings {
  const parsed = parseJson(host.querySelector('.ekit-sidebar-group')?.getAttribute('data-settings') ?? '');
  return isRecord(parsed) ? parsed : {};
}
