/** Shows and stores the page's fragments. A chunk of its own: visitors without a cart do not need it. */
import { isRecord } from '../../core/settings';
import { cartHash } from '../../page/cart/cookies';
import { emitCartEvent } from '../../page/cart/events';
import { loadCart } from '../../page/cart/reaction';
import { type FragmentParams, fragmentParams, isLegacyFragmentsAlive } from './legacy';
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
 * Keeps the page's fragments up to date. Where the CMS's own script is alive it owns storage and requests, and nothing is
 * done here. `onChange` is called after fragments or cart have changed.
 */
export function createService(onChange: () => void): FragmentService {
  let timer = 0;
  let isStopped = false;
  let version = 0;

  const refreshWhenOld = (age = 0): void => {
    clearTimeout(timer);
    timer = window.setTimeout(refresh, DAY - age);
  };

  // Without a hash the fragments are the stored ones.
  const show = async (fragments: Record<string, unknown>, hash?: string): Promise<void> => {
    const before = version;
    const { replaceFragments } = await loadCart();
    const params = ourParams();
    // An add may have been faster.
    if (isStopped || version !== before || !params) return;
    replaceFragments(fragments, hash === undefined);
    if (hash === undefined) emitCartEvent('wc_fragments_loaded');
    else {
      storeCart(params, fragments, hash);
      refreshWhenOld();
      emitCartEvent('wc_fragments_refreshed');
    }
    onChange();
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
      refreshWhenOld(stored.created ? Date.now() - stored.created : 0);
      show(stored.fragments).catch(refresh);
    },
    store(fragments, hash) {
      version += 1;
      const wasAsking = refresher.outdate();
      const params = ourParams();
      const isWhole = isRecord(fragments) && fragments[MINI_CART];
      if (params && isWhole && typeof hash === 'string') storeCart(params, fragments, hash);
      onChange();
      // Other scripts emit without fragments, or with their own only. Then a request that was under way is sent once more,
      // and a mini cart that stands empty, now wrongly, is filled.
      if (params && !isWhole && (wasAsking || isBlank())) refresher.refresh();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      refresher.stop();
    },
  };
}
