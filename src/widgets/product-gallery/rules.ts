/** The index `step` further; null beyond the ends of a gallery that does not loop. */
export function neighbour(index: number, step: number, count: number, loop: boolean): number | null {
  const next = index + step;
  if (next >= 0 && next < count) return next;
  return loop ? (next + count) % count : null;
}

/** The index of the nearest number; -1 in an empty list. */
export function nearest(wanted: number, numbers: readonly number[]): number {
  const distances = numbers.map((number) => Math.abs(number - wanted));
  return distances.indexOf(Math.min(...distances));
}

/** Is the large image wider than the gallery? */
export const isZoomable = (image: Element | null, galleryWidth: number): boolean =>
  Number(image?.getAttribute('data-large_image_width')) > galleryWidth;

/** The shift of the magnified image along one axis, in pixels. @example zoomOffset(50, 100, 300) // -100 */
export const zoomOffset = (pointer: number, box: number, natural: number): number =>
  box > 0 ? -(Math.min(Math.max(pointer, 0), box) / box) * (natural - box) : 0;

const SWIPE_LENGTH = 50;

/** The step of a swipe of `across` pixels to the right. */
export function stepOfSwipe(across: number): -1 | 0 | 1 {
  if (Math.abs(across) <= SWIPE_LENGTH) return 0;
  return across > 0 ? -1 : 1;
}
