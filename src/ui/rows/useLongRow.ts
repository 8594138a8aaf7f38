import { useLayoutEffect, useState } from 'react';
import { sync } from '../../core/react/hooks';
import { onMoves } from '../../page/scroll/frames';
import { isLong, scrollRow } from './longRow';

/**
 * Is the row longer than its bar? Measured again whenever sizes change. A row that gets too long is scrolled to its
 * beginning, or to its end with the alignment `end`; it must then be aligned to its start, or one end could not be reached.
 */
export function useLongRow(bar: HTMLElement | null, isRow: boolean, align: string): boolean {
  const [isTooLong, setIsTooLong] = useState(false);
  useLayoutEffect(() => {
    if (!bar || !isRow) return undefined;
    let next = false;
    const stop = onMoves(['size'], {
      measure() {
        next = isLong(bar);
      },
      draw: () => sync(() => setIsTooLong(next)),
    });
    return () => {
      stop();
      setIsTooLong(false);
    };
  }, [bar, isRow]);
  useLayoutEffect(() => {
    if (bar && isTooLong) scrollRow(bar, align);
  }, [bar, isTooLong, align]);
  return isTooLong;
}
