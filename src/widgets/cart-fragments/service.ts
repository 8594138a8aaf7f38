import { isRecord } from '../../core/settings/settings';
import { cartHash } from '../../woocommerce/cart/cookies';
import { emitCartEvent } from '../../woocommerce/cart/events';
import { loadCart } from '../../woocommerce/cart/reaction';
import { type FragmentParams, fragmentParams, isLegacyFragmentsAlive } from './coexistence';
import { createRefresher } from './refresher';
import { DAY, isUsable, MINI_CART, readCart, storeCart } from './stored';

/** Shows, stores and refreshes the page's fragments. */
export interface FragmentService {
  start(): void;
  refresh(): void;
  store(fragments: unknown, hash: unknown): void;
  stop(): void;
}

const isBlank = (): boolean =>
  [...document.querySelectorAll('.widget_shopping_cart_content')].some(({ textContent }) => !textContent?.trim());

const ourParams = (): FragmentParams | null => (isLegacyFragmentsAlive() ? null : fragmentParams());

/** Makes the service; it does nothing while the CMS's own script is alive. `onChange` runs after each change. */
export function createService(onChange: () => void): FragmentService {
  let timer = 0;
  let isStopped = false;
  let version = 0;

  const refreshWhenOld = (age = 0): void => {
    clearTimeout(timer);
    timer = window.setTimeout(refresh, DAY - age);
  };

  const show = async (fragments: Record<string, unknown>, hash?: string): Promise<void> => {
    const before = version;
    const { replaceFragments } = await loadCart();
    const params = ourParams();
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
      // Other scripts emit without the mini cart: then a request is repeated, and a blank mini cart is filled.
      if (params && !isWhole && (wasAsking || isBlank())) refresher.refresh();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      refresher.stop();
    },
  };
}
