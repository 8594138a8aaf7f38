import type { ChangeSettings } from '../../elementor/loader/hiddenSettings';
import type { Box } from './markup';

/** Two edges, in pixels from the top of the window. */
export interface Span {
  top: number;
  bottom: number;
}

/** Where an element sticks; all in pixels. */
export interface Hold {
  edge: 'top' | 'bottom';
  /** How far from the edge. */
  offset: number;
  /** How much further the page must be scrolled for the effects. */
  effectsOffset: number;
}

/** What is seen at one moment of scrolling. */
export interface Sight {
  /** Where the element has its place in the page. */
  place: Span;
  /** Its height as it is now. */
  height: number;
  /** The window's height. */
  view: number;
  /** The inside of the element that it may not leave. */
  limit?: Span;
}

/** How an element stands. */
export interface Standing {
  isStuck: boolean;
  /** Is it held back by the end of the element that it may not leave? */
  isAtEnd: boolean;
  hasEffects: boolean;
}

/** In its own place. */
export const LOOSE: Standing = { isStuck: false, isAtEnd: false, hasEffects: false };

/** How far it is still to where the element sticks, and to where it is held back; below 0 once that is passed. */
function distances({ edge, offset }: Hold, { place, height, view, limit }: Sight): { toEdge: number; toEnd: number } {
  if (edge === 'top') {
    return { toEdge: place.top - offset, toEnd: limit ? limit.bottom - offset - height : Number.POSITIVE_INFINITY };
  }
  const toEnd = limit ? view - offset - height - limit.top : Number.POSITIVE_INFINITY;
  return { toEdge: view - place.bottom - offset, toEnd };
}

/** How an element stands at a moment. */
export function standingAt(hold: Hold, sight: Sight): Standing {
  const { toEdge, toEnd } = distances(hold, sight);
  const isStuck = toEdge <= 0;
  return { isStuck, isAtEnd: isStuck && toEnd <= 0, hasEffects: -toEdge >= hold.effectsOffset };
}

/** How far the page can be scrolled until the element stands otherwise, in pixels. */
export function roomToScroll(hold: Hold, sight: Sight): number {
  const { toEdge, toEnd } = distances(hold, sight);
  return Math.min(Math.abs(toEdge), Math.abs(toEdge + hold.effectsOffset), Math.abs(toEnd));
}

/** Do they stand alike? */
export const isSame = (a: Standing, b: Standing): boolean =>
  a.isStuck === b.isStuck && a.isAtEnd === b.isAtEnd && a.hasEffects === b.hasEffects;

/** The styles of a stuck element: fixed at its edge, or at the end of its limit. `startInside`: where it begins inside that, in pixels. */
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

/** Without this setting Elementor's own script leaves an element where it is. */
export const withoutSticky: ChangeSettings = ({ sticky: _, ...others }) => others;
