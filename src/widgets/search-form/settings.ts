import { choice, phrase, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';

/** Settings of `search-form`. */
export const settings = settingsSchema({
  /**
   * `full_screen`: a button opens it in the whole window. `minimal`: its frame shows the focus. Not given: as in the
   * markup.
   */
  skin: choice(['classic', 'minimal', 'full_screen'], 'classic'),
  /** The name of the button that opens it, if the page gives none. */
  openText: phrase('Open search'),
  /** The name of the button that closes it, if the page gives none. */
  closeText: phrase('Close search'),
  /** The name of the dialog, and of a field without one. */
  labelText: phrase('Search'),
});

/** The skin from the element's classes, for pages without the setting. */
export function readSearch(host: HTMLElement): RawSettings {
  const [, skin] = /elementor-search-form--skin-(\w+)/.exec(host.className) ?? [];
  return skin ? { skin } : host.querySelector('.elementor-search-form__toggle') ? { skin: 'full_screen' } : {};
}
