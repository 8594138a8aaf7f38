import { flag, isRecord, parseJson, phrase, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';

/** Settings of `offcanvas-sidebar`. */
export const settings = settingsSchema({
  /** The page behind does not scroll while the panel is open. */
  disable_bodyscroll: flag(false),
  /** The name of what opens the panel, where the page gives it none. */
  openText: phrase('Open the side panel'),
  /** The name of what closes it, where the page gives it none. */
  closeText: phrase('Close'),
  /** The name of the panel. */
  labelText: phrase('Side panel'),
});

/** What ElementsKit says at the panel. */
export function readSidebar(host: HTMLElement): RawSettings {
  const parsed = parseJson(host.querySelector('.ekit-sidebar-group')?.getAttribute('data-settings') ?? '');
  return isRecord(parsed) ? parsed : {};
}
