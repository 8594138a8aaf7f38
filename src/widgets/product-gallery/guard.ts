import type { JQueryCollection, JQueryStatic } from '../../core/jquery';
import type { GuardContext } from '../../core/types';
import { whenParsed } from '../../core/whenParsed';
import { buildNav, NAV_MARK } from './nav';
import { SLIDE } from './slides';

/** The CMS's own plugins, and the events by which calls of them reach the mounted widget. */
const PLUGINS = ['wc_product_gallery', 'flexslider'];

const HOST = '.woocommerce-product-gallery';

interface Special {
  event: { special: Record<string, { trigger?(this: unknown): unknown }> };
}

interface Params {
  flexslider_enabled?: unknown;
  flexslider?: { controlNav?: unknown };
}

const params = (): Params | undefined => (window as { wc_single_product_params?: Params }).wc_single_product_params;

/** Makes room for the thumbnails, and leaves only the first image in the flow (the manifest's critical style). */
function reserve(host: Element): void {
  const slides = host.querySelectorAll<HTMLElement>(`${SLIDE}[data-thumb]`);
  const { flexslider_enabled: on = '1', flexslider: { controlNav = 'thumbnails' } = {} } = params() ?? {};
  if (slides.length < 2 || !on || controlNav !== 'thumbnails' || host.querySelector('.flex-control-nav')) return;
  host.append(buildNav(slides, true));
}

type Plugin = (this: JQueryCollection, ...args: unknown[]) => unknown;

/** The magnifier is called for slides, or what is in them: those of a claimed gallery are ours. */
function replaceZoom($: JQueryStatic, claims: GuardContext['claims']): void {
  let legacy = $.fn.zoom as Plugin | undefined;
  const zoom: Plugin = function (...args) {
    for (let at = 0; at < this.length; at += 1) {
      const host = this[at]?.closest(HOST);
      if (host && claims(host)) host.dispatchEvent(new CustomEvent('storefront-widgets:zoom'));
      else legacy?.apply($(this[at]), args);
    }
    return this;
  };
  Object.defineProperty($.fn, 'zoom', {
    configurable: true,
    enumerable: true,
    get: () => zoom,
    set(next: Plugin) {
      if (next !== zoom) legacy = next;
    },
  });
}

/**
 * Takes the gallery over: calls of the legacy plugins for claimed galleries come to us, and the two events that announce a
 * gallery are heard once, whoever sends them first.
 */
export function guardGallery({ claims, replacePlugin, withJQuery }: GuardContext): void {
  for (const name of PLUGINS) {
    replacePlugin(name, (element, detail) =>
      element.dispatchEvent(new CustomEvent(`storefront-widgets:${name}`, { detail })),
    );
  }
  withJQuery(($) => replaceZoom($, claims));
  for (const type of ['wc-product-gallery-before-init', 'wc-product-gallery-after-init']) {
    const told = new WeakSet<object>();
    window.addEventListener(type, ({ target }) => target && told.add(target), true);
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
  whenParsed(() => {
    for (const host of document.querySelectorAll(HOST)) if (claims(host)) reserve(host);
  });
}

/** Lets the legacy gallery start on this element; without one, all images are shown, as links. */
export function releaseGallery(host: Element, { callLegacyPlugin }: GuardContext): void {
  host.querySelector(`:scope > [${NAV_MARK}]`)?.remove();
  callLegacyPlugin('wc_product_gallery', host);
}
