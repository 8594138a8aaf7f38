import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { onMutations } from '../../core/hosts/mutations';
import { BindAll } from '../../core/react/Bind';
import { sync } from '../../core/react/hooks';
import type { Gate } from '../../core/types';
import { type WidgetProps, widget } from '../../core/types';
import { goTo } from '../../page/base/url';
import { prepareToast, showError } from '../../ui/dialogs/toast/toast';
import { cartGates } from '../../woocommerce/cart/coexistence';
import type { RemoveResult } from '../../woocommerce/cart/lazy/cart';
import { createArea, watchPresses } from '../../woocommerce/cart/lazy/presses';
import { watchLeaving } from '../../woocommerce/cart/leaving';
import { keepReacting, loadCart } from '../../woocommerce/cart/reaction';
import { type settings as schema, settings } from './settings';

/** The links that remove a cart line by request; links without a key stay native. */
const REMOVE_LINK = '.remove_from_cart_button[data-cart_item_key]:not([data-cart_item_key=""])';

/** The part of the page whose remove links this widget serves. */
const area = createArea();

/** The line of a link, else the link: an element around the whole cart, e.g. a menu item, is not a line. */
function rowOf(link: HTMLElement): Element {
  const row = link.closest('.cart_item, .mini_cart_item') ?? link.closest('li, tr');
  const others = [...(row?.querySelectorAll<HTMLElement>(REMOVE_LINK) ?? [])];
  const isOne = others.every(({ dataset }) => dataset.cart_item_key === link.dataset.cart_item_key);
  return row && isOne && !row.querySelector('.widget_shopping_cart_content') ? row : link;
}

/** The page's current lines with these keys. */
function rowsOf(host: Element, keys: ReadonlySet<string>): Element[] {
  if (keys.size === 0) return [];
  const links = [...host.querySelectorAll<HTMLElement>(REMOVE_LINK)];
  return links.filter((link) => keys.has(link.dataset.cart_item_key ?? '')).map(rowOf);
}

function isServed(element: Element): boolean {
  const link = element.closest(REMOVE_LINK);
  return link !== null && area.has(link);
}

const LEGACY = { on: 'body', selector: '.remove_from_cart_button', when: isServed } as const;

/** Skips WooCommerce's handlers for our links, and its reactions to our events. */
const gates: readonly Gate[] = [
  { ...LEGACY, type: 'click', dataKey: 'addToCartHandler' },
  // From version 10 on, two of WooCommerce's scripts bind this handler, without data.
  { ...LEGACY, type: 'keydown', token: 'click' },
  ...cartGates,
];

const NONE: ReadonlySet<string> = new Set();

/** The keys of the lines that are being removed; one list for all hosts, because hosts may be nested. */
const removing = new Set<string>();

async function removeLine(link: HTMLElement, key: string, timeout: number): Promise<RemoveResult> {
  try {
    const { removeFromCart } = await loadCart();
    return await removeFromCart({ link, key, timeout });
  } catch {
    return { kind: goTo(link.getAttribute('href') ?? '') ? 'leaving' : 'removed' };
  }
}

/** Removes lines when their links are pressed; `show` receives the keys of busy lines. Returns a stop function. */
function serveLinks(host: HTMLElement, timeout: () => number, show: (keys: ReadonlySet<string>) => void): () => void {
  const mine = new Set<string>();
  let isStopped = false;

  const end = (keys: Iterable<string>): void => {
    for (const key of [...keys]) {
      mine.delete(key);
      removing.delete(key);
    }
    if (!isStopped) show(new Set(mine));
  };
  const leaving = watchLeaving((link) => {
    if (!link) end(mine);
  });

  async function remove(link: HTMLElement, key: string): Promise<void> {
    mine.add(key);
    removing.add(key);
    show(new Set(mine));
    const result = await removeLine(link, key, timeout());
    if (result.kind === 'failed') void showError(result.message);
    if (result.kind === 'leaving' && !isStopped) leaving.left(link);
    else end([key]);
  }

  const stopWatching = watchPresses(host, REMOVE_LINK, {
    onPress(link, event) {
      const key = link.dataset.cart_item_key;
      if (!key) return;
      event.preventDefault();
      if (!removing.has(key) && !leaving.isOn()) void remove(link, key);
    },
    onApproach() {
      prepareToast();
      loadCart().catch(() => undefined);
    },
    onRestore() {
      leaving.end();
      end(mine);
    },
  });
  return () => {
    isStopped = true;
    stopWatching();
    leaving.stop();
    end(mine);
  };
}

const BUSY = {
  attrs: { 'aria-busy': 'true' },
  class: { processing: true },
  style: { opacity: '0.6', transition: 'opacity 200ms', 'pointer-events': 'none' },
};

const isSame = (a: readonly Element[], b: readonly Element[]): boolean =>
  a.length === b.length && a.every((row, at) => row === b[at]);

function BusyRows({ host, keys }: { host: Element; keys: ReadonlySet<string> }): ReactNode {
  const [rows, setRows] = useState(() => rowsOf(host, keys));
  useLayoutEffect(() => {
    const update = (): void =>
      setRows((before) => {
        const now = rowsOf(host, keys);
        return isSame(before, now) ? before : now;
      });
    update();
    return onMutations(update);
  }, [host, keys]);
  return <BindAll items={rows.map((row) => [row, BUSY])} />;
}

/** Removes lines of the cart wherever the page shows them. */
function MiniCart({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const [keys, setKeys] = useState(NONE);
  const timeout = useRef(settings.timeout);
  useLayoutEffect(() => {
    timeout.current = settings.timeout;
  });
  useLayoutEffect(() => {
    const show = (next: ReadonlySet<string>): void => sync(() => setKeys(next));
    const stops = [area.add(host), keepReacting(), serveLinks(host, () => timeout.current * 1000, show)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [host]);
  return keys.size > 0 && <BusyRows host={host} keys={keys} />;
}

export default widget({ settings, gates: async () => gates, component: MiniCart });
