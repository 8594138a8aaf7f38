import { useLayoutEffect, useState } from 'react';
import { sync } from '../core/react/sync';
import { onResize } from './onResize';

type Styles = Record<string, string | undefined>;

const NO_STYLES: Styles = {};

/** Styles that lay a hidden notice over the end of the window, where it would push the page aside when it shows. */
export function barStyles(notice: Element): Styles {
  const { display, position, backgroundColor } = getComputedStyle(notice);
  if (display !== 'none' || position === 'fixed' || position === 'absolute') return NO_STYLES;
  const isClear = /^(transparent|rgba\(.*, 0\))$/.test(backgroundColor);
  return {
    position: 'fixed',
    inset: 'auto 0 0',
    margin: '0',
    'z-index': '29',
    'background-color': isClear ? 'Canvas' : undefined,
    color: isClear ? 'CanvasText' : undefined,
  };
}

function paddingFor(notice: Element): Styles {
  const { top, bottom, height } = notice.getBoundingClientRect();
  if (getComputedStyle(notice).position !== 'fixed' || height === 0) return NO_STYLES;
  const room = `${Math.ceil(height)}px`;
  const isAbove = top + bottom < window.innerHeight;
  return isAbove ? { 'scroll-padding-top': room } : { 'scroll-padding-bottom': room, 'padding-bottom': room };
}

/** Styles of the page's root that keep focused elements from being covered by a notice at the edge. */
export function useRoomFor(notice: Element, isShown: boolean): Styles {
  const [styles, setStyles] = useState(NO_STYLES);
  useLayoutEffect(() => {
    if (!isShown) {
      setStyles(NO_STYLES);
      return undefined;
    }
    return onResize([notice], () => sync(() => setStyles(paddingFor(notice))));
  }, [notice, isShown]);
  return styles;
}
