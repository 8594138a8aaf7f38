/** The number of stars. */
export const STARS = 5;

/** What holds the rating: the page's own select or input named `rating`. */
export type RatingHolder = HTMLSelectElement | HTMLInputElement;

/** Marks the holder that we have made. */
export const MADE = 'data-storefront-rating';

/** The form's rating holder; null where the shop has ratings switched off. */
export const ratingHolderOf = (host: Element): RatingHolder | null =>
  host.querySelector<RatingHolder>(`select[name=rating], input[name=rating]:not([type=radio], [${MADE}])`);

/** Does the form ask with fields of its own, which need no stars of ours: a theme's radio buttons? */
export const hasOwnRating = (host: HTMLElement): boolean => host.querySelector(`[name=rating]:not([${MADE}])`) !== null;

/** The rating that is chosen in a form with radio buttons; 0: none. */
export const checkedRating = (host: HTMLElement): number =>
  toRating(host.querySelector<HTMLInputElement>('[name=rating]:checked')?.value);

/** Where a form that expects stars has room for them, although it has no holder. */
export const ratingRoomOf = (host: HTMLElement): HTMLElement | null =>
  host.querySelector<HTMLElement>('.comment-form-rating, [data-rating]');

/** A holder's value as 1–5; 0 for anything else. */
export function toRating(value: string | undefined): number {
  const rating = Number(value);
  return Number.isInteger(rating) && rating >= 1 && rating <= STARS ? rating : 0;
}

/**
 * The star that a key leads to; null: the key is not ours. It does not wrap. `flip`: left and right are mirrored (RTL).
 * With no star chosen every arrow leads to the first.
 */
export function ratingForKey(key: string, rating: number, flip: boolean): number | null {
  const forward = key === 'ArrowDown' || key === (flip ? 'ArrowLeft' : 'ArrowRight');
  const back = key === 'ArrowUp' || key === (flip ? 'ArrowRight' : 'ArrowLeft');
  if (!forward && !back) return null;
  return Math.min(STARS, Math.max(1, rating + (forward ? 1 : -1)));
}
