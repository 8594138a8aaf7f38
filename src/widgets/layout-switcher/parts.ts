/** A button of the switcher and whose layout it shows. */
export interface Choice {
  button: HTMLElement;
  kind: 'main_layout' | 'secondary_layout';
}

/** The list that is laid out. */
export const listOf = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>('[data-layout-switcher], .jet-woo-products-wrapper');

/** The buttons, in the page's order. */
export const choicesOf = (host: Element): Choice[] =>
  [...host.querySelectorAll<HTMLElement>('.jet-woo-switcher-btn')].map((button) => ({
    button,
    kind: button.matches('.jet-woo-switcher-btn-secondary') ? 'secondary_layout' : 'main_layout',
  }));
