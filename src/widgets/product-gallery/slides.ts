/** The gallery that the CMS prints. */
export const GALLERY = '.woocommerce-product-gallery';

/** What a slide of the gallery is; the class that the CMS and its themes use. */
export const SLIDE = `${GALLERY}__image`;

/** The slides of a gallery, without copies that a legacy slider may have left, or those of a gallery inside. */
export const slidesOf = (host: Element): HTMLElement[] => [
  ...host.querySelectorAll<HTMLElement>(`${SLIDE}:not(.clone,:scope ${GALLERY} *)`),
];
