/** What the CMS's own fragments script brings: its parameters, and maybe itself. */

import { globalText, pageGlobal } from '../../page/base/globals';
import { bodyHandlers } from '../../page/cart/legacy';

/** Storage keys of the page's fragments, and how long a refresh may take, in milliseconds. */
export interface FragmentParams {
  fragmentsKey: string;
  hashKey: string;
  timeout: number;
}

/** The parameters that the page prints for the script. Read late, at each use; null where the page has no such feature. */
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

/** Is the script alive? It listens to refresh requests, and stores what `added_to_cart` brings. */
export const isLegacyFragmentsAlive = (): boolean =>
  bodyHandlers('wc_fragment_refresh').length > 0 &&
  bodyHandlers('added_to_cart').some(({ handler }) => usesStorage(handler));
