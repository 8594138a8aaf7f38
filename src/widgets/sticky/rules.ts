import type { ChangeSettings } from '../../elementor/loader/hiddenSettings';
import type { Box } from './markup';

/** The top and bottom edges of a box, in pixels from the top of the window. */
export interface Span {
  top: number;
  bottom: number;
}

/** How an element sticks; all in pixels. */
export interface Hold {
  edge: 'top' | 'bottom';
  /** The distance from the edge. */
  offset: number;
  /** How much further to scroll before the effects start. */
  effectsOffset: number;
}

/** The measurements at one scroll position. */
export interface Sight {
  /** The element's own place in the page. */
  place: Span;
  /** The element's current height. */
  height: number;
  /** The window's height. */
  view: number;
  /** The inside of the limit, which the element may not leave. */
  limit?: Span;
}

/** The state of an element. */
export interface Standing {
  isStuck: boolean;
  /** Is it held at the end of its limit? */
  isAtEnd: boolean;
  hasEffects: boolean;
}

/** The state of an element in its own place. */
export const LOOSE: Standing = { isStuck: false, isAtEnd: false, hasEffects: false };

/** The distances left until it sticks, and until it reaches the end of its limit; below 0 once passed. */
function distances({ edge, offset }: Hold, { place, height, view, limit }: Sight): { toEdge: number; toEnd: number } {
  if (edge === 'top') {
    return { toEdge: place.top - offset, toEnd: limit ? limit.bottom - offset - height : Number.POSITIVE_INFINITY };
  }
  const toEnd = limit ? view - offset - height - limit.top : Number.POSITIVE_INFINITY;
  return { toEdge: view - place.bottom - offset, toEnd };
}

/** The state of an element at one moment. */
export function standingAt(hold: Hold, sight: Sight): Standing {
  const { toEdge, toEnd } = distances(hold, sight);
  const isStuck = toEdge <= 0;
  return { isStuck, isAtEnd: isStuck && toEnd <= 0, hasEffects: -toEdge >= hold.effectsOffset };
}

/** How far the page can be scrolled before the state changes, in pixels. */
export function roomToScroll(hold: Hold, sight: Sight): number {
  const { toEdge, toEnd } = distances(hold, sight);
  return Math.min(Math.abs(toEdge), Math.abs(toEdge + hold.effectsOffset), Math.abs(toEnd));
}

/** Are the states equal? */
export const isSame = (a: Standing, b: Standing): boolean =>
  a.isStuck === b.isStuck && a.isAtEnd === b.isAtEnd && a.hasEffects === b.hasEffects;

/**
 * The styles of a stuck element: fixed at its edge, or at the end of its limit. `startInside`: where it begins inside
 * that, in pixels.
 */
export function stuckStyles(hold: Hold, isAtEnd: boolean, box: Box, startInside: number): Record<string, string> {
  const { edge, offset } = hold;
  const start = isAtEnd ? startInside : box.start;
  const end = edge === 'top' ? 'bottom' : 'top';
  return {
    position: isAtEnd ? 'absolute' : 'fixed',
    width: box.width,
    'margin-top': '0px',
    'margin-bottom': '0px',
    [isAtEnd ? end : edge]: isAtEnd ? '0px' : `${offset}px`,
    ...(start !== 0 && { 'inset-inline-start': `${start}px` }),
  };
}

/** Settings without stickiness, so that Elementor's own script leaves the element alone. */
export const withoutSticky: ChangeSettings = ({ sticky: _, ...others }) => others;
