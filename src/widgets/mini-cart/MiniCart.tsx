import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { sync } from '../../core/sync';
import { keepReacting } from '../../page/cart/reaction';
import type { WidgetProps } from '../../page/widget';
import { BusyRows } from './BusyRows';
import { area } from './removal';
import type { settings as schema } from './settings';
import { watchRemoval } from './watchRemoval';

const NONE: ReadonlySet<string> = new Set();

/** Removes lines of the cart from wherever the page lists them (contract woocommerce §8). */
export function MiniCart({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const [keys, setKeys] = useState(NONE);
  const timeout = useRef(settings.timeout);
  useLayoutEffect(() => {
    timeout.current = settings.timeout;
  });
  useLayoutEffect(() => {
    const show = (next: ReadonlySet<string>): void => sync(() => setKeys(next));
    const stops = [area.open(host), keepReacting(), watchRemoval(host, () => timeout.current * 1000, show)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [host]);
  return keys.size > 0 && <BusyRows host={host} keys={keys} />;
}
