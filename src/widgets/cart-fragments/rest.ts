/** Shows the visitor's cart without the runtime: the one that this tab has stored, or what the shop answers. */
import type { Changes } from '../../core/dom/changes';
import { pageJQuery } from '../../core/jquery/jquery';
import { listen } from '../../core/jquery/listen';
import { removeStored } from '../../page/storage/storage';
import { cartHash } from '../../woocommerce/cart/cookies';
import { readFragments, replaceFragments } from '../../woocommerce/cart/lazy/fragments';
import { forgetCartRead } from '../../woocommerce/cartQueue';
import { showEmpty } from './atRest';
import { fragmentParams } from './coexistence';
import { mayHaveCart } from './known';
import { early } from './manifest';
import { createService } from './service';
import { keepShown, readCart } from './stored';

export { sharePage } from '../../core/dom/html';

/** The hash of the cart that is shown. */
let shown: string | undefined;

/** When the service was started, in milliseconds since the page was opened. */
let startedAt: number | undefined;

/** After this time an answer does not come any more, in milliseconds. */
const PATIENCE = 15_000;

/**
 * Why the widget must start: the cart has changed since it was shown, no answer came, or the page shows more than
 * fragments.
 */
export function reason(): string | undefined {
  if (!mayHaveCart()) return undefined;
  if (document.querySelector('.hide_cart_widget_if_empty')) return 'a cart';
  if (shown !== undefined) return shown === cartHash() ? undefined : 'another cart';
  return startedAt !== undefined && performance.now() - startedAt > PATIENCE ? 'no answer' : undefined;
}

/** Shows the cart, or that there is none. */
export function prepare(host: Element, changes: Changes): void {
  if (!mayHaveCart()) {
    showEmpty(host, changes);
    return;
  }
  startedAt = performance.now();
  const service = createService(
    async () => ({ readFragments, replaceFragments }),
    () => {
      const params = fragmentParams();
      shown = params ? readCart(params).hash : undefined;
      keepShown(shown);
    },
  );
  const $ = pageJQuery();
  // WooCommerce's script, which the service leaves the cart to, starts in a ready callback.
  if ($) $(service.start);
  else service.start();
  // The event starts the widget, which then asks the shop.
  const stopHearing = listen(document.body, 'wc_fragment_refresh', () => {
    const params = fragmentParams();
    if (params) removeStored('session', params.fragmentsKey);
    keepShown(undefined);
  });
  const stopsOfChanges = early.events.map((name) => listen(document.body, name, forgetCartRead));
  changes.onUndo(() => {
    stopHearing();
    for (const stop of stopsOfChanges) stop();
    service.stop();
  });
}
