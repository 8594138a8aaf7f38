import { isRecord } from '../../core/settings';
import { loadCart } from '../../page/cart/loadCart';
import { tellCart } from '../../page/cart/tell';
import { cartHash } from '../../page/cartCookies';
import { isLegacyFragmentsAlive } from './legacyScript';
import { type FragmentParams, fragmentParams } from './params';
import { createRefresher } from './refresher';
import { DAY, isUsable, MINI_CART, readCart, storeCart } from './stored';

/** The page's fragments, as far as they are ours. */
export interface FragmentService {
  /** Shows the stored fragments if they are good, else asks the shop. */
  start(): void;
  /** Asks the shop. */
  refresh(): void;
  /** Takes what an add or a removal brought: the newest cart there is. Without the mini cart it ends no request. */
  store(fragments: unknown, hash: unknown): void;
  stop(): void;
}

/** Is there a mini cart that nobody has filled? */
const isBlank = (): boolean =>
  [...document.querySelectorAll('.widget_shopping_cart_content')].some(({ textContent }) => !textContent?.trim());

/** The parameters, where this feature is on the page and ours. */
const ourParams = (): FragmentParams | null => (isLegacyFragmentsAlive() ? null : fragmentParams());

/**
 * Keeps the page's fragments up to date (contract woocommerce §7). Where the CMS's own script is alive it owns storage and
 * requests, and nothing is done here (coexistence R10). `changed` is told after fragments or cart have changed.
 */
export function createService(changed: () => void): FragmentService {
  let timer = 0;
  let isStopped = false;
  let version = 0;

  const rest = (age = 0): void => {
    clearTimeout(timer);
    timer = window.setTimeout(refresh, DAY - age);
  };

  const show = async (fragments: Record<string, unknown>, hash?: string): Promise<void> => {
    const before = version;
    const { replaceFragments } = await loadCart();
    const params = ourParams();
    // An add may have been faster.
    if (isStopped || version !== before || !params) return;
    replaceFragments(fragments, hash === undefined);
    if (hash === undefined) tellCart('wc_fragments_loaded');
    else {
      storeCart(params, fragments, hash);
      rest();
      tellCart('wc_fragments_refreshed');
    }
    changed();
  };

  const refresher = createRefresher(show);
  const refresh = (): void => {
    if (ourParams()) refresher.refresh();
  };

  return {
    refresh,
    start() {
      const params = ourParams();
      if (!params) return;
      const stored = readCart(params);
      if (!stored.fragments || !isUsable(stored, cartHash(), Date.now())) {
        refresh();
        return;
      }
      rest(stored.created ? Date.now() - stored.created : 0);
      show(stored.fragments).catch(refresh);
    },
    store(fragments, hash) {
      version += 1;
      const wasAsking = refresher.outdate();
      const params = ourParams();
      const isWhole = isRecord(fragments) && fragments[MINI_CART];
      if (params && isWhole && typeof hash === 'string') storeCart(params, fragments, hash);
      changed();
      // Other scripts tell without fragments, or with their own only: what was under way is asked for once more, and what
      // said that the cart is empty, now wrongly, is filled.
      if (params && !isWhole && (wasAsking || isBlank())) refresher.refresh();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      refresher.stop();
    },
  };
}
