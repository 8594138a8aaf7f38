/** A part of the page: its top below the window's top edge, and its height, in pixels. */
interface Part {
  top: number;
  height: number;
}

/** How far the page is scrolled, in whole percent; 100 for a page that cannot be scrolled. */
export const pagePercent = (scrolled: number, distance: number): number =>
  distance > 0 ? Math.round(Math.min(1, Math.max(0, scrolled / distance)) * 100) : 100;

/**
 * How far a part of the page is read, in whole percent: 0 until its top reaches the window's top, 100 once its end is
 * in the window. A part that fits into the window is at 0 or, once its end is in the window, at 100.
 */
export function partPercent({ top, height }: Part, windowHeight: number): number {
  const distance = height - windowHeight;
  if (distance <= 0) return top + height <= windowHeight ? 100 : 0;
  return pagePercent(-top, distance);
}
