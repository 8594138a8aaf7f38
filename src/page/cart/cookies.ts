import { readCookie } from '../base/readCookie';

/** The server's hash of the cart; empty for no cart. It changes with every change of the cart. */
export const cartHash = (): string => readCookie('woocommerce_cart_hash') ?? '';

/** Does the server say that this visitor has something in the cart? */
export const hasCartItems = (): boolean => Number(readCookie('woocommerce_items_in_cart')) > 0;
