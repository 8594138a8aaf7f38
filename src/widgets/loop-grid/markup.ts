/** The element that holds the number of the page shown and the address of the next one. */
export const anchorOf = (host: Element): HTMLElement | null => host.querySelector<HTMLElement>('.e-load-more-anchor');

/** The button for more items. */
export const buttonOf = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>('.e-load-more-anchor ~ :not([data-storefront-own]) .elementor-button');

/** The icon that spins while items load. */
export const spinnerOf = (host: Element): HTMLElement | null => host.querySelector<HTMLElement>('.e-load-more-spinner');

/** The position of an anchor. Without a last page, the current one is the last. */
export interface Place {
  page: number;
  last: number;
  next: string;
}

/** Reads the position of an anchor. */
export function placeOf(anchor: Element | null): Place {
  const page = Number.parseInt(anchor?.getAttribute('data-page') ?? '', 10) || 0;
  const last = Number.parseInt(anchor?.getAttribute('data-max-page') ?? '', 10) || page;
  return { page, last, next: anchor?.getAttribute('data-next-page') ?? '' };
}

/** Is there nothing more to load? */
export const isAtEnd = ({ page, last, next }: Place): boolean => page === 0 || page >= last || next === '';

const THUMBNAIL = '.elementor-post__thumbnail';

/** The pictures of posts. */
export const thumbnailsOf = (host: Element): HTMLElement[] => [...host.querySelectorAll<HTMLElement>(THUMBNAIL)];

/** The prefix of a posts widget's settings: `cards_` for the type `posts.cards`; empty for other widgets. */
export function skinOf(host: Element): string {
  const [widget = '', skin = ''] = (host.getAttribute('data-widget_type') ?? '').split('.');
  return /^(archive-)?posts$/.test(widget) && skin ? `${skin}_` : '';
}
