import { globalText, pageGlobal } from '../../page/base/globals';
import { bodyHandlers } from '../../woocommerce/cart/coexistence';

/** The storage keys of the page's fragments, and the `timeout` of a refresh in milliseconds. */
export interface FragmentParams {
  fragmentsKey: string;
  hashKey: string;
  timeout: number;
}

/**
 * The parameters of WooCommerce's fragments script; null if the page has none. Call it for each use, because they may
 * come late.
 */
export function fragmentParams(): FragmentParams | null {
  const global = pageGlobal('wc_cart_fragments_params');
  if (!global) return null;
  return {
    fragmentsKey: globalText(global, 'fragment_name', 'wc_fragments'),
    hashKey: globalText(global, 'cart_hash_key', 'wc_cart_hash'),
    timeout: Number(global.request_timeout) || 5000,
  };
}

const usesStorage = (handler: object): boolean => Function.prototype.toString.call(handler).includes('sessionStorage');

/** Does WooCommerce's script run? It is recognised by its handler for refreshes and the one that stores fragments. */
export const isLegacyFragmentsAlive = (): boolean =>
  bodyHandlers('wc_fragment_refresh').length > 0 &&
  bodyHandlers('added_to_cart').some(({ handler }) => usesStorage(handler));
