import { useLayoutEffect, useState } from 'react';
import { sync } from '../../core/sync';

type Room = Record<string, string | undefined>;

const NONE: Room = {};

function roomFor(notice: Element): Room {
  const { top, bottom, height } = notice.getBoundingClientRect();
  if (getComputedStyle(notice).position !== 'fixed' || height === 0) return NONE;
  const room = `${Math.ceil(height)}px`;
  const isAbove = top + bottom < window.innerHeight;
  // What stands at the end of the page can only come out from under the notice where the page goes on.
  return isAbove ? { 'scroll-padding-top': room } : { 'scroll-padding-bottom': room, 'padding-bottom': room };
}

/** Styles of the page while a notice lies over its edge: what gets the focus must not end up beneath it. */
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
