import { isRtl } from '../../page/base/device';
import { GALLERY, NAV_MARK, SLIDE } from './selectors';
import type { GallerySettings } from './settings';

/** The slides of a gallery, without flexslider's clones and without the slides of a nested gallery. */
export const slidesOf = (host: Element): HTMLElement[] => [
  ...host.querySelectorAll<HTMLElement>(`${SLIDE}:not(.clone,:scope ${GALLERY} *)`),
];

/** Do the slides go from right to left? */
export const isRightToLeft = (host: Element, { direction }: GallerySettings): boolean =>
  direction === 'auto' ? isRtl(host) : direction === 'rtl';

/** Is there a picture to open in the lightbox? */
export const hasPicture = (host: Element): boolean =>
  host.querySelector('[data-large_image]:not([data-large_image=""])') !== null;

/** The index of the slide that a thumbnail chooses; undefined for any other element. */
export function indexOfThumbnail(target: Element): number | undefined {
  const item = target.closest('.flex-control-nav > li');
  return item?.parentElement ? [...item.parentElement.children].indexOf(item) : undefined;
}

/** Removes the thumbnails and the viewport by which the loader has reserved room for a slider. */
export function removeReserved(host: Element): void {
  host.querySelector(`:scope > [${NAV_MARK}]`)?.remove();
  for (const viewport of host.querySelectorAll(`.flex-viewport:not(:scope ${GALLERY} *)`))
    viewport.replaceWith(...viewport.childNodes);
}
