import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Bind } from '../../core/Bind';
import { sync } from '../../core/sync';
import type { WidgetProps } from '../../page/widget';
import { COUNT } from './guard';
import type { settings as schema } from './settings';

/** Screen readers hear a live region only when it changes: it is hidden from them, then shown and filled again. */
export function ResultCount({ host, settings: { delay } }: WidgetProps<typeof schema>): ReactNode {
  // A list that says its count above and below is announced once.
  const isFirst = document.querySelector(COUNT) === host || !host.matches(COUNT);
  const [isSaid, setSaid] = useState(!isFirst);
  useLayoutEffect(() => {
    if (isSaid) return;
    const timer = window.setTimeout(() => {
      const content = [...host.childNodes];
      sync(() => setSaid(true));
      host.replaceChildren();
      host.append(...content);
    }, delay);
    return () => clearTimeout(timer);
  }, [host, delay, isSaid]);
  return isFirst ? <Bind to={host} attrs={{ 'aria-hidden': String(!isSaid) }} /> : null;
}
