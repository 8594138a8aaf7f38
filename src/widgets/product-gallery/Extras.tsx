import { type ReactNode, useLayoutEffect, useReducer } from 'react';
import { listen } from '../../core/jquery/listen';
import { sync } from '../../core/react/hooks';
import { indexOfPid, positionOf } from '../../ui/media/lightbox/address';
import { isLightboxOpen, lightboxClosed, openLightbox, prefetchLightbox } from '../../ui/media/lightbox/lightbox';
import type { LightboxHandle } from '../../ui/media/lightbox/types';
import type { Visit } from './interactions';
import { itemOf } from './pictures';
import { nearest } from './rules';
import { GALLERIES } from './selectors';
import type { GallerySettings } from './settings';
import { Zoom } from './Zoom';

interface ExtrasProps {
  host: HTMLElement;
  slide: HTMLElement;
  index: number;
  settings: GallerySettings;
  isSlider: boolean;
  visit: Visit;
}

const ZOOM_REQUESTS = ['woocommerce_gallery_init_zoom', 'storefront-widgets:zoom'];

/** The magnifier; loaded when the pointer or the focus reaches the gallery. */
export function Extras({ host, slide, index, settings, isSlider, visit }: ExtrasProps): ReactNode {
  const { zoom, lightbox, zoomDuration } = settings;
  const [round, restart] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    if (lightbox) prefetchLightbox();
  }, [lightbox]);
  useLayoutEffect(() => {
    const stops = ZOOM_REQUESTS.map((type) => listen(host, type, () => sync(restart)));
    return () => {
      for (const stop of stops) stop();
    };
  }, [host]);
  if (!zoom) return null;
  return (
    <Zoom
      key={`${index} ${round}`}
      host={host}
      slide={slide}
      visit={visit}
      duration={zoomDuration}
      followsLinks={!lightbox}
      opensLinks={lightbox && !isSlider}
    />
  );
}

/** A request to open the lightbox: at the slide `of`, or without it at the picture in the address. */
export interface Opening {
  host: HTMLElement;
  slides: readonly HTMLElement[];
  slide: HTMLElement | undefined;
  settings: GallerySettings;
  of?: Element;
  opener: Element;
}

/** Opens the lightbox at a slide or at the picture in the address; undefined if this gallery does not have it. */
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
  const places = pictures.map(({ at }) => at);
  const index = of ? nearest(slides.indexOf(of as HTMLElement), places) : addressedIndex(galleryId, items);
  if (index < 0) return undefined;
  return openLightbox({ items, index, galleryId, opener, options: settings, fromAddress: !of });
}

function addressedIndex(galleryId: number, items: readonly { pid?: string }[]): number {
  const position = positionOf(window.location.hash);
  if (position?.gid !== galleryId || isLightboxOpen()) return -1;
  return indexOfPid(position.pid, items) ?? -1;
}
