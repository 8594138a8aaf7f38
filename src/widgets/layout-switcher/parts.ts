/** Which of the two layouts. */
export type Kind = 'main_layout' | 'secondary_layout';

/** The list that is laid out. */
export const listOf = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>('[data-layout-switcher], .jet-woo-products-wrapper');

/** The buttons, in the page's order. */
export const buttonsOf = (host: Element): HTMLElement[] => [
  ...host.querySelectorAll<HTMLElement>('.jet-woo-switcher-btn'),
];

/** Whose layout a button shows. */
export const kindOf = (button: Element): Kind =>
  button.matches('.jet-woo-switcher-btn-secondary') ? 'secondary_layout' : 'main_layout';
