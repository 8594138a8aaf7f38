import { type ComponentType, useLayoutEffect, useRef, useState } from 'react';
import type { LightboxHandle } from '../../ui/lightbox/types';
import type { Opening } from './Extras';

/** Fetches what only a gallery of several images needs. */
export const loadSeveral = () => import('./Several').then((module) => module.Several);

const importExtras = () => import('./Extras');

/** Fetches the magnifier, for a visitor who is near. */
export const loadExtras = () => importExtras().then((module) => module.Extras);

/**
 * A part of the gallery that is fetched when it is first on. Undefined until it is there; null when it cannot be had: the
 * gallery goes on without it.
 */
export function useLazyPart<P>(
  isOn: boolean,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> | null | undefined {
  const [part, setPart] = useState<ComponentType<P> | null>();
  useLayoutEffect(() => {
    if (!isOn || part !== undefined) return;
    load().then(
      (next) => setPart(() => next),
      (error: unknown) => {
        console.warn('storefront-widgets: the gallery lacks a part.', error);
        setPart(null);
      },
    );
  }, [isOn, load, part]);
  return part;
}

/** Leaves for the picture itself. Checks the address by hand: what checks addresses elsewhere may be what could not be had. */
function followPicture(slide: Element): void {
  const src = slide.querySelector<HTMLElement>('[data-large_image]')?.dataset.large_image;
  const link = document.createElement('a');
  if (src) link.href = src;
  if (/^https?:/.test(link.protocol)) window.location.assign(link.href);
}

/** Gives what opens the lightbox, which closes when the gallery goes. Without its code, the browser opens the picture. */
export function useLightbox(): (opening: Opening) => void {
  const opened = useRef<Promise<LightboxHandle | undefined>>(undefined);
  useLayoutEffect(() => () => void opened.current?.then((handle) => handle?.close()), []);
  return (opening) => {
    opened.current = importExtras()
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
