/** The English texts. */
export const TEXTS = { openText: 'Open search', closeText: 'Close search', labelText: 'Search' };

/** The search field of a host. */
export const inputOf = (host: Element): HTMLInputElement | null =>
  host.querySelector<HTMLInputElement>('.elementor-search-form__input');

/** The button that opens the search in the whole window. */
export const toggleOf = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>('.elementor-search-form__toggle');

/** The element around the field, which fills the window with the skin `full_screen`. */
export const containerOf = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>('.elementor-search-form__container');

/** The skin, for pages without the setting. */
export function skinOf(host: Element): string | undefined {
  const [, skin] = /elementor-search-form--skin-(\w+)/.exec(host.className) ?? [];
  return skin ?? (toggleOf(host) ? 'full_screen' : undefined);
}
