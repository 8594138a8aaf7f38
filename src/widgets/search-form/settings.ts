import { choice, phrase, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { skinOf, TEXTS } from './markup';

/** Settings of `search-form`. */
export const settings = settingsSchema({
  /**
   * `full_screen`: a button opens the search in the whole window. `minimal`: its frame shows the focus. Not given: as
   * in the markup.
   */
  skin: choice(['classic', 'minimal', 'full_screen'], 'classic'),
  /** The name of the button that opens the search, if the page gives none. */
  openText: phrase(TEXTS.openText),
  /** The name of the button that closes the search, if the page gives none. */
  closeText: phrase(TEXTS.closeText),
  /** The name of the dialog, and of a field without one. */
  labelText: phrase(TEXTS.labelText),
});

/** The skin from the markup, for pages without the setting. */
export function readSearch(host: HTMLElement): RawSettings {
  const skin = skinOf(host);
  return skin ? { skin } : {};
}
