const STEP_BUTTONS = '.plus, .minus, .qty-plus, .qty-minus, [data-qty-step], button.increase, button.decrease';

/** The field of a host; a host may be the field itself. A row of the cart has none: there 0 takes the row away. */
export function fieldOf(host: Element): HTMLInputElement | null {
  const field = host.matches('input')
    ? (host as HTMLInputElement)
    : host.querySelector<HTMLInputElement>('input.qty, input[type=number], input[name=quantity]');
  return field?.name.startsWith('cart[') ? null : field;
}

/** The buttons that count up and down, if the theme prints some. */
export const stepButtonsOf = (host: Element): HTMLElement[] => [
  ...((host.matches('input') && host.parentElement) || host).querySelectorAll<HTMLElement>(STEP_BUTTONS),
];

/** Which way a button counts: 1 or -1, by `data-qty-step` (`1`, `-1`, `up`, `down`), else by a class. */
export const directionOf = (button: HTMLElement): number =>
  /^(-|down)|minus|decrease/.test(button.dataset.qtyStep || button.className) ? -1 : 1;

/** The button that adds this quantity to the cart: in the field's form, else in its product card. */
export const addButtonOf = (field: Element): Element | null =>
  field.closest('form, .product')?.querySelector('.ajax_add_to_cart, .button[data-quantity]') ?? null;
