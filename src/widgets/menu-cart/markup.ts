/** The button that opens the cart; fragments replace it. */
export const TOGGLE = '.elementor-menu-cart__toggle_button';

/** What closes it inside the panel. */
export const CLOSE = '.elementor-menu-cart__close-button, .elementor-menu-cart__close-button-custom';

export const toggleOf = (host: Element): HTMLElement | null => host.querySelector<HTMLElement>(TOGGLE);

/** The panel. */
export const panelOf = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>('.elementor-menu-cart__main');

/** What is around the panel: at the side it covers the page. */
export const containerOf = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>('.elementor-menu-cart__container');

/** The lines of the cart, which scroll where there are many. */
export const listOf = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>('.elementor-menu-cart__products, .woocommerce-mini-cart');

/** What the pointer may be over while a cart that it has opened stays open. */
export const hoverAreaOf = (host: Element): Element =>
  host.querySelector('.elementor-menu-cart__toggle_wrapper') ?? host;

/** Is it the first cart that the visitor sees? Headers have one for each width of the window. */
export function isFirstShown(host: Element): boolean {
  const hosts = [...document.querySelectorAll('[data-widget~=menu-cart]')];
  return hosts.find((one) => (toggleOf(one)?.getClientRects().length ?? 0) > 0) === host;
}
