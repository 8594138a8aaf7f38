import { listen, type PageEvent } from '../../core/listen';
import { watchLeaving } from '../../page/cart/leaving';
import { loadCart } from '../../page/cart/loadCart';
import { pressByKey, pressed } from '../../page/cart/press';
import type { RemoveResult } from '../../page/cart/remove';
import { goTo } from '../../page/url';
import { showToast } from '../../ui/toast/toast';
import { REMOVE_LINK, removing } from './removal';

/**
 * Serves every remove link inside `host`, whenever it comes and goes. `show` is told which lines are being removed. Returns
 * what stops it.
 */
export function watchRemoval(
  host: HTMLElement,
  timeout: () => number,
  show: (keys: ReadonlySet<string>) => void,
): () => void {
  const mine = new Set<string>();
  const stopped = new AbortController();
  const { signal } = stopped;

  const end = (keys: Iterable<string>): void => {
    for (const key of [...keys]) {
      mine.delete(key);
      removing.delete(key);
    }
    if (!signal.aborted) show(new Set(mine));
  };
  const leaving = watchLeaving((link) => {
    if (!link) end(mine);
  });

  async function removeBy(link: HTMLElement, key: string): Promise<RemoveResult> {
    try {
      const { removeFromCart } = await loadCart();
      return await removeFromCart({ link, key, timeout: timeout() });
    } catch {
      // The part that sends could not be loaded.
      return { kind: goTo(link.getAttribute('href') ?? '') ? 'leaving' : 'removed' };
    }
  }

  async function remove(link: HTMLElement, key: string): Promise<void> {
    mine.add(key);
    removing.add(key);
    show(new Set(mine));
    const result = await removeBy(link, key);
    if (result.kind === 'failed') void showToast({ type: 'error', message: result.message });
    if (result.kind === 'leaving' && !signal.aborted) leaving.left(link);
    else end([key]);
  }

  const onClick = (event: PageEvent): void => {
    const link = pressed(event, REMOVE_LINK);
    const key = link?.dataset.cart_item_key;
    if (!link || !key) return;
    event.preventDefault();
    if (!removing.has(key) && !leaving.isOn()) void remove(link, key);
  };
  const onNear = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.closest(REMOVE_LINK)) return;
    // Fetched while there is a connection: what the toast says may be that there is none.
    Promise.all([loadCart(), import('../../ui/toast/Toasts')]).catch(() => undefined);
  };
  // A page from the browser's history still shows what was under way when it was left.
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted) return;
    leaving.end();
    end(mine);
  };

  host.addEventListener('pointerover', onNear, { signal, passive: true });
  host.addEventListener('focusin', onNear, { signal });
  window.addEventListener('pageshow', onShow, { signal });
  const stops = [
    listen(host, 'click', onClick),
    listen(host, 'keydown', (event) => pressByKey(event, REMOVE_LINK)),
    leaving.stop,
  ];
  return () => {
    stopped.abort();
    for (const stop of stops) stop();
    end(mine);
  };
}
