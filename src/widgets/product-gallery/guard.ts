import type { GuardContext } from '../../core/types';
import { afterParsed } from '../../core/whenParsed';
import { buildNav, NAV_MARK } from './nav';
import { GALLERY, SLIDE } from './slides';

/**
 * The CMS's own plugins; calls of them reach the mounted widget as events. The magnifier is called for slides, or what is in
 * them.
 */
const PLUGINS: readonly (readonly [name: string, hostOf?: (element: Element) => Element | null])[] = [
  ['wc_product_gallery'],
  ['flexslider'],
  ['zoom', (slide) => slide.closest(GALLERY)],
];

interface Special {
  event: { special: Record<string, { trigger?(this: unknown): unknown }> };
}

interface Params {
  flexslider_enabled?: unknown;
  flexslider?: { controlNav?: unknown } | null;
}

const params = (): Params | undefined => (window as { wc_single_product_params?: Params }).wc_single_product_params;

/** Makes room for the thumbnails, and leaves only the first image in the flow (the manifest's critical style). */
function reserve(host: Element): void {
  const slides = host.querySelectorAll<HTMLElement>(`${SLIDE}[data-thumb]`);
  const { flexslider_enabled: on = '1', flexslider } = params() ?? {};
  const { controlNav = 'thumbnails' } = flexslider ?? {};
  if (!slides[1] || !on || controlNav !== 'thumbnails' || host.querySelector('.flex-control-nav')) return;
  host.append(buildNav(slides, true));
}

/**
 * Takes the gallery over: calls of the legacy plugins for claimed galleries come to us, and the two events that announce a
 * gallery are heard once, whoever sends them first.
 */
export function guardGallery({ claims, replacePlugin, withJQuery }: GuardContext): void {
  for (const [name, hostOf] of PLUGINS) {
    replacePlugin(
      name,
      (host, detail) => host.dispatchEvent(new CustomEvent(`storefront-widgets:${name}`, { detail })),
      hostOf,
    );
  }
  for (const type of ['wc-product-gallery-before-init', 'wc-product-gallery-after-init']) {
    const told = new WeakSet<object>();
    addEventListener(type, ({ target }) => target && told.add(target), true);
    withJQuery(($) => {
      ($ as unknown as Special).event.special[type] = {
        trigger() {
          if (!(this instanceof Element) || !claims(this)) return true;
          if (told.has(this)) return false;
          told.add(this);
          return true;
        },
      };
    });
  }
  afterParsed(() => {
    for (const host of document.querySelectorAll(GALLERY)) if (claims(host)) reserve(host);
  });
}

/** Lets the legacy gallery start on this element; without one, all images are shown, as links. */
export function releaseGallery(host: Element, { callLegacyPlugin }: GuardContext): void {
  host.querySelector(`:scope>[${NAV_MARK}]`)?.remove();
  callLegacyPlugin('wc_product_gallery', host);
}
