import { flag, isRecord, parseJson, phrase, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { OPEN_TEXT } from './markup';

/** Settings of `offcanvas-sidebar`. */
export const settings = settingsSchema({
  /** The page behind does not scroll while the panel is open. */
  disable_bodyscroll: flag(false),
  /** The name of the button that opens the panel, if the page gives none. */
  openText: phrase(OPEN_TEXT),
  /** The name of the button that closes it, if the page gives none. */
  closeText: phrase('Close'),
  /** The name of the panel. */
  labelText: phrase('Side panel'),
});

/** The settings that ElementsKit prints on the panel. */
export function readSidebar(host: HTMLElement): RawSettings {
  const parsed = parseJson(host.querySelector('.ekit-sidebar-group')?.getAttribute('data-settings') ?? '');
  return isRecord(parsed) ? parsed : {};
}
