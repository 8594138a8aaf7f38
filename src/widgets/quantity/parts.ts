const STEPS = '.plus, .minus, .qty-plus, .qty-minus, [data-qty-step], button.increase, button.decrease';

/** The field of a host; a host may be the field itself. */
export const fieldOf = (host: Element): HTMLInputElement | null =>
  host.matches('input')
    ? (host as HTMLInputElement)
    : host.querySelector<HTMLInputElement>('input.qty, input[type=number], input[name=quantity]');

/** The buttons that count up and down, if the theme prints some. */
export const stepButtonsOf = (host: Element): HTMLElement[] => [
  ...((host.matches('input') && host.parentElement) || host).querySelectorAll<HTMLElement>(STEPS),
];

/** Which way a button counts. `data-qty-step` says it (`1`, `-1`, `up`, `down`), else a class. */
export const directionOf = (button: HTMLElement): number =>
  /^(-|down)|minus|decrease/.test(button.dataset.qtyStep || button.className) ? -1 : 1;

/** The button that adds this quantity to the cart: in the field's form, else in its product card. */
export const addButtonOf = (field: Element): Element | null =>
  field.closest('form, .product')?.querySelector('.ajax_add_to_cart, .button[data-quantity]') ?? null;
