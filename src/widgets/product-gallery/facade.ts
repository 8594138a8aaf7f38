import type { JQueryStatic } from '../../core/jquery';
import { sync } from '../../core/sync';
import type { LightboxItem } from '../../ui/lightbox/types';
import type { GallerySettings } from './settings';

/** What other scripts may see and do. */
interface Gallery {
  slides: readonly HTMLElement[];
  index: number;
  settings: GallerySettings;
  isSlider: boolean;
  items(): LightboxItem[];
  goTo(to: unknown): void;
  open(): void;
  initZoom(): void;
}

/**
 * Puts the two objects into jQuery's data that other plugins look for: `product_gallery` and, with a slider, `flexslider`.
 * Returns what takes them away.
 */
export function publish($: JQueryStatic, host: Element, read: () => Gallery): () => void {
  const target = $(host);
  const goTo = (to: unknown): void => sync(() => read().goTo(to));
  const initZoom = (): void => sync(() => read().initZoom());
  const slides = () => $(read().slides);
  const live = (object: object, values: Record<string, () => unknown>): void => {
    for (const name in values) Object.defineProperty(object, name, { configurable: true, get: values[name] });
  };
  const gallery = {
    $target: target,
    initZoom,
    initZoomForTarget: initZoom,
    onResetSlidePosition: () => goTo(0),
    openPhotoswipe(event?: { preventDefault?(): void }) {
      event?.preventDefault?.();
      read().open();
    },
    getGalleryItems: () =>
      read()
        .items()
        .map((item) => ({ ...item, w: item.width, h: item.height, title: item.caption })),
  };
  live(gallery, {
    $images: slides,
    flexslider_enabled: () => read().isSlider,
    zoom_enabled: () => read().settings.zoom,
    photoswipe_enabled: () => read().settings.lightbox,
  });
  target.data('product_gallery', gallery);
  if (read().isSlider) {
    const slider = Object.assign($(host), { animating: false, flexAnimate: goTo, flexslider: goTo });
    live(slider, { currentSlide: () => read().index, count: () => read().slides.length, slides });
    target.data('flexslider', slider);
  }
  return () => void target.removeData('product_gallery').removeData('flexslider');
}
