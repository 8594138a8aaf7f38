import { siteObject } from '../../core/siteGlobals';
import type { GuardContext } from '../../core/types';
import { afterParsed } from '../../core/whenParsed';
import { removeReserved } from './markup';
import { GALLERY, SLIDE, VIEWPORT_MARK, WAITS_NO_MORE } from './selectors';
import { buildThumbnails } from './thumbnails';

/** Calls of these reach the mounted widget as events. `zoom` is called for slides, or parts of them. */
const PLUGINS: readonly (readonly [name: string, hostOf?: (element: Element) => Element | null])[] = [
  ['wc_product_gallery'],
  ['flexslider'],
  ['zoom', (slide) => slide.closest(GALLERY)],
];

const LIFE_EVENTS = ['wc-product-gallery-before-init', 'wc-product-gallery-after-init'];

interface JQueryWithSpecialEvents {
  event: { special: Record<string, { trigger?(this: unknown): unknown }> };
}

interface GalleryParams {
  flexslider_enabled?: unknown;
  flexslider?: { controlNav?: unknown } | null;
}

const galleryParams = (): GalleryParams | undefined => siteObject<GalleryParams>('wc_single_product_params');

/** Keeps the room of a slider: that of the thumbnails, and what the theme gives its viewport. */
function reserveRoom(host: Element): void {
  const { flexslider_enabled: isSlider = '1', flexslider } = galleryParams() ?? {};
  const { controlNav = 'thumbnails' } = flexslider ?? {};
  const slides = host.querySelectorAll<HTMLElement>(`${SLIDE}[data-thumb]`);
  if (!slides[1] || !isSlider || controlNav !== 'thumbnails' || host.querySelector('.flex-control-nav')) return;
  host.append(buildThumbnails(slides, true));
  const viewport = slides[0]?.parentElement;
  if (!viewport || viewport === host || viewport.classList.contains('flex-viewport')) return;
  viewport.classList.add('flex-viewport');
  viewport.setAttribute(VIEWPORT_MARK, '');
}

/** Keeps the room of each gallery as soon as it is complete. Until then it shows one slide, or what follows would jump. */
function reserveRooms({ claims, adoptStyle }: GuardContext): void {
  const reserve = (isComplete: (host: Element) => boolean): void => {
    for (const host of document.querySelectorAll(GALLERY)) if (isComplete(host) && claims(host)) reserveRoom(host);
  };
  if (document.readyState !== 'loading') {
    reserve(() => true);
    return;
  }
  const look = (): void => {
    if (galleryParams()) reserve((host) => host.nextElementSibling !== null);
  };
  const showAll = adoptStyle(`${GALLERY} ${SLIDE}:nth-child(n+2){display:none}`);
  const parsing = new MutationObserver(look);
  parsing.observe(document, { childList: true, subtree: true });
  look();
  afterParsed(() => {
    parsing.disconnect();
    reserve(() => true);
    showAll();
  });
}

/** Once, because the legacy script and the widget both send it. */
function sendOnce(type: string, { claims, withJQuery }: GuardContext): void {
  const sent = new WeakSet<object>();
  addEventListener(type, ({ target }) => target && sent.add(target), true);
  withJQuery(($) => {
    ($ as unknown as JQueryWithSpecialEvents).event.special[type] = {
      trigger() {
        if (!(this instanceof Element) || !claims(this)) return true;
        if (sent.has(this)) return false;
        sent.add(this);
        return true;
      },
    };
  });
}

/** Passes calls of the legacy plugins to the widget, and keeps the room of its slider. */
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

/** Lets the legacy gallery start; without one, all images are shown, as links. */
export function releaseGallery(host: Element, { callLegacyPlugin, adoptStyle }: GuardContext): void {
  removeReserved(host);
  adoptStyle(WAITS_NO_MORE);
  callLegacyPlugin('wc_product_gallery', host);
}
