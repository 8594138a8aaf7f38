// Constants only: the build inlines them, so that this file is no chunk.

/** WooCommerce's gallery. */
export const GALLERY = '.woocommerce-product-gallery';

/** Every gallery of the page. The lightbox's address counts them from 1, in document order. */
export const GALLERIES =
  '.woocommerce-product-gallery,[data-widget~=product-gallery]:not(:has(.woocommerce-product-gallery))';

/** A slide. */
export const SLIDE = `${GALLERY}__image`;

/** The image of a slide, but not its magnified copy. */
export const IMAGE = 'img:not(.zoomImg)';

/** The magnifying glass that opens the lightbox. */
export const TRIGGER = `${GALLERY}__trigger`;

/** Ends the animation by which a theme, or the README's lines, hides slides until the widget runs. */
export const WAITS_NO_MORE = '.woocommerce-product-gallery__image{animation:none!important}';

/** The attribute that marks a row of thumbnails as ours. */
export const NAV_MARK = 'data-storefront-nav';
