import { useLayoutEffect, useState } from 'react';
import { sync } from '../core/react/hooks';
import { onResize } from '../page/scroll/onResize';

type Styles = Record<string, string | undefined>;

const NO_STYLES: Styles = {};

const isClear = (color: string): boolean => /^(transparent|rgba\(.*, 0\))$/.test(color);

/** Styles that fix a hidden notice to the end of the window, if it would move the page when it appears. */
export function barStyles(notice: Element): Styles {
  const { display, position, backgroundColor } = getComputedStyle(notice);
  if (display !== 'none' || position === 'fixed' || position === 'absolute') return NO_STYLES;
  return {
    position: 'fixed',
    inset: 'auto 0 0',
    margin: '0',
    'z-index': '29',
    'background-color': isClear(backgroundColor) ? 'Canvas' : undefined,
    color: isClear(backgroundColor) ? 'CanvasText' : undefined,
  };
}

/** The background at the page's end; undefined if it is the page's own background. */
function colorAtEnd(): string | undefined {
  const end = document.body.getBoundingClientRect().bottom - 1;
  let color: string | undefined;
  for (let node: Element | undefined = document.body; node; ) {
    const { backgroundColor } = getComputedStyle(node);
    if (node !== document.body && !isClear(backgroundColor)) color = backgroundColor;
    node = [...node.children].findLast((child) => {
      const { top, bottom } = child.getBoundingClientRect();
      return bottom >= end && top < end && /^(static|relative)$/.test(getComputedStyle(child).position);
    });
  }
  return color;
}

function roomFor(notice: Element): Styles {
  const { top, bottom, height } = notice.getBoundingClientRect();
  if (getComputedStyle(notice).position !== 'fixed' || height === 0) return NO_STYLES;
  const room = `${Math.ceil(height)}px`;
  const isAbove = top + bottom < window.innerHeight;
  if (isAbove) return { 'scroll-padding-top': room };
  const color = colorAtEnd();
  // The room has the footer's colour, because the page would show through a translucent notice.
  const below = color ? { 'border-bottom': `${room} solid ${color}` } : { 'padding-bottom': room };
  return { 'scroll-padding-bottom': room, ...below };
}

/** Styles for the page's root, so that a fixed notice does not cover focused elements, nor the end of the page. */
export function useRoomFor(notice: Element, isShown: boolean): Styles {
  const [styles, setStyles] = useState(NO_STYLES);
  useLayoutEffect(() => {
    if (!isShown) {
      setStyles(NO_STYLES);
      return undefined;
    }
    return onResize([notice], () => sync(() => setStyles(roomFor(notice))));
  }, [notice, isShown]);
  return styles;
}
