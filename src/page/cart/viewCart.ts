import { globalText, isYes, pageGlobal } from '../globals';
import { safeUrl } from '../url';

/** Where the view-cart link leads, and what it says. */
export interface ViewCart {
  href: string;
  text: string;
}

const params = (): Record<string, unknown> | undefined => pageGlobal('wc_add_to_cart_params');

/** The address of the cart page; null when the page does not tell it, or it is none to follow. */
export function cartUrl(): string | null {
  const url = globalText(params(), 'cart_url', '');
  return url ? safeUrl(url) && url : null;
}

/** Does the shop show the cart after each add? */
export const goesToCart = (): boolean => params()?.cart_redirect_after_add === 'yes';

/** The link for beside a button after an add; null on the cart page, and where one stands already. */
export function viewCartFor(button: Element): ViewCart | null {
  const href = cartUrl();
  if (!href || isYes(params()?.is_cart) || button.parentElement?.querySelector('.added_to_cart')) return null;
  return { href, text: globalText(params(), 'i18n_view_cart', 'View cart') };
}
