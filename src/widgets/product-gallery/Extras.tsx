import { type ReactNode, useLayoutEffect, useReducer } from 'react';
import { listen } from '../../core/listen';
import { sync } from '../../core/sync';
import { prefetchLightbox } from '../../ui/lightbox/lightbox';
import type { GallerySettings } from './settings';
import type { Touch } from './touch';
import { Zoom } from './Zoom';

export { openGallery } from './openGallery';

interface ExtrasProps {
  host: HTMLElement;
  slide: HTMLElement;
  index: number;
  settings: GallerySettings;
  isSlider: boolean;
  touch: Touch;
}

/** What comes once the visitor is near: the magnifier, and the lightbox at hand. */
export function Extras({ host, slide, index, settings, isSlider, touch }: ExtrasProps): ReactNode {
  const { zoom, lightbox, zoomDuration } = settings;
  const [round, again] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    if (lightbox) prefetchLightbox();
  }, [lightbox]);
  useLayoutEffect(() => {
    // A script that asks for the magnifier makes it look at the image anew.
    const stops = ['woocommerce_gallery_init_zoom', 'storefront-widgets:zoom'].map((type) =>
      listen(host, type, () => sync(again)),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [host]);
  return (
    zoom && (
      <Zoom
        key={`${index} ${round}`}
        {...{ host, slide, touch }}
        duration={zoomDuration}
        followsLinks={!lightbox}
        opensLinks={lightbox && !isSlider}
      />
    )
  );
}
