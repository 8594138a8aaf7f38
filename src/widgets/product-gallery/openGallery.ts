import { indexOfPid, positionOf } from '../../ui/lightbox/address';
import { isLightboxOpen, lightboxClosed, openLightbox } from '../../ui/lightbox/lightbox';
import type { LightboxHandle } from '../../ui/lightbox/types';
import { GALLERIES, itemOf } from './gallery';
import type { GallerySettings } from './settings';

/** What to open. */
export interface Opening {
  host: HTMLElement;
  slides: readonly HTMLElement[];
  /** The slide that is shown. */
  slide: HTMLElement | undefined;
  settings: GallerySettings;
  /** The slide whose picture is opened, or the one nearest to it; without a slide, the picture that the address names. */
  of?: Element;
  /** Gets the focus back. */
  opener: Element;
}

/** Opens the lightbox: at a slide, or where the address says. An address that says nothing of this gallery opens nothing. */
export async function openGallery(opening: Opening): Promise<LightboxHandle | undefined> {
  const { host, slides, slide, settings, of, opener } = opening;
  if (!of && !(settings.lightbox && settings.history)) return undefined;
  if (!of) await lightboxClosed();
  const pictures = slides.flatMap((one, at) => {
    const item = itemOf(one, one === slide);
    return item ? [{ at, item }] : [];
  });
  const items = pictures.map(({ item }) => item);
  const galleryId = [...document.querySelectorAll(GALLERIES)].indexOf(host) + 1;
  const position = positionOf(window.location.hash);
  const isNamed = position?.gid === galleryId && !isLightboxOpen();
  const named = isNamed ? indexOfPid(position.pid, items) : null;
  const asked = slides.indexOf(of as HTMLElement);
  const distances = pictures.map(({ at }) => Math.abs(at - asked));
  const index = of ? distances.indexOf(Math.min(...distances)) : (named ?? -1);
  if (index < 0) return undefined;
  return openLightbox({ items, index, galleryId, opener, options: settings, fromAddress: !of });
}
