import { describe, expect, test } from 'vitest';
import { masonryMargins } from '../../src/widgets/loop-grid/Layout';
import { isAtEnd, placeOf, skinOf } from '../../src/widgets/loop-grid/markup';
import { hasEmptyGap, readSkin, settings } from '../../src/widgets/loop-grid/settings';
import { wordOf } from '../../src/widgets/taxonomy-filter/markup';

function element(attributes: Record<string, string>): HTMLElement {
  const made = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

const margins = (heights: readonly number[], columns: number, gap: number, below = 0, rowGap = gap): number[] =>
  masonryMargins(
    heights.map((height) => ({ height, below })),
    columns,
    gap,
    rowGap,
  );

describe('masonry', () => {
  test('masonry accounts for margins below items and for another gap in the style sheet', () => {
    expect(margins([100, 50, 80, 80], 2, 10, 24)).toEqual([0, 0, -24, -74]);
    expect(margins([100, 50, 80, 80], 2, 0, 24, 30)).toEqual([0, 0, -54, -104]);
  });

  test('masonry leaves no gap when Elementor prints an empty one', () => {
    const grid = (type: string, given: object): HTMLElement =>
      element({ 'data-widget_type': type, 'data-settings': JSON.stringify(given) });
    expect(hasEmptyGap(grid('loop-grid.post', { row_gap: { unit: 'px', size: '' } }))).toBe(true);
    expect(hasEmptyGap(grid('posts.cards', { cards_row_gap: { unit: 'px', size: '' } }))).toBe(true);
    expect(hasEmptyGap(grid('loop-grid.post', { row_gap: { unit: 'px', size: 12 } }))).toBe(false);
    expect(hasEmptyGap(grid('loop-grid.post', {}))).toBe(false);
  });

  test('masonry puts each item below the one above it', () => {
    expect(margins([100, 50, 80, 80], 2, 10)).toEqual([0, 0, 0, -50]);
    expect(margins([100, 50, 80, 80, 20, 20], 2, 10)).toEqual([0, 0, 0, -50, 0, -50]);
  });

  test('masonry moves nothing in one column, in one row and without items', () => {
    expect(margins([10, 20, 30], 1, 5)).toEqual([0, 0, 0]);
    expect(margins([10, 20, 30], 3, 5)).toEqual([0, 0, 0]);
    expect(margins([], 3, 5)).toEqual([]);
  });
});

describe('the place in a paged list', () => {
  const at = (page: string, last: string, next: string) =>
    placeOf(element({ 'data-page': page, 'data-max-page': last, 'data-next-page': next }));

  test('the place in a list is read from its anchor', () => {
    expect(at('1', '5', '/posts/2/')).toEqual({ page: 1, last: 5, next: '/posts/2/' });
    expect(isAtEnd(at('1', '5', '/posts/2/'))).toBe(false);
  });

  test('the place in a list is the end when the next page is missing or the numbers are invalid', () => {
    for (const place of [
      at('5', '5', '/x/'),
      at('1', '5', ''),
      at('', '5', '/x/'),
      at('a', 'b', '/x/'),
      placeOf(null),
    ]) {
      expect(isAtEnd(place)).toBe(true);
    }
  });
});

describe('the settings', () => {
  const read = (type: string, raw: unknown) => {
    const host = element({ 'data-widget_type': type, 'data-settings': JSON.stringify(raw) });
    return settings.parse({ ...(raw as object), ...readSkin(host) }, () => {});
  };

  test('the settings of posts are those of their skin', () => {
    const cards = read('posts.cards', { cards_columns: '2', cards_masonry: 'yes', cards_columns_mobile: '1' });
    expect([cards.masonry, cards.columns]).toEqual([true, { desktop: 2, tablet: 2, mobile: 1 }]);
    expect(read('archive-posts.archive_classic', { archive_classic_masonry: 'yes' }).masonry).toBe(true);
    expect(read('posts.classic', { cards_masonry: 'yes' }).masonry).toBe(false);
    expect(read('loop-grid.product', { masonry: 'yes', columns: '4' }).columns.desktop).toBe(4);
    expect([skinOf(element({ 'data-widget_type': 'loop-grid.product' })), skinOf(element({}))]).toEqual(['', '']);
  });

  test('the settings tell whether there is an icon', () => {
    const has = (raw: unknown): boolean => read('posts.classic', { load_more_spinner: raw }).load_more_spinner;
    expect([{ value: 'fas fa-spinner' }, { value: { url: '/a.svg' } }].map(has)).toEqual([true, true]);
    expect([{ value: '' }, [], null, 'x', undefined].map(has)).toEqual([false, false, false, false, false]);
  });

  test('the settings have their defaults when they are broken', () => {
    const broken = read('posts.cards', { cards_columns: [], cards_masonry: {}, pagination_type: 7, auto_scroll: [] });
    expect(broken).toMatchObject({ masonry: false, pagination_type: '', columns: { desktop: 3 } });
  });
});

test('a taxonomy is named by a word', () => {
  expect(['product_cat', 'product_tag', 'category', 'pa_shoe-size', 'post_tag'].map(wordOf)).toEqual([
    'category',
    'tag',
    'category',
    'shoe size',
    'tag',
  ]);
});
