import { isElement } from '../../core/dom/nodes';

/** The theme's plus and minus buttons. */
export const STEP_BUTTONS = '.plus, .minus, .qty-plus, .qty-minus, [data-qty-step], button.increase, button.decrease';

/** Does the field belong to a row of the cart, where 0 removes the row? */
export const isCartRow = ({ name }: HTMLInputElement): boolean => name.startsWith('cart[');

/** The field in a host, or the host itself; null in a row of the cart. */
export function fieldOf(host: Element): HTMLInputElement | null {
  const field = host.matches('input')
    ? (host as HTMLInputElement)
    : host.querySelector<HTMLInputElement>('input.qty, input[type=number], input[name=quantity]');
  return field && isCartRow(field) ? null : field;
}

/** Those buttons of a host. */
export const stepButtonsOf = (host: Element): HTMLElement[] => [
  ...((host.matches('input') && host.parentElement) || host).querySelectorAll<HTMLElement>(STEP_BUTTONS),
];

/** The direction of a button, 1 or -1: by `data-qty-step` (`1`, `-1`, `up`, `down`), else by its class. */
export const directionOf = (button: HTMLElement): number =>
  /^(-|down)|minus|decrease/.test(button.dataset.qtyStep || button.className) ? -1 : 1;

/** The button that adds this quantity, in the field's form or product card. */
export const addButtonOf = (field: Element): Element | null =>
  field.closest('form, .product')?.querySelector('.ajax_add_to_cart, .button[data-quantity]') ?? null;

const SENDS = 'button:not([type]), [type=submit], [type=image]';

/**
 * Does the focus move from a field to the button that sends its form? Then the value must stay, so that the browser
 * validates the visitor's input.
 */
export function leavesToSend(
  { form }: HTMLInputElement,
  { relatedTarget }: Pick<FocusEvent, 'relatedTarget'>,
): boolean {
  if (!form) return false;
  // Some browsers do not focus a pressed button.
  const next = isElement(relatedTarget) ? relatedTarget : form.querySelector(`:is(${SENDS}):active`);
  return next?.closest<HTMLButtonElement>(SENDS)?.form === form;
}
