import { type JQueryStatic, pageJQuery } from '../../core/jquery/jquery';
import { listen } from '../../core/jquery/listen';
import { sync } from '../../core/react/hooks';
import { isRecord } from '../../core/settings/settings';
import { pageGlobal } from '../../page/base/globals';
import { itemOf } from './pictures';
import { SLIDE } from './selectors';
import type { GallerySettings } from './settings';

/** The gallery as other scripts may see and use it. */
export interface PublicGallery {
  slides: readonly HTMLElement[];
  index: number;
  settings: GallerySettings;
  isSlider: boolean;
  slide: Element | undefined;
  changeParams(params: Record<string, unknown>): void;
  open(of?: Element): void;
}

/** Puts `product_gallery` and, for a slider, `flexslider` into jQuery's data; returns a function that removes them. */
export function publish($: JQueryStatic, host: Element, read: () => PublicGallery): () => void {
  const target = $(host);
  const dispatch = (name: string, ...detail: unknown[]): void =>
    void host.dispatchEvent(new CustomEvent(`storefront-widgets:${name}`, { detail }));
  const goTo = (to: unknown): void => dispatch('flexslider', to);
  const initZoom = (): void => dispatch('zoom');
  const slides = () => $(read().slides);
  const addGetters = (object: object, values: Record<string, () => unknown>): void => {
    for (const name in values) Object.defineProperty(object, name, { configurable: true, get: values[name] });
  };
  const gallery = {
    $target: target,
    initZoom,
    initZoomForTarget: initZoom,
    onResetSlidePosition: () => goTo(0),
    openPhotoswipe(event?: { preventDefault?(): void }) {
      event?.preventDefault?.();
      read().open(read().slide);
    },
    getGalleryItems: () =>
      read()
        .slides.flatMap((one) => itemOf(one, one === read().slide) ?? [])
        .map((item) => ({ ...item, w: item.width, h: item.height, title: item.caption })),
  };
  addGetters(gallery, {
    $images: slides,
    flexslider_enabled: () => read().isSlider,
    zoom_enabled: () => read().settings.zoom,
    photoswipe_enabled: () => read().settings.lightbox,
  });
  target.data('product_gallery', gallery);
  if (read().isSlider) {
    const slider = Object.assign($(host), { animating: false, flexAnimate: goTo, flexslider: goTo });
    addGetters(slider, { currentSlide: () => read().index, count: () => read().slides.length, slides });
    target.data('flexslider', slider);
  }
  let known = read().slides;
  const stop = listen(host, 'storefront-widgets:wc_product_gallery', (event) => {
    // A gallery with new slides starts at the first one, even before the widget has noticed them.
    const { slides: now } = read();
    if (now !== known || now.some((one) => !host.contains(one))) goTo(0);
    known = read().slides;
    const [params] = (event as unknown as CustomEvent<unknown[]>).detail;
    // WooCommerce's script passes the page's own parameters, which the widget has read already.
    if (isRecord(params) && params !== pageGlobal('wc_single_product_params')) sync(() => read().changeParams(params));
  });
  return () => {
    stop();
    target.removeData('product_gallery').removeData('flexslider');
  };
}

interface LegacyGallery extends Record<string, unknown> {
  zoom_enabled: unknown;
  $images: unknown;
}

type Off = (types: string, selector: string | null, handler: unknown) => unknown;

const ADDED = '.flex-control-nav, .flex-direction-nav, .woocommerce-product-gallery__trigger, .clone, .zoomImg';

function removeHandlers($: JQueryStatic, host: Element, gallery: LegacyGallery): void {
  const own = new Set([gallery.openPhotoswipe, gallery.initZoom, gallery.onResetSlidePosition]);
  const isPreventer = (selector: unknown, handler: unknown): boolean =>
    selector === `${SLIDE} a` && Function.prototype.toString.call(handler).includes('preventDefault');
  const off = $(host).off.bind($(host)) as unknown as Off;
  for (const records of Object.values($._data?.(host, 'events') ?? {})) {
    for (const { origType, namespace, selector, handler } of [...records]) {
      if (own.has(handler) || (namespace === '' && isPreventer(selector, handler)))
        off(origType, selector ?? null, handler);
    }
  }
}

function stopLegacy($: JQueryStatic, host: Element, gallery: LegacyGallery, slides: readonly Element[]): void {
  const slider = $(host).data('flexslider') as { animating?: boolean; pause?(): void } | undefined;
  slider?.pause?.();
  // A slider that is animating ignores all calls.
  if (slider) slider.animating = true;
  for (const slide of slides) $(slide).trigger('zoom.destroy');
  Object.assign(gallery, { zoom_enabled: false, $images: $([]) });
  removeHandlers($, host, gallery);
  $(host).removeData('product_gallery').removeData('flexslider');
}

/** Removes the additions of WooCommerce's script, or of a copied gallery, from the markup. The server's nodes stay. */
export function undoLegacy(host: Element): void {
  const $ = pageJQuery();
  const gallery = $?.(host).data('product_gallery') as LegacyGallery | undefined;
  const slides = [...host.querySelectorAll<HTMLElement>(SLIDE)];
  if ($ && gallery) stopLegacy($, host, gallery, slides);
  for (const viewport of host.querySelectorAll('.flex-viewport')) viewport.replaceWith(...viewport.childNodes);
  for (const added of host.querySelectorAll(ADDED)) added.remove();
  for (const slide of slides) {
    slide.classList.remove('flex-active-slide');
    slide.removeAttribute('style');
    slide.parentElement?.removeAttribute('style');
    slide.querySelector('img')?.removeAttribute('draggable');
  }
}
