import { parseUrl } from '../../page/url';

/** The cart's table in its form. */
export const FORM = '.woocommerce-cart-form';
/** What the form shows when the cart is empty. */
export const EMPTY = '.wc-empty-cart-message';
/** The calculator of shipping costs. */
export const CALCULATOR = 'form.woocommerce-shipping-calculator';
/** Fields that choose how to ship. */
export const SHIPPING = 'select.shipping_method, input[name^=shipping_method]';

/** All elements in `root` that match; of nested ones the outer. */
export function all<T extends Element = HTMLElement>(selector: string, root: ParentNode = document): T[] {
  return [...root.querySelectorAll<T>(selector)].filter((element) => !element.parentElement?.closest(selector));
}

/** The cart's form on the page now. */
export const cartForm = (): HTMLFormElement | null => document.querySelector<HTMLFormElement>(`form${FORM}`);

const ACTIONS = ['add-to-cart', 'quantity', 'remove_item', 'undo_item', 'removed_item', 'remove_coupon', '_wpnonce'];

/** The page's address without what it once asked for, which would be done again. */
export function cleanAddress(): string {
  const url = new URL(window.location.href);
  url.hash = '';
  for (const name of ACTIONS) url.searchParams.delete(name);
  return url.href;
}

/** Where a form is sent; a field may have the name `action`. */
export const actionOf = (form: HTMLFormElement): string =>
  new URL(form.getAttribute('action') || cleanAddress(), document.baseURI).href;

/** What an overlay covers while the shop answers. */
export const areas = (): HTMLElement[] => all(`${FORM}, .cart_totals`);

/** A parameter of an address. */
export const parameter = (href: string, name: string): string | null => parseUrl(href)?.searchParams.get(name) ?? null;

/** Which coupon a link takes off the cart. */
export const couponOf = (link: HTMLAnchorElement): string =>
  link.dataset.coupon ?? parameter(link.getAttribute('href') ?? '', 'remove_coupon') ?? '';

/** The field that takes a coupon's code. */
export const couponField = (): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>(`${FORM} #coupon_code, ${FORM} [name=coupon_code]`);
