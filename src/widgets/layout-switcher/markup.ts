/** One of the two layouts, by the name of its setting. */
export type LayoutKind = 'main_layout' | 'secondary_layout';

/** The list that the buttons switch. */
export const listOf = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>('[data-layout-switcher], .jet-woo-products-wrapper');

/** The buttons, in document order. */
export const buttonsOf = (host: Element): HTMLElement[] => [
  ...host.querySelectorAll<HTMLElement>('.jet-woo-switcher-btn'),
];

/** The layout of a button. */
export const kindOf = (button: Element): LayoutKind =>
  button.matches('.jet-woo-switcher-btn-secondary') ? 'secondary_layout' : 'main_layout';
