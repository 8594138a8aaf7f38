import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { onMutations } from '../../core/hosts/mutations';
import { BindAll } from '../../core/react/Bind';
import { sync } from '../../core/react/hooks';
import { type WidgetProps, widget } from '../../core/types';
import { goTo } from '../../page/base/url';
import { prepareToast, showError } from '../../ui/dialogs/toast/toast';
import type { RemoveResult } from '../../woocommerce/cart/lazy/cart';
import { watchPresses } from '../../woocommerce/cart/lazy/presses';
import { watchLeaving } from '../../woocommerce/cart/leaving';
import { keepReacting, loadCart } from '../../woocommerce/cart/reaction';
import { gates } from './coexistence';
import { area, REMOVE_LINK, rowsOf } from './markup';
import { type settings as schema, settings } from './settings';

const NONE: ReadonlySet<string> = new Set();

/** One list for all hosts, because hosts may be nested. */
const removing = new Set<string>();

async function removeLine(link: HTMLElement, key: string, timeout: number): Promise<RemoveResult> {
  try {
    const { removeFromCart } = await loadCart();
    return await removeFromCart({ link, key, timeout });
  } catch {
    return { kind: goTo(link.getAttribute('href') ?? '') ? 'leaving' : 'removed' };
  }
}

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

/** Removes lines of the cart wherever the page lists them. */
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
