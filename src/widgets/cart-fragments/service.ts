import { isRecord } from '../../core/settings/settings';
import { wcAjax } from '../../page/network/http';
import { removeStored, writeStored } from '../../page/storage/storage';
import { cartHash } from '../../woocommerce/cart/cookies';
import { emitCartEvent } from '../../woocommerce/cart/events';
import { queueCartRead, runningCartRead } from '../../woocommerce/cartQueue';
import { type FragmentParams, fragmentParams, isLegacyFragmentsAlive } from './coexistence';
import { CREATED, DAY, isUsable, MINI_CART, readCart, takeShown } from './stored';

/** Stores the newest cart. Old fragments are removed if the new ones cannot be stored. */
export function storeCart({ fragmentsKey, hashKey }: FragmentParams, fragments: object, hash: string): void {
  if (!writeStored('session', fragmentsKey, JSON.stringify(fragments))) removeStored('session', fragmentsKey);
  writeStored('session', hashKey, hash);
  writeStored('local', hashKey, hash);
  if (hash) writeStored('session', CREATED, String(Date.now()));
  else removeStored('session', CREATED);
}

/** Requests the page's fragments from the shop. */
interface Refresher {
  /**
   * Calls in the same task send one request; a call during a request sends another one after it. `sent`: a request that
   * runs already, whose answer is used.
   */
  refresh(sent?: Promise<unknown>): void;
  /** Drops the answer to a running request, because a newer cart has arrived. Returns whether a request was running. */
  outdate(): boolean;
  stop(): void;
}

/** Loads the code that reads and shows answers; called when an answer is there. */
export type LoadFragments = () => Promise<
  Pick<typeof import('../../woocommerce/cart/lazy/fragments'), 'readFragments' | 'replaceFragments'>
>;

/** Creates the page's refresher; `show` receives the newest answer. */
function createRefresher(
  load: LoadFragments,
  show: (fragments: Record<string, unknown>, hash: string) => Promise<void>,
): Refresher {
  const stopped = new AbortController();
  const { signal } = stopped;
  let isRunning = false;
  let isAsked = false;
  let version = 0;
  let before = 0;

  function send(): Promise<unknown> {
    isAsked = false;
    before = version;
    // No signal, because the shop would go on, and the next service uses the answer.
    return wcAjax('get_refreshed_fragments', [['time', String(Date.now())]], { timeout: fragmentParams()?.timeout });
  }

  async function ask(sent?: Promise<unknown>): Promise<void> {
    isAsked = !sent;
    before = version;
    const answer = await (sent ?? queueCartRead(send));
    if (signal.aborted) return;
    const { readFragments } = await load();
    if (isAsked || version !== before || !isRecord(answer)) return;
    const fragments = readFragments(answer.fragments);
    if (fragments) await show(fragments, String(answer.cart_hash ?? ''));
  }

  async function run(sent?: Promise<unknown>): Promise<void> {
    let first = sent;
    while (isAsked && !signal.aborted) {
      try {
        const asked = ask(first);
        first = undefined;
        await asked;
      } catch {
        if (!signal.aborted) emitCartEvent('wc_fragments_ajax_error');
      }
    }
    isRunning = false;
  }

  return {
    refresh(sent) {
      isAsked = true;
      if (isRunning) return;
      isRunning = true;
      queueMicrotask(() => run(sent));
    },
    outdate() {
      version += 1;
      return isRunning;
    },
    stop: () => stopped.abort(),
  };
}

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

/** Creates the service, which does nothing while WooCommerce's script runs. Calls `onChange` after each change. */
export function createService(load: LoadFragments, onChange: () => void): FragmentService {
  let timer = 0;
  let isStopped = false;
  let version = 0;

  const refreshWhenOld = (age = 0): void => {
    clearTimeout(timer);
    timer = window.setTimeout(() => refresh(), DAY - age);
  };

  const show = async (fragments: Record<string, unknown>, hash?: string): Promise<void> => {
    const before = version;
    const { replaceFragments } = await load();
    const params = ourParams();
    if (isStopped || version !== before || !params) return;
    const isLess = replaceFragments(fragments, hash === undefined);
    if (hash === undefined) {
      emitCartEvent('wc_fragments_loaded');
      // Scripts of other plugins in the cart's HTML run only from an answer of the shop.
      if (isLess) refresh();
    } else {
      storeCart(params, fragments, hash);
      refreshWhenOld();
      emitCartEvent('wc_fragments_refreshed');
    }
    onChange();
  };

  const refresher = createRefresher(load, show);
  const refresh = (sent?: Promise<unknown>): void => {
    if (ourParams()) refresher.refresh(sent);
  };

  return {
    refresh: () => refresh(),
    start() {
      const params = ourParams();
      if (!params) return;
      const stored = readCart(params);
      const shown = takeShown();
      if (!stored.fragments || !isUsable(stored, cartHash(), Date.now())) {
        refresh(runningCartRead());
        return;
      }
      refreshWhenOld(stored.created ? Date.now() - stored.created : 0);
      if (shown !== stored.hash) {
        show(stored.fragments).catch(() => refresh());
        return;
      }
      onChange();
      // A cart with scripts was shown at rest, and its answer is on the way.
      const reading = runningCartRead();
      if (reading) refresh(reading);
    },
    store(fragments, hash) {
      version += 1;
      const wasAsking = refresher.outdate();
      const params = ourParams();
      const isWhole = isRecord(fragments) && fragments[MINI_CART];
      if (params && isWhole && typeof hash === 'string') storeCart(params, fragments, hash);
      onChange();
      // Other scripts send events without the mini cart: then a dropped request is repeated, and a blank mini cart is
      // filled.
      if (params && !isWhole && (wasAsking || isBlank())) refresher.refresh();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      refresher.stop();
    },
  };
}
