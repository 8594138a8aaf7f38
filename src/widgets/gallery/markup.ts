import { parseUrl } from '../../page/base/url';

const CONTAINER = '.elementor-gallery__container';

/** The element around the pictures. */
export const containerOf = (host: HTMLElement): HTMLElement => host.querySelector<HTMLElement>(CONTAINER) ?? host;

export const itemsOf = (host: HTMLElement): HTMLElement[] => [...host.querySelectorAll<HTMLElement>('.e-gallery-item')];

/** The picture's box in an item: the server leaves it empty. */
export const imageOf = (item: Element): HTMLElement | null => item.querySelector<HTMLElement>('.e-gallery-image');

export const titlesOf = (host: HTMLElement): HTMLElement[] => [
  ...host.querySelectorAll<HTMLElement>('.elementor-gallery-title'),
];

/** The number of a filter's gallery, or `all`. */
export const indexOf = (title: Element): string => title.getAttribute('data-gallery-index') ?? 'all';

/** The galleries that an item belongs to. */
export const tagsOf = (item: Element): string[] =>
  item
    .getAttribute('data-e-gallery-tags')
    ?.split(/[\s,]+/)
    .filter(Boolean) ?? [];

/** A picture's width through its height, as the server says. */
export function ratioOf(item: Element): number {
  const [width, height] = ['data-width', 'data-height'].map((name) => Number(imageOf(item)?.getAttribute(name)));
  return width && height && width > 0 && height > 0 ? width / height : 4 / 3;
}

/** The address of a picture; null where it has none of the web. */
export function addressOf(image: Element): string | null {
  const url = parseUrl(image.getAttribute('data-thumbnail') || 'about:blank');
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** What a picture is called, by its own text or by that of its link. */
export const labelOf = (item: Element, image: Element): string =>
  image.getAttribute('alt')?.trim() || item.getAttribute('data-elementor-lightbox-title')?.trim() || '';
