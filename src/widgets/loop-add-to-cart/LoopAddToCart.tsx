import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { PageEvent } from '../../core/jquery/listen';
import { loadOnce } from '../../core/load/chunks';
import type { InferSettings } from '../../core/settings/settings';
import type { Gate } from '../../core/types';
import { type WidgetProps, widget } from '../../core/types';
import { isEditMode } from '../../elementor/base/editMode';
import { cartGates } from '../../woocommerce/cart/coexistence';
import type { CartData } from '../../woocommerce/cart/lazy/fields';
import { watchPresses } from '../../woocommerce/cart/lazy/presses';
import { watchLeaving } from '../../woocommerce/cart/leaving';
import { keepReacting, loadCart, loadConnected, loadedCart } from '../../woocommerce/cart/reaction';
import { ADD_BUTTON, addsByAjax, area, dataOfButton, pressNatively } from './markup';
import { type settings as schema, settings } from './settings';

const LEGACY = { on: 'body', selector: ADD_BUTTON, dataKey: 'addToCartHandler' } as const;

/** Skips WooCommerce's handlers for our buttons, and its reactions to our events. */
const gates: readonly Gate[] = [
  {
    ...LEGACY,
    type: 'click',
    when(element) {
      const button = element.closest(ADD_BUTTON);
      return button !== null && addsByAjax(button) && area.has(button);
    },
  },
  // From WooCommerce 10 on, Space clicks every such button, as it does here.
  { ...LEGACY, type: 'keydown', when: (element) => area.has(element) },
  ...cartGates,
];

// Shared by all hosts, because hosts may be nested.
const busy = new WeakSet<Element>();
/** Buttons whose next press is the browser's, because the result of their last add is unknown. */
const native = new WeakSet<Element>();
/** Presses that a host has handled; the hosts around it, for example the body, get them, too. */
const handled = new WeakSet<PageEvent>();
const addedAt = new WeakMap<Element, number>();

const DOUBLE_CLICK = 500;

const isSecondOfDoubleClick = (button: Element, { timeStamp, detail }: UIEvent): boolean =>
  detail > 1 && timeStamp - (addedAt.get(button) ?? Number.NEGATIVE_INFINITY) < DOUBLE_CLICK;

const loadAdd = loadOnce(() => Promise.all([import('./addFromList'), loadCart()]));

function serveButtons(host: HTMLElement, settings: () => InferSettings<typeof schema>): () => void {
  const touched = new Set<Element>();

  const forget = (): void => {
    for (const button of touched) {
      loadedCart()?.forgetButtons(button);
      busy.delete(button);
    }
    touched.clear();
  };
  const leaving = watchLeaving((button) => {
    if (!button) forget();
  });

  async function add(button: HTMLElement, data: CartData): Promise<void> {
    busy.add(button);
    touched.add(button);
    try {
      const [{ addFromList }, cart] = await loadConnected(loadAdd, button);
      const result = await addFromList(button, data, cart, settings());
      if (result === 'leaving') {
        cart.showButton(button, 'loading');
        leaving.left(button);
        return;
      }
      if (result === 'native-next') native.add(button);
    } catch {
      // Nothing has been sent: code could not be loaded, or a listener has thrown.
      loadedCart()?.showButton(button, undefined);
      pressNatively(button);
    }
    busy.delete(button);
  }

  const stopWatching = watchPresses(host, ADD_BUTTON, {
    onPress(button, event) {
      if (!addsByAjax(button) || handled.has(event)) return;
      handled.add(event);
      // In edit mode clicks on the items of lists are prevented, so that nothing is added.
      if (isEditMode() && event.defaultPrevented) return;
      if (busy.has(button) || leaving.isOn() || isSecondOfDoubleClick(button, event as Event as UIEvent)) {
        event.preventDefault();
        return;
      }
      const data = native.delete(button) ? null : dataOfButton(button, settings().show_quantity);
      if (!data) return;
      event.preventDefault();
      addedAt.set(button, event.timeStamp);
      void add(button, data);
    },
    onApproach: () => void loadAdd().catch(() => undefined),
    onRestore() {
      leaving.end();
      forget();
    },
  });
  return () => {
    stopWatching();
    leaving.stop();
    forget();
  };
}

/** Adds to the cart from product lists without leaving the page. */
function LoopAddToCart({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const latest = useRef(settings);
  useLayoutEffect(() => {
    latest.current = settings;
  });
  useLayoutEffect(() => {
    const stops = [area.add(host), keepReacting(), serveButtons(host, () => latest.current)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [host]);
  return null;
}

export default widget({ settings, gates: async () => gates, component: LoopAddToCart });
