import { indexOfPid, positionOf } from '../../ui/lightbox/address';
import { isLightboxOpen, openLightbox } from '../../ui/lightbox/lightbox';
import type { LightboxHandle, LightboxItem } from '../../ui/lightbox/types';
import type { GallerySettings } from './settings';

export { prefetchLightbox } from '../../ui/lightbox/lightbox';

/** What to open. */
export interface Opening {
  items: readonly LightboxItem[];
  /** The item to open; without one, the picture that the address names. */
  index?: number;
  /** The gallery's number in the address. */
  galleryId: number;
  opener: Element;
  options: GallerySettings;
}

/** Opens the lightbox: at an item, or where the address says. An address that says nothing of this gallery opens nothing. */
export async function openGallery(opening: Opening): Promise<LightboxHandle | undefined> {
  const { items, galleryId, index: asked } = opening;
  const position = positionOf(window.location.hash);
  const isNamed = position?.gid === galleryId && !isLightboxOpen();
  const index = asked ?? (isNamed ? indexOfPid(position.pid, items) : null);
  return index === null ? undefined : openLightbox({ ...opening, index, fromAddress: asked === undefined });
}
