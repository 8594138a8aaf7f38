import { type ComponentType, useLayoutEffect, useRef, useState } from 'react';
import type { LightboxHandle } from '../../ui/media/lightbox/types';
import type { Opening } from './Extras';

/** Loads what only a gallery of several images needs. */
export const loadSeveral = () => import('./Several').then((module) => module.Several);

const importExtras = () => import('./Extras');

/** Loads the magnifier. */
export const loadExtras = () => importExtras().then((module) => module.Extras);

/** Loads a part when it is first on. Undefined until it is there; null if loading failed. */
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

/** Checks the address by hand, because the code that checks addresses elsewhere may have failed to load. */
function followPicture(slide: Element): void {
  const src = slide.querySelector<HTMLElement>('[data-large_image]')?.dataset.large_image;
  const link = document.createElement('a');
  if (src) link.href = src;
  if (/^https?:/.test(link.protocol)) window.location.assign(link.href);
}

/** Returns what opens the lightbox. Without its code, the browser opens the picture. */
export function useLightbox(): (opening: Opening) => void {
  const opened = useRef<Promise<LightboxHandle | undefined>>(undefined);
  useLayoutEffect(() => () => void opened.current?.then((handle) => handle?.close()), []);
  return (opening) => {
    opened.current = importExtras()
      .then(({ openGallery }) => openGallery(opening))
      .catch((error: unknown) => {
        if (opening.of) {
          console.error('storefront-widgets: no lightbox; the picture is opened instead.', error);
          followPicture(opening.of);
        }
        return undefined;
      });
  };
}
