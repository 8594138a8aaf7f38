import type { LightboxItem } from '../../ui/media/lightbox/types';
import { IMAGE } from './selectors';

/** The lightbox item of a slide; null for a slide without a large image. */
export function itemOf(slide: Element, isActive: boolean): LightboxItem | null {
  const image = slide.querySelector<HTMLImageElement>(IMAGE);
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
