// Only constants, which the build inlines, so that no chunk has to fetch this file.

/** The gallery that the CMS prints. */
export const GALLERY = '.woocommerce-product-gallery';

/** Every gallery of the page, in order; the lightbox's address counts them from 1. */
export const GALLERIES =
  '.woocommerce-product-gallery,[data-widget~=product-gallery]:not(:has(.woocommerce-product-gallery))';

/** A slide, by the class name that the CMS and its themes use. */
export const SLIDE = `${GALLERY}__image`;

/** The image of a slide, not the one that magnifies it. */
export const IMAGE = 'img:not(.zoomImg)';

/** The magnifying glass that opens the lightbox. */
export const TRIGGER = `${GALLERY}__trigger`;

/** What a theme or the README's lines may do to slides until the widget runs. */
export const WAITS_NO_MORE = '.woocommerce-product-gallery__image{animation:none!important}';

/** The attribute that marks a row of thumbnails as ours. */
export const NAV_MARK = 'data-storefront-nav';
