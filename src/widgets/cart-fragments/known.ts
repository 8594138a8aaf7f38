/** Tells from the page alone whether there may be a cart, without asking the shop; part of the loader. */
import { siteGlobal } from '../../core/settings/siteGlobals';
import { readStored } from '../../page/storage/storage';

/**
 * Has the shop set one of the cookies that come with a cart? Reads them without the library for cookies, to keep the
 * loader small.
 */
function hasCartCookie(): boolean {
  try {
    return /(^|; )woocommerce_(items_in_cart=[1-9]|cart_hash=[^;])/.test(document.cookie);
  } catch {
    return false;
  }
}

/** May the visitor have a cart? Also checks the markup, because a cached page may show another visitor's. */
export function mayHaveCart(): boolean {
  const params = siteGlobal('wc_cart_fragments_params');
  const isKnown = hasCartCookie() || (params && readStored('session', String(params.fragment_name ?? 'wc_fragments')));
  return !!(isKnown || document.querySelector('.widget_shopping_cart_content .remove'));
}
