/** What the page knows of the cart without asking the shop; part of the loader. */
import { siteGlobal } from '../../core/settings/siteGlobals';
import { readStored } from '../../page/storage/storage';

/** Has the shop set one of the cookies that come with a cart? Without the library for cookies, which the loader does not need. */
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

/** A cart without any text, where visitors see it. */
const isBlankInView = (content: Element): boolean => {
  const { right, bottom, width } = (content.parentElement ?? content).getBoundingClientRect();
  return !content.textContent?.trim() && width > 0 && right > 0 && bottom > 0 && content.checkVisibility?.() !== false;
};

/** Why the page's carts cannot wait for the visitor. */
export function cartOf(): string | undefined {
  if (mayHaveCart()) return 'a cart';
  if (document.querySelector('.hide_cart_widget_if_empty')) return 'a cart that is hidden while it is empty';
  return [...document.querySelectorAll('.widget_shopping_cart_content')].some(isBlankInView)
    ? 'a blank cart'
    : undefined;
}
