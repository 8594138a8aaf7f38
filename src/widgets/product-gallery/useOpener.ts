import { useLayoutEffect, useRef } from 'react';
import type { LightboxHandle } from '../../ui/lightbox/types';
import type { Opening } from './openGallery';

/** What is fetched when the visitor comes near. */
export const loadExtras = () => import('./Extras');

/** Opens the lightbox at `of`; without one, where the address says. */
export type Open = (opening: Opening) => void;

/** Leaves for the picture itself. By hand, because what checks addresses elsewhere may be what could not be had. */
function followPicture(slide: Element): void {
  const src = slide.querySelector<HTMLElement>('[data-large_image]')?.dataset.large_image;
  const link = document.createElement('a');
  if (src) link.href = src;
  if (/^https?:/.test(link.protocol)) window.location.assign(link.href);
}

/** What opens the lightbox, which goes with the gallery. Without its code, the browser opens the picture. */
export function useOpener(): Open {
  const opened = useRef<Promise<LightboxHandle | undefined>>(undefined);
  useLayoutEffect(() => () => void opened.current?.then((handle) => handle?.close()), []);
  return (opening) => {
    opened.current = loadExtras()
      .then(({ openGallery }) => openGallery(opening))
      .catch((error: unknown) => {
        // A deep link whose code cannot be had shows the page.
        if (opening.of) {
          console.error('storefront-widgets: no lightbox; the picture is opened instead.', error);
          followPicture(opening.of);
        }
        return undefined;
      });
  };
}
