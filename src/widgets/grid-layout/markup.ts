import type { Size } from '../../ui/layout/grid/layouts';

const GRIDS = '.ekit_gallery_grid, .post-items[data-masonry-config], .ekit-video-gallery.ekit-masonry';
const ITEMS = '.ekit_gallery_grid_item, .post-item, .ekit-video-item';
const CLASS = /^\.-?[a-z_][\w-]*$/i;

/** A selector of one class, which is safe to use; null for all others. */
export const classIn = (selector: string): string | null => (CLASS.test(selector.trim()) ? selector.trim() : null);

/** The element whose items are laid out. */
export const gridOf = (host: HTMLElement): HTMLElement =>
  host.matches(GRIDS) ? host : (host.querySelector<HTMLElement>(GRIDS) ?? host);

const isItem = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && !element.matches('script, style, template, .grid-sizer');

/** The items of a grid: those of its settings, those that add-ons print, else its children. */
export function itemsOf(grid: HTMLElement, itemSelector: string): HTMLElement[] {
  const named = classIn(itemSelector);
  const found = [...grid.querySelectorAll<HTMLElement>((named && grid.querySelector(named) ? named : null) ?? ITEMS)];
  const all = found.length > 0 ? found : [...grid.children].filter(isItem);
  // An item in an item goes with it.
  return all.filter((item) => !all.some((other) => other !== item && other.contains(item)));
}

/** The links to a list's other pages. */
export const pagingOf = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>('.ekit-blog-post-pagination-container');

/** The filters of a grid: links with what they show. */
export const filtersOf = (host: HTMLElement): HTMLElement[] => [
  ...host.querySelectorAll<HTMLElement>('.option-set [data-option-value]'),
];

/** What a filter says that it shows. */
export const wantedOf = (filter: Element): string => filter.getAttribute('data-option-value') ?? '*';

/** Does a filter show an item? One that is more than a class shows all. */
export function shows(wanted: string, item: Element): boolean {
  const name = classIn(wanted);
  return name === null || item.classList.contains(name.slice(1));
}

/** The size of an element with its margins, whatever it is scaled to; in pixels. */
export function outerSize(element: Element): Size {
  const style = getComputedStyle(element);
  const sum = (...names: string[]): number =>
    names.reduce((all, name) => all + (Number.parseFloat(style.getPropertyValue(name)) || 0), 0);
  const isWhole = style.boxSizing === 'border-box';
  const edges = (...sides: string[]): number =>
    sum(
      ...sides.flatMap((side) => [`margin-${side}`, ...(isWhole ? [] : [`padding-${side}`, `border-${side}-width`])]),
    );
  return { width: sum('width') + edges('left', 'right'), height: sum('height') + edges('top', 'bottom') };
}
