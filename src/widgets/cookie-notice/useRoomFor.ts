import { useLayoutEffect, useState } from 'react';
import { sync } from '../../core/sync';

type Room = Record<string, string | undefined>;

const NONE: Room = {};

function roomFor(notice: Element): Room {
  const { top, bottom, height } = notice.getBoundingClientRect();
  if (getComputedStyle(notice).position !== 'fixed' || height === 0) return NONE;
  const isAbove = top + bottom < window.innerHeight;
  return { [isAbove ? 'scroll-padding-top' : 'scroll-padding-bottom']: `${Math.ceil(height)}px` };
}

/** The page's scroll padding while a notice lies over its edge: what gets the focus must not end up beneath it. */
export function useRoomFor(notice: Element, isShown: boolean): Room {
  const [room, setRoom] = useState(NONE);
  useLayoutEffect(() => {
    if (!isShown) {
      setRoom(NONE);
      return undefined;
    }
    const measure = new ResizeObserver(() => sync(() => setRoom(roomFor(notice))));
    measure.observe(notice);
    return () => measure.disconnect();
  }, [notice, isShown]);
  return room;
}
