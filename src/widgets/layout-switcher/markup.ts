/** One of the two layouts, by the name of its setting. */
export type LayoutKind = 'main_layout' | 'secondary_layout';

/** The list that is shown in a layout. */
export const listOf = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>('[data-layout-switcher], .jet-woo-products-wrapper');

/** The buttons, in the order of the page. */
export const buttonsOf = (host: Element): HTMLElement[] => [
  ...host.querySelectorAll<HTMLElement>('.jet-woo-switcher-btn'),
];

/** The layout that a button shows. */
export const kindOf = (button: Element): LayoutKind =>
  button.matches('.jet-woo-switcher-btn-secondary') ? 'secondary_layout' : 'main_layout';
