import { readCookie } from '../../page/storage/cookies';

/** The server's hash of the cart, which changes with the cart; empty if there is no cart. */
export const cartHash = (): string => readCookie('woocommerce_cart_hash') ?? '';

/** Does the visitor have items in the cart, by the server's cookie? */
export const hasCartItems = (): boolean => Number(readCookie('woocommerce_items_in_cart')) > 0;
