import type { WidgetManifest } from '../../core/types';
import { partsToDraw, prepareGallery } from './atRest';
import { guardGallery, releaseGallery, revealGalleries } from './guard';
import { GALLERIES, GALLERY, NAV_MARK, SLIDE, TRIGGER } from './selectors';

/** As strong as an id, because themes style all buttons by long rows of `:not()`. */
const BUTTON = '.flex-control-nav:not(#_)>li>button';

const OTHER_SLIDES = `${SLIDE}:nth-child(n+2)`;

/**
 * Lays the gallery out before the widget runs. Overrides the theme only to reset the buttons and to show one view at a
 * time.
 */
const critical = [
  `${GALLERY}{opacity:1!important;transition:none!important}`,
  `${GALLERY}:has(>[${NAV_MARK}]) ${OTHER_SLIDES}{display:none}`,
  // Until the thumbnails are the widget's: themes lay slides out as a grid, which stays if no slider starts.
  `${GALLERY}:has(>[${NAV_MARK}]:not([data-storefront-own])) ${OTHER_SLIDES}{display:none!important}`,
  `:where(${GALLERIES}){position:relative}`,
  `:where(${TRIGGER}){position:absolute;z-index:9;top:.5em;inset-inline-end:.5em}`,
  // The list keeps the browser's margins where no style sheet takes them, as FlexSlider's does.
  ':where(.flex-control-nav,.flex-direction-nav){list-style:none}',
  // No box of the list's own: a theme that makes a row or floats of it must have the room that it knows.
  ':where(.flex-control-nav>li){display:inline-block;vertical-align:top}',
  ':where(.flex-direction-nav){margin:0;padding:0;display:flex;flex-wrap:wrap;justify-content:space-between}',
  ':where(.flex-control-thumbs img){display:block;width:100%;height:auto;aspect-ratio:auto 1}',
  // The picture meets the box of the item: its height in per cent, and its box-sizing where a theme has all inherit that.
  `${BUTTON}{all:unset;box-sizing:inherit;display:block;width:100%;height:100%;cursor:pointer}`,
  `${BUTTON}:focus-visible{outline:2px solid;outline-offset:2px}`,
].join('');

/** Handles of WordPress scripts that the widget stands in for. */
export const scripts = ['wc-single-product'];

/** The product gallery with slider, zoom and lightbox. */
export const early = {
  adopts: [GALLERY],
  when: 'intent',
  reason: partsToDraw,
  events: ['woocommerce_gallery_init_zoom', 'woocommerce_gallery_reset_slide_position'],
  announces: ['wc-product-gallery-before-init', 'wc-product-gallery-after-init'],
  prepare: prepareGallery,
  priority: 10,
  replay: [{ type: 'click', selector: `.flex-control-nav button, ${TRIGGER}, ${SLIDE} a` }],
  critical,
  guard: guardGallery,
  whenOff: revealGalleries,
  release: releaseGallery,
} satisfies WidgetManifest;
