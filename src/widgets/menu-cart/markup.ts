/** The button that opens the cart; fragments replace it. */
export const TOGGLE = '.elementor-menu-cart__toggle_button';

/** The close button inside the panel. */
export const CLOSE = '.elementor-menu-cart__close-button, .elementor-menu-cart__close-button-custom';

/** The button of a host. */
export const toggleOf = (host: Element): HTMLElement | null => host.querySelector<HTMLElement>(TOGGLE);

/** The panel of a host. */
export const panelOf = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>('.elementor-menu-cart__main');

/** The element around the panel; it covers the page if the panel is at the side. */
export const containerOf = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>('.elementor-menu-cart__container');

/** The list of the cart's lines. */
export const listOf = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>('.elementor-menu-cart__products, .woocommerce-mini-cart');

/** The area that the pointer must leave to close a cart that it has opened. */
export const hoverAreaOf = (host: Element): Element =>
  host.querySelector('.elementor-menu-cart__toggle_wrapper') ?? host;

/** Is it the first cart that the visitor sees? Headers have one for each width of the window. */
export function isFirstShown(host: Element): boolean {
  const hosts = [...document.querySelectorAll('[data-widget~=menu-cart]')];
  return hosts.find((one) => (toggleOf(one)?.getClientRects().length ?? 0) > 0) === host;
}
