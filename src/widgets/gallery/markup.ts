import { parseUrl } from '../../page/base/url';

const CONTAINER = '.elementor-gallery__container';

/** The element around the items. */
export const containerOf = (host: HTMLElement): HTMLElement => host.querySelector<HTMLElement>(CONTAINER) ?? host;

/** The items of a gallery. */
export const itemsOf = (host: HTMLElement): HTMLElement[] => [...host.querySelectorAll<HTMLElement>('.e-gallery-item')];

/** The element for an item's picture, which the server leaves empty. */
export const imageOf = (item: Element): HTMLElement | null => item.querySelector<HTMLElement>('.e-gallery-image');

/** The filters of a gallery: the titles of its galleries. */
export const titlesOf = (host: HTMLElement): HTMLElement[] => [
  ...host.querySelectorAll<HTMLElement>('.elementor-gallery-title'),
];

/** The number of the gallery that a filter shows, or `all`. */
export const indexOf = (title: Element): string => title.getAttribute('data-gallery-index') ?? 'all';

/** The numbers of the galleries to which an item belongs. */
export const tagsOf = (item: Element): string[] =>
  item
    .getAttribute('data-e-gallery-tags')
    ?.split(/[\s,]+/)
    .filter(Boolean) ?? [];

/** A picture's width divided by its height, by the server's attributes; 4:3 without them. */
export function ratioOf(item: Element): number {
  const [width, height] = ['data-width', 'data-height'].map((name) => Number(imageOf(item)?.getAttribute(name)));
  return width && height && width > 0 && height > 0 ? width / height : 4 / 3;
}

/** The address of a picture; null unless it is http or https. */
export function addressOf(image: Element): string | null {
  const url = parseUrl(image.getAttribute('data-thumbnail') || 'about:blank');
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** The name of a picture: its own text, else its link's title; empty without either. */
export const labelOf = (item: Element, image: Element): string =>
  image.getAttribute('alt')?.trim() || item.getAttribute('data-elementor-lightbox-title')?.trim() || '';
