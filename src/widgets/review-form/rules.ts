/** The number of stars. */
export const STARS = 5;

/** A field's value as a rating from 1 to 5; 0 for anything else. */
export function toRating(value: string | undefined): number {
  const rating = Number(value);
  return Number.isInteger(rating) && rating >= 1 && rating <= STARS ? rating : 0;
}

/** The star that an arrow key leads to, without wrapping; null for other keys. `isMirrored`: right to left. */
export function ratingForKey(key: string, rating: number, isMirrored: boolean): number | null {
  const isForward = key === 'ArrowDown' || key === (isMirrored ? 'ArrowLeft' : 'ArrowRight');
  const isBack = key === 'ArrowUp' || key === (isMirrored ? 'ArrowRight' : 'ArrowLeft');
  if (!isForward && !isBack) return null;
  return Math.min(STARS, Math.max(1, rating + (isForward ? 1 : -1)));
}
