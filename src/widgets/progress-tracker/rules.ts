/** A part of the page: where it begins below the window's top edge, and its height, in pixels. */
interface Part {
  top: number;
  height: number;
}

/** How far the page is scrolled, in whole percent; a page that cannot be scrolled is read. */
export const pagePercent = (scrolled: number, distance: number): number =>
  distance > 0 ? Math.round(Math.min(1, Math.max(0, scrolled / distance)) * 100) : 100;

/**
 * How far a part of the page is read, in whole percent: 0 while its top has not reached the window's, 100 once its end
 * is in the window. What fits the window is read once all of it has been in there.
 */
export function partPercent({ top, height }: Part, windowHeight: number): number {
  const distance = height - windowHeight;
  if (distance <= 0) return top + height <= windowHeight ? 100 : 0;
  return pagePercent(-top, distance);
}
