import { isRecord } from '../../core/settings/settings';
import { wcAjax } from '../../page/network/http';
import { emitCartEvent } from '../../woocommerce/cart/events';
import { loadCart } from '../../woocommerce/cart/reaction';
import { isCartBusy, queueCartWrite } from '../../woocommerce/cartQueue';
import { fragmentParams } from './coexistence';

/** Requests the page's fragments from the shop. */
export interface Refresher {
  /** Calls of one task make one request; a call during a request makes another one after it. */
  refresh(): void;
  /** Drops the answer that is under way, because a newer cart has come. Returns whether there was one. */
  outdate(): boolean;
  stop(): void;
}

/** Makes the page's refresher; `show` gets the newest answer. */
export function createRefresher(show: (fragments: Record<string, unknown>, hash: string) => Promise<void>): Refresher {
  const stopped = new AbortController();
  const { signal } = stopped;
  let isRunning = false;
  let isAsked = false;
  let version = 0;

  async function ask(): Promise<void> {
    // The answer must contain what is being written to the cart now.
    await (isCartBusy() ? queueCartWrite(() => Promise.resolve()) : null);
    isAsked = false;
    const before = version;
    const options = { signal, timeout: fragmentParams()?.timeout };
    const answer = await wcAjax('get_refreshed_fragments', [['time', String(Date.now())]], options);
    const { readFragments } = await loadCart();
    if (isAsked || version !== before || !isRecord(answer)) return;
    const fragments = readFragments(answer.fragments);
    if (fragments) await show(fragments, String(answer.cart_hash ?? ''));
  }

  async function run(): Promise<void> {
    while (isAsked && !signal.aborted) {
      try {
        await ask();
      } catch {
        if (!signal.aborted) emitCartEvent('wc_fragments_ajax_error');
      }
    }
    isRunning = false;
  }

  return {
    refresh() {
      isAsked = true;
      if (isRunning) return;
      isRunning = true;
      queueMicrotask(run);
    },
    outdate() {
      version += 1;
      return isRunning;
    },
    stop: () => stopped.abort(),
  };
}
