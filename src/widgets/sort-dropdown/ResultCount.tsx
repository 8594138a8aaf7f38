import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Bind } from '../../core/react/Bind';
import { sync } from '../../core/react/hooks';
import type { WidgetProps } from '../../core/types';
import { COUNT } from './guard';
import type { settings as schema } from './settings';

/** Hides the count, then fills it again, because live regions are announced only when they change. */
export function ResultCount({ host, settings: { delay } }: WidgetProps<typeof schema>): ReactNode {
  const isFirst = document.querySelector(COUNT) === host || !host.matches(COUNT);
  const [isAnnounced, setAnnounced] = useState(!isFirst);
  useLayoutEffect(() => {
    if (isAnnounced) return;
    const timer = window.setTimeout(() => {
      const content = [...host.childNodes];
      sync(() => setAnnounced(true));
      host.replaceChildren();
      host.append(...content);
    }, delay);
    return () => clearTimeout(timer);
  }, [host, delay, isAnnounced]);
  return isFirst ? <Bind to={host} attrs={{ 'aria-hidden': String(!isAnnounced) }} /> : null;
}
