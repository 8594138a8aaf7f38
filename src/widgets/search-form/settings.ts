import { choice, phrase, settingsSchema } from '../../core/settings';
import type { RawSettings } from '../../core/types';

/** Settings of `search-form`. */
export const settings = settingsSchema({
  skin: choice(['classic', 'minimal', 'full_screen'], 'classic'),
  openText: phrase('Open search'),
  closeText: phrase('Close search'),
  labelText: phrase('Search'),
});

/** What the element's classes say where its settings do not. */
export function readSearch(host: HTMLElement): RawSettings {
  const [, skin] = /elementor-search-form--skin-(\w+)/.exec(host.className) ?? [];
  return skin ? { skin } : host.querySelector('.elementor-search-form__toggle') ? { skin: 'full_screen' } : {};
}
