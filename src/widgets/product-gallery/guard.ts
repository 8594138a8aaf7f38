import { adoptStyle } from '../../core/dom/adoptStyle';
import { isElement } from '../../core/dom/nodes';
import { pageJQuery } from '../../core/jquery/jquery';
import { afterParsed } from '../../core/load/schedule';
import type { GuardContext } from '../../core/types';
import { galleryParams } from './atRest';
import { removeReserved } from './markup';
import { GALLERY, NAV_MARK, SLIDE, WAITS_NO_MORE } from './selectors';
import { buildThumbnails } from './thumbnails';
import { viewportAround } from './viewport';

/** Does the gallery magnify? A theme with a gallery of its own may switch that off, and call `zoom` itself. */
const magnifies = (): boolean => !!(galleryParams()?.zoom_enabled ?? '1');

/** Plugins whose calls reach the widget as events. `zoom` is called for slides or parts of them. */
const PLUGINS: readonly (readonly [name: string, hostOf?: (element: Element) => Element | null])[] = [
  ['wc_product_gallery'],
  ['flexslider'],
  ['zoom', (slide) => (magnifies() ? slide.closest(GALLERY) : null)],
];

const LIFE_EVENTS = ['wc-product-gallery-before-init', 'wc-product-gallery-after-init'];

interface JQueryWithSpecialEvents {
  event: { special: Record<string, { trigger?(this: unknown): unknown }> };
}

/** Reserves the room of a slider: the thumbnails, and the viewport that themes style. */
function reserveRoom(host: Element): void {
  const { flexslider_enabled: isSlider = '1', flexslider } = galleryParams() ?? {};
  const { controlNav = 'thumbnails' } = flexslider ?? {};
  const slides = host.querySelectorAll<HTMLElement>(`${SLIDE}[data-thumb]`);
  if (!slides[1] || !isSlider || controlNav !== 'thumbnails' || host.querySelector('.flex-control-nav')) return;
  // Themes lay thumbnails out where scripts run, which WooCommerce says at the end of the page only.
  document.body.classList.replace('woocommerce-no-js', 'woocommerce-js');
  host.appendChild(buildThumbnails(slides, true));
  const wrapper = slides[0]?.parentElement;
  if (wrapper && wrapper !== host) viewportAround(wrapper);
}

/**
 * Reserves the room of each gallery once it is parsed and its settings are known, so that the page below does not jump.
 */
function reserveRooms({ claims }: GuardContext): void {
  addEventListener('storefront-widgets:gallery', ({ target }) => {
    if (isElement(target) && claims(target)) reserveRoom(target);
  });
  const isLoading = (): boolean => document.readyState === 'loading';
  const reserve = (): void => {
    if (isLoading() && !galleryParams()) return;
    for (const host of document.querySelectorAll(GALLERY)) {
      if ((host.nextElementSibling || !isLoading()) && claims(host)) reserveRoom(host);
    }
  };
  reserve();
  if (!isLoading()) return;
  const parsing = new MutationObserver(reserve);
  parsing.observe(document, { childList: true, subtree: true });
  afterParsed(() => {
    parsing.disconnect();
    reserve();
  });
}

/** Lets an event reach a gallery once, because WooCommerce's script and the widget both send it. */
function sendOnce(type: string, { claims, withJQuery }: GuardContext): void {
  const sent = new WeakSet<object>();
  addEventListener(type, ({ target }) => target && sent.add(target), true);
  // A gallery that a variation's own one has replaced comes back, and starts again.
  addEventListener('storefront-widgets:gallery', ({ target }) => target && sent.delete(target), true);
  withJQuery(($) => {
    ($ as unknown as JQueryWithSpecialEvents).event.special[type] = {
      trigger() {
        if (!isElement(this) || !claims(this)) return true;
        if (sent.has(this)) return false;
        sent.add(this);
        return true;
      },
    };
  });
}

/** Passes calls of WooCommerce's plugins to the widget, and reserves the room of its slider. */
export function guardGallery(context: GuardContext): void {
  for (const [name, hostOf] of PLUGINS) {
    context.replacePlugin(
      name,
      (host, detail) => host.dispatchEvent(new CustomEvent(`storefront-widgets:${name}`, { detail })),
      hostOf,
    );
  }
  for (const type of LIFE_EVENTS) sendOnce(type, context);
  reserveRooms(context);
}

/** Lets WooCommerce's gallery start. Without its script all images are shown, as links. */
export function releaseGallery(host: Element, { callLegacyPlugin, adoptStyle }: GuardContext): void {
  removeReserved(host);
  adoptStyle(WAITS_NO_MORE);
  callLegacyPlugin('wc_product_gallery', host);
}

/** WooCommerce prints galleries with `opacity: 0`, which only a script removes. */
const VISIBLE = `${GALLERY}{opacity:1!important}${WAITS_NO_MORE}`;

/** How long WooCommerce's script may take to start after the page's scripts have run, in milliseconds. */
const START = 100;

/** Removes the room that the plugin for WordPress has printed; the shop's own slider may have started already. */
function removePrinted(): void {
  for (const host of document.querySelectorAll(`${GALLERY}:has(>[${NAV_MARK}])`)) {
    if (host.querySelector(`.flex-control-nav:not([${NAV_MARK}])`)) host.querySelector(`[${NAV_MARK}]`)?.remove();
    else removeReserved(host);
  }
}

/**
 * Shows the galleries where the widget does not run. WooCommerce's script, if the page has it, fades them in itself.
 */
export function revealGalleries(): void {
  const reveal = (): void => {
    if (pageJQuery()?.fn.wc_product_gallery) return;
    if (document.adoptedStyleSheets) adoptStyle(VISIBLE);
    else document.head.appendChild(Object.assign(document.createElement('style'), { textContent: VISIBLE }));
  };
  const start = (): void => {
    removePrinted();
    setTimeout(reveal, START);
  };
  removePrinted();
  if (document.readyState === 'complete') {
    start();
    return;
  }
  // After either of these events the page's deferred scripts have run.
  const ran = new AbortController();
  const onRan = (): void => {
    ran.abort();
    start();
  };
  document.addEventListener('DOMContentLoaded', onRan, { signal: ran.signal });
  window.addEventListener('load', onRan, { signal: ran.signal });
}
