import { isRecord } from '../../core/settings';
import { on } from '../../page/events';
import { pageGlobal } from '../../page/globals';
import { elementOf } from './elementOf';
import { tellPopup, withProduct } from './popupEvents';

const FILTER = 'jet-popup/widget-extensions/popup-data';
const NAMESPACE = 'storefront-widgets';

type Hooks = Record<'addFilter' | 'removeFilter', (...args: unknown[]) => void>;

function hooks(): Hooks | undefined {
  const found = pageGlobal('JetPlugins')?.hooks;
  const isUsable = isRecord(found) && typeof found.addFilter === 'function' && typeof found.removeFilter === 'function';
  return isUsable ? (found as unknown as Hooks) : undefined;
}

/** An add from a quick view closes it; one from a product with a purchase popup opens that. */
function react(argument: unknown): void {
  const button = elementOf(argument);
  const popup = button?.closest('.jet-popup.quick-view-product');
  if (popup) tellPopup('jet-popup-close-trigger', { popupId: popup.id, constantly: false });
  const id = button?.closest('[data-purchase-popup-id]')?.getAttribute('data-purchase-popup-id');
  if (id) tellPopup('jet-popup-open-trigger', { popupId: `jet-popup-${id}` });
}

let users = 0;
let stops: (() => void)[] = [];

/** Serves all popups of the page at once: tells which product is asked for, and reacts to adds. Returns what ends it. */
export function servePopups(): () => void {
  users += 1;
  if (users === 1) {
    hooks()?.addFilter(FILTER, NAMESPACE, withProduct);
    stops = [
      on(document, 'added_to_cart', ([, , button]) => react(button)),
      on(document, 'wc_update_cart', ([, , button]) => react(button)),
      () => hooks()?.removeFilter(FILTER, NAMESPACE),
    ];
  }
  return () => {
    users -= 1;
    if (users === 0) for (const stop of stops) stop();
  };
}
