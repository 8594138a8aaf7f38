import { type JQueryStatic, pageJQuery } from '../../core/jquery';

// A copy: shared code would be a chunk of its own, fetched by every page.
const SLIDE: typeof import('./slides').SLIDE = '.woocommerce-product-gallery__image';

/** What the legacy script keeps in jQuery's data. */
interface LegacyGallery extends Record<string, unknown> {
  zoom_enabled: unknown;
  $images: unknown;
}

type Off = (types: string, selector: string | null, handler: unknown) => unknown;

const MADE = '.flex-control-nav, .flex-direction-nav, .woocommerce-product-gallery__trigger, .clone, .zoomImg';

/** Removes the legacy gallery's own handlers from the gallery, and nobody else's. */
function unbind($: JQueryStatic, host: Element, gallery: LegacyGallery): void {
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

/** Ends a legacy gallery that runs. */
function stop($: JQueryStatic, host: Element, gallery: LegacyGallery, slides: readonly Element[]): void {
  const slider = $(host).data('flexslider') as { animating?: boolean; pause?(): void } | undefined;
  slider?.pause?.();
  // The slider does nothing while it moves; so it moves for ever.
  if (slider) slider.animating = true;
  for (const slide of slides) $(slide).trigger('zoom.destroy');
  Object.assign(gallery, { zoom_enabled: false, $images: $([]) });
  unbind($, host, gallery);
  $(host).removeData('product_gallery').removeData('flexslider');
}

/**
 * Takes back what a gallery has done to the markup, for the case that the legacy one ran before our script, and for copies
 * of a gallery that was running: same nodes, as the server sent them. The legacy one's handlers on document and window
 * stay, and do nothing.
 */
export function undoLegacy(host: Element): void {
  const $ = pageJQuery();
  const gallery = $?.(host).data('product_gallery') as LegacyGallery | undefined;
  const slides = [...host.querySelectorAll<HTMLElement>(SLIDE)];
  if ($ && gallery) stop($, host, gallery, slides);
  for (const viewport of host.querySelectorAll('.flex-viewport')) viewport.replaceWith(...viewport.childNodes);
  for (const made of host.querySelectorAll(MADE)) made.remove();
  for (const slide of slides) {
    slide.classList.remove('flex-active-slide');
    slide.removeAttribute('style');
    slide.parentElement?.removeAttribute('style');
    slide.querySelector('img')?.removeAttribute('draggable');
  }
}
