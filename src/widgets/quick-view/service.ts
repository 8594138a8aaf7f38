import { isRecord } from '../../core/settings';
import { on } from '../../page/events';
import { pageGlobal } from '../../page/globals';
import { elementOf } from './elementOf';
import { tellPopup, withProduct } from './popupEvents';

const FILTER = 'jet-popup/widget-extensions/popup-data';
const PURCHASE_FILTER = 'jet-woo-builder.purchase-popup.data';
const NAMESPACE = 'storefront-widgets';
/** Comes before a popup is asked for. */
const OCCASIONS = ['load', 'pointerover', 'click', 'keydown'];

type Hooks = Record<'addFilter' | 'removeFilter', (...args: unknown[]) => void> & {
  applyFilters?(name: string, value: unknown, ...args: unknown[]): unknown;
};

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
  if (!id) return;
  const popupData = { popupId: `jet-popup-${id}` };
  const found = hooks();
  const filtered = found?.applyFilters ? found.applyFilters(PURCHASE_FILTER, popupData, argument) : popupData;
  if (isRecord(filtered)) tellPopup('jet-popup-open-trigger', filtered);
}

let users = 0;
let stops: (() => void)[] = [];

/** Offers our filter to the plugin, as soon as it is there: an optimiser may delay it. Returns what takes it back. */
function offerFilter(): () => void {
  let taken: Hooks | undefined;
  const stop = (): void => {
    for (const type of OCCASIONS) window.removeEventListener(type, offer, true);
  };
  const offer = (): void => {
    taken = hooks();
    if (!taken) return;
    stop();
    taken.addFilter(FILTER, NAMESPACE, withProduct);
  };
  for (const type of OCCASIONS) window.addEventListener(type, offer, true);
  offer();
  return () => {
    stop();
    taken?.removeFilter(FILTER, NAMESPACE);
  };
}

/** Serves all popups of the page at once: tells which product is asked for, and reacts to adds. Returns what ends it. */
export function servePopups(): () => void {
  users += 1;
  if (users === 1) {
    stops = [
      offerFilter(),
      on(document, 'added_to_cart', ([, , button]) => react(button)),
      on(document, 'wc_update_cart', ([, , button]) => react(button)),
    ];
  }
  return () => {
    users -= 1;
    if (users === 0) for (const stop of stops) stop();
  };
}
