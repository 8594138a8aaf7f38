/** The gallery before the widget starts; part of the loader. */
import type { Changes } from '../../core/dom/changes';
import { hasOwnSettings } from '../../core/settings/ownSettings';
import { siteObject } from '../../core/settings/siteGlobals';
import { hasPicture, slidesOf } from './markup';
import { GALLERIES, NAV_MARK, TRIGGER } from './selectors';

interface Flexslider {
  controlNav?: unknown;
  slideshow?: unknown;
  directionNav?: unknown;
}

interface GalleryParams {
  flexslider_enabled?: unknown;
  flexslider?: Flexslider | null;
  zoom_enabled?: unknown;
  photoswipe_enabled?: unknown;
  i18n_product_gallery_trigger_text?: unknown;
}

/** The page's parameters for its galleries; undefined until the page has them. */
export const galleryParams = (): GalleryParams | undefined => siteObject<GalleryParams>('wc_single_product_params');

/** Marks the link that stands for the widget's until it starts. */
const OURS = 'data-storefront-trigger';

/**
 * Why the gallery cannot wait for the visitor. Thumbnails that are there already are no reason, unless a script has made
 * something else of them: when the page's scripts start, the shop's own slider has none yet.
 */
export function partsToDraw(host: Element): string | undefined {
  if (/&gid=\d/.test(location.hash)) return 'the address';
  if (hasOwnSettings('product-gallery', host)) return 'settings of its own';
  const { flexslider_enabled: isSlider = '1', flexslider } = galleryParams() ?? {};
  if (!isSlider || slidesOf(host).length < 2) return undefined;
  const { controlNav = 'thumbnails', slideshow, directionNav } = flexslider ?? {};
  if (slideshow) return 'a slide show';
  if (directionNav) return 'arrows';
  return controlNav && !host.querySelector('.flex-control-nav>li') ? 'thumbnails' : undefined;
}

/** Adds the link that opens the lightbox. */
function addTrigger(host: Element, changes: Changes): void {
  const { zoom_enabled: zooms = '1', photoswipe_enabled: opens = '1', ...params } = galleryParams() ?? {};
  const find = (): NodeListOf<Element> => host.querySelectorAll(`:scope>[${OURS}]`);
  // A script may put a copy in place of the gallery, as Divi does: the copy has the link already.
  for (const copy of find()) copy.remove();
  if (!zooms || !opens || !hasPicture(host) || host.querySelector(TRIGGER)) return;
  const { i18n_product_gallery_trigger_text: text = 'View full-screen image gallery' } = params;
  const trigger = document.createElement('a');
  trigger.className = TRIGGER.slice(1);
  trigger.href = '#';
  for (const [name, value] of [
    [OURS, ''],
    ['role', 'button'],
    ['aria-haspopup', 'dialog'],
    ['aria-label', String(text)],
  ] as const)
    trigger.setAttribute(name, value);
  trigger.appendChild(lens());
  host.prepend(trigger);
  changes.onUndo(() => {
    const hadFocus = document.activeElement === trigger;
    for (const one of find()) one.remove();
    // The widget's own link takes its place in the same task.
    if (hadFocus) queueMicrotask(() => host.querySelector<HTMLElement>(TRIGGER)?.focus());
  });
}

/** The magnifying glass. */
function lens(): SVGElement {
  const [svg, path] = ['svg', 'path'].map((name) => document.createElementNS('http://www.w3.org/2000/svg', name));
  const all = { viewBox: '0 0 24 24', width: '1em', height: '1em', 'aria-hidden': 'true' };
  for (const [name, value] of Object.entries(all)) svg?.setAttribute(name, value);
  const drawn = { d: LENS, fill: 'none', stroke: 'currentColor', 'stroke-width': '2' };
  for (const [name, value] of Object.entries(drawn)) path?.setAttribute(name, value);
  svg?.appendChild(path as Element);
  return svg as SVGElement;
}

const LENS = 'M10 4a6 6 0 1 0 .1 0zm5 11 5 5';

/** Marks the thumbnail of the picture that is shown. */
function markFirst(host: Element, changes: Changes): void {
  const image = host.querySelector(`:scope>[${NAV_MARK}] img`);
  if (!image?.parentElement) return;
  changes.class(image, 'flex-active');
  changes.attribute(image.parentElement, 'aria-current', 'true');
}

/** Shows what visitors look for before they touch the gallery. */
export function prepareGallery(host: Element, changes: Changes): void {
  if (!host.matches(GALLERIES)) return;
  addTrigger(host, changes);
  markFirst(host, changes);
  // Style sheets show all pictures and no thumbnails where the script has not come after some seconds.
  changes.attribute(host, 'data-widget-state', 'waiting');
}
