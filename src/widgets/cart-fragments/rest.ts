/** Shows the visitor's cart without the runtime: the one that this tab has stored, or what the shop answers. */
import type { Changes } from '../../core/dom/changes';
import { pageJQuery } from '../../core/jquery/jquery';
import { cartHash } from '../../woocommerce/cart/cookies';
import { readFragments, replaceFragments } from '../../woocommerce/cart/lazy/fragments';
import { showEmpty } from './atRest';
import { mayHaveCart } from './known';
import { createService } from './service';

export { sharePage } from '../../core/dom/html';

/** The cart that is shown, by its hash. */
let shown: string | undefined;

/** The cart has changed since, or the page has more to show than fragments. */
export function reason(): string | undefined {
  if (!mayHaveCart()) return undefined;
  if (document.querySelector('.hide_cart_widget_if_empty')) return 'a cart';
  return shown === undefined || shown === cartHash() ? undefined : 'another cart';
}

/** Shows the cart, or that there is none. */
export function prepare(host: Element, changes: Changes): void {
  if (!mayHaveCart()) {
    showEmpty(host, changes);
    return;
  }
  const service = createService(
    async () => ({ readFragments, replaceFragments }),
    () => {
      shown = cartHash();
    },
  );
  const $ = pageJQuery();
  // WooCommerce's script, which the service leaves the cart to, starts in a ready callback.
  if ($) $(service.start);
  else service.start();
  changes.onUndo(service.stop);
}
