import { siteObject } from '../../core/siteGlobals';
import type { GuardContext } from '../../core/types';
import { afterParsed } from '../../core/whenParsed';
import { removeThumbnails } from './markup';
import { GALLERY, SLIDE } from './selectors';
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

function reserveThumbnails(host: Element): void {
  const { flexslider_enabled: isSlider = '1', flexslider } =
    siteObject<GalleryParams>('wc_single_product_params') ?? {};
  const { controlNav = 'thumbnails' } = flexslider ?? {};
  const slides = host.querySelectorAll<HTMLElement>(`${SLIDE}[data-thumb]`);
  if (!slides[1] || !isSlider || controlNav !== 'thumbnails' || host.querySelector('.flex-control-nav')) return;
  host.append(buildThumbnails(slides, true));
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

/** Passes calls of the legacy plugins to the widget, and reserves the room of thumbnails. */
export function guardGallery(context: GuardContext): void {
  for (const [name, hostOf] of PLUGINS) {
    context.replacePlugin(
      name,
      (host, detail) => host.dispatchEvent(new CustomEvent(`storefront-widgets:${name}`, { detail })),
      hostOf,
    );
  }
  for (const type of LIFE_EVENTS) sendOnce(type, context);
  afterParsed(() => {
    for (const host of document.querySelectorAll(GALLERY)) if (context.claims(host)) reserveThumbnails(host);
  });
}

/** Lets the legacy gallery start; without one, all images are shown, as links. */
export function releaseGallery(host: Element, { callLegacyPlugin }: GuardContext): void {
  removeThumbnails(host);
  callLegacyPlugin('wc_product_gallery', host);
}
