import { beforeEach, describe, expect, test, vi } from 'vitest';
import { checkedRating, hasOwnRating, ratingFieldOf } from '../../src/widgets/review-form/markup';
import { readPage } from '../../src/widgets/review-form/settings';

const form = (fields: string): HTMLElement => {
  document.body.innerHTML = `<form><div class="comment-form-rating">${fields}</div></form>`;
  return document.body.firstElementChild as HTMLElement;
};

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('the rating of a form', () => {
  test('the rating of a form is in its select or in a hidden field', () => {
    expect(ratingFieldOf(form('<select name="rating"></select>'))?.tagName).toBe('SELECT');
    expect(ratingFieldOf(form('<input type="hidden" name="rating">'))?.tagName).toBe('INPUT');
    expect(hasOwnRating(form('<label>Rating</label>'))).toBe(false);
  });

  test('the rating of a form is the checked radio button when a theme has those', () => {
    const radios = form('<input type="radio" name="rating" value="1"><input type="radio" name="rating" value="5">');
    expect(ratingFieldOf(radios)).toBeNull();
    expect(hasOwnRating(radios)).toBe(true);
    expect(checkedRating(radios)).toBe(0);
    radios.querySelectorAll('input')[1]?.click();
    expect(checkedRating(radios)).toBe(5);
  });
});

describe('the requirement of a rating', () => {
  const required = (params: unknown, field = '<select name="rating" required></select>'): unknown => {
    vi.stubGlobal('wc_single_product_params', params);
    return readPage(form(field)).required;
  };

  test('a rating is required when the page says so, whatever its select says', () => {
    expect(required({ review_rating_required: 'yes' }, '<select name="rating"></select>')).toBe(true);
    expect(required({ review_rating_required: 'no' })).toBe(false);
  });

  test('a rating is required when its select is marked so and the page does not say', () => {
    expect(required(undefined)).toBe(true);
    expect(required({ flexslider_enabled: '1' })).toBe(true);
    expect(required({ flexslider_enabled: '1' }, '<select name="rating"></select>')).toBe(false);
  });
});
