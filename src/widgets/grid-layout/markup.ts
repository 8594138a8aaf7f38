import { isHtmlElement } from '../../core/dom/nodes';

const GRIDS = '.ekit_gallery_grid, .post-items[data-masonry-config], .ekit-video-gallery.ekit-masonry';
const ITEMS = '.ekit_gallery_grid_item, .post-item, .ekit-video-item';
const CLASS = /^\.-?[a-z_][\w-]*$/i;

/** The selector if it is a single class, which is safe to use; else null. */
export const classIn = (selector: string): string | null => (CLASS.test(selector.trim()) ? selector.trim() : null);

/** The element whose items are laid out. */
export const gridOf = (host: HTMLElement): HTMLElement =>
  host.matches(GRIDS) ? host : (host.querySelector<HTMLElement>(GRIDS) ?? host);

const isItem = (element: Element): element is HTMLElement =>
  isHtmlElement(element) && !element.matches('script, style, template, .grid-sizer');

/** The items of a grid: by the setting, else ElementsKit's, else its children. */
export function itemsOf(grid: HTMLElement, itemSelector: string): HTMLElement[] {
  const named = classIn(itemSelector);
  const found = [...grid.querySelectorAll<HTMLElement>((named && grid.querySelector(named) ? named : null) ?? ITEMS)];
  const all = found.length > 0 ? found : [...grid.children].filter(isItem);
  // An item inside another one is laid out with it.
  return all.filter((item) => !all.some((other) => other !== item && other.contains(item)));
}

/** The element with the links to other pages. */
export const pagingOf = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>('.ekit-blog-post-pagination-container');

/** The filters of a grid. */
export const filtersOf = (host: HTMLElement): HTMLElement[] => [
  ...host.querySelectorAll<HTMLElement>('.option-set [data-option-value]'),
];

/** The selector of the items that a filter shows; `*` for all. */
export const wantedOf = (filter: Element): string => filter.getAttribute('data-option-value') ?? '*';

/** Does a filter show an item? A selector that is not a single class shows all. */
export function shows(wanted: string, item: Element): boolean {
  const name = classIn(wanted);
  return name === null || item.classList.contains(name.slice(1));
}
