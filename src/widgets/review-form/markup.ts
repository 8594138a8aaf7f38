import { markOwn } from '../../core/hosts/copies';
import { toRating } from './rules';

/** The field with the rating: the page's, or a hidden one that the widget has made. */
export type RatingField = HTMLSelectElement | HTMLInputElement;

const OUR_FIELD = 'data-storefront-rating';

/** Creates a hidden field, for a form that has room for stars but no field. */
export function createField(): HTMLInputElement {
  const input = markOwn(document.createElement('input'));
  input.type = 'hidden';
  input.name = 'rating';
  input.setAttribute(OUR_FIELD, '');
  return input;
}

/** The page's rating field; null where ratings are switched off, or a theme has radio buttons. */
export const ratingFieldOf = (host: Element): RatingField | null =>
  host.querySelector<RatingField>(`select[name=rating], input[name=rating]:not([type=radio], [${OUR_FIELD}])`);

/** Has the form its own rating field or radio buttons? */
export const hasOwnRating = (host: HTMLElement): boolean =>
  host.querySelector(`[name=rating]:not([${OUR_FIELD}])`) !== null;

/** The chosen rating in a form with radio buttons; 0: none. */
export const checkedRating = (host: HTMLElement): number =>
  toRating(host.querySelector<HTMLInputElement>('[name=rating]:checked')?.value);

/** The place for stars in a form that has no rating field. */
export const ratingRoomOf = (host: HTMLElement): HTMLElement | null =>
  host.querySelector<HTMLElement>('.comment-form-rating, [data-rating]');

/** The label of the stars. */
export const ratingLabelOf = (host: HTMLElement): Element | null =>
  host.querySelector('#comment-form-rating-label, label[for=rating]');

/** The form with the widget's attribute inside a box that has it, too. */
export const innerHostOf = (host: Element): Element | null => host.querySelector('form[data-widget~=review-form]');

/** The stars that WooCommerce's script has built before a field, unless they are `ours`. */
export function legacyStarsOf(field: Element, ours: Element | null): Element | null {
  const before = field.previousElementSibling;
  return before?.matches('p.stars') && !before.contains(ours) ? before : null;
}
