import { isRecord } from '../../core/settings';
import { loadCart } from '../../page/cart/loadCart';
import { tellCart } from '../../page/cart/tell';
import { isCartBusy, queueCartWrite } from '../../page/cartQueue';
import { wcAjax } from '../../page/http';
import { fragmentParams } from './params';

/** Asks the shop for the page's fragments. */
export interface Refresher {
  /** Asks, one request at a time: calls of one task are one; a call during a request asks once more after it. */
  refresh(): void;
  /** Something newer has come: the answer that is under way is dropped. Was there one? */
  outdate(): boolean;
  /** Ends the request; nothing is asked any more. */
  stop(): void;
}

/** Makes the page's refresher; `show` shows and stores the newest answer. */
export function createRefresher(show: (fragments: Record<string, unknown>, hash: string) => Promise<void>): Refresher {
  const stopped = new AbortController();
  const { signal } = stopped;
  let isRunning = false;
  let isAsked = false;
  let version = 0;

  async function ask(): Promise<void> {
    // What is being written to the cart now belongs into the answer.
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
        if (!signal.aborted) tellCart('wc_fragments_ajax_error');
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
