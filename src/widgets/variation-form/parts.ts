/** Where the form's texts, ids and pictures are in the server's markup. */

/** All elements that match. */
export const allIn = <T extends Element>(root: Element | null | undefined, selector: string): T[] => [
  ...(root?.querySelectorAll<T>(selector) ?? []),
];

/** The product that the form belongs to; its gallery and its data stand outside the form. */
export const productOf = (form: Element): Element | null => form.closest('.product');

/** Where price, availability and description appear. */
export const detailsOf = (form: Element): HTMLElement | null => form.querySelector('.single_variation');

/** The quantity that goes with the variation. */
export const quantityOf = (form: Element): HTMLInputElement | null =>
  form.querySelector('.single_variation_wrap input[name="quantity"]');

/** The hidden fields that carry the id of the variation. */
export const ID_FIELDS = 'input[name="variation_id"], input.variation_id';

/** The buttons that add to the cart. */
export const BUTTONS = '.single_add_to_cart_button';

/** The gallery of the form's product. */
export const galleryOf = (form: Element): Element | null => productOf(form)?.querySelector('.images') ?? null;

/** The small pictures of the gallery. */
export const thumbsOf = (form: Element): HTMLImageElement[] => allIn(productOf(form), '.flex-control-nav li img');
