import { onMoves } from '../../page/scroll/frames';

/** Calls `listener` when the page is scrolled or its height changes; returns a function that stops it. */
export const onScroll = (listener: () => void): (() => void) => onMoves(['scroll', 'size'], { draw: listener });

/** Is the page scrolled far enough for the button to show? All in pixels. */
export const isPast = (scrollY: number, showAfter: number, offsetTop: number): boolean =>
  Math.ceil(scrollY) > showAfter + offsetTop;

/** The scrolled part of `distance` in whole percent; 0 for a page that cannot be scrolled. */
export const percentOf = (scrollY: number, distance: number): number =>
  distance > 0 ? Math.min(100, Math.max(0, Math.floor((scrollY / distance) * 100))) : 0;
