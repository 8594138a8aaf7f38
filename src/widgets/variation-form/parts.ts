/** Where the form's texts, ids and pictures are in the server's markup. */

/** The product that the form belongs to; its gallery and its data stand outside the form. */
export const productOf = (form: Element): Element | null => form.closest('.product');

/** Where price, availability and description appear. */
export const detailsOf = (form: Element): HTMLElement | null => form.querySelector('.single_variation');

/** Details, quantity and button; some themes ship it hidden. */
export const wrapOf = (form: Element): HTMLElement | null => form.querySelector('.single_variation_wrap');

/** The quantity that goes with the variation. */
export const quantityOf = (form: Element): HTMLInputElement | null =>
  wrapOf(form)?.querySelector<HTMLInputElement>('input[name="quantity"]') ?? null;

/** The hidden fields that carry the id of the variation. */
export const idFieldsOf = (form: Element): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>('input[name="variation_id"], input.variation_id'),
];

/** The buttons that add to the cart. */
export const buttonsOf = (form: Element): Element[] => [...form.querySelectorAll('.single_add_to_cart_button')];

/** The gallery of the form's product. */
export const galleryOf = (form: Element): Element | null => productOf(form)?.querySelector('.images') ?? null;

/** The small pictures of the gallery. */
export const thumbsOf = (form: Element): HTMLImageElement[] => [
  ...(productOf(form)?.querySelectorAll<HTMLImageElement>('.flex-control-nav li img') ?? []),
];

/** Does a screen reader hear by itself what appears in an element? */
export const isLive = (element: Element): boolean => !!element.closest('[role=alert], [role=status], [aria-live]');
