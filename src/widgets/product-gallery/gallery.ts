import { serverAttribute } from '../../core/overrides';
import type { LightboxItem } from '../../ui/lightbox/types';

/** Every gallery of the page, in order; the lightbox's address counts them from 1. */
export const GALLERIES =
  '.woocommerce-product-gallery,[data-widget~=product-gallery]:not(:has(.woocommerce-product-gallery))';

/** The image of a slide, not the one that magnifies it. */
export const imageOf = (slide: Element): HTMLImageElement | null =>
  slide.querySelector<HTMLImageElement>('img:not(.zoomImg)');

/** What the lightbox shows of a slide, read now; null for placeholders and other slides without a large image. */
export function itemOf(slide: Element, isActive: boolean): LightboxItem | null {
  const image = imageOf(slide);
  const src = image?.getAttribute('data-large_image');
  if (!image || !src) return null;
  return {
    src,
    width: Number(image.getAttribute('data-large_image_width')) || image.naturalWidth,
    height: Number(image.getAttribute('data-large_image_height')) || image.naturalHeight,
    alt: image.alt,
    caption: image.getAttribute('data-caption') || image.title,
    thumb: isActive ? image : undefined,
  };
}

/** The slide `step` further; null beyond the ends of a gallery that does not loop. */
export function neighbour(index: number, step: number, count: number, loop: boolean): number | null {
  const next = index + step;
  if (next >= 0 && next < count) return next;
  return loop ? (next + count) % count : null;
}

const firstThumbs = new WeakMap<Element, string | null>();

/** The address of a slide's thumbnail before any variation swapped it. */
export function originalThumb(slide: Element): string | null {
  const known = firstThumbs.get(slide);
  if (known !== undefined) return known;
  const address = serverAttribute(slide, 'data-thumb');
  firstThumbs.set(slide, address);
  return address;
}
