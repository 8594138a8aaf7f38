import { expect, test } from 'vitest';
import { shownBy, slugsOf } from '../../src/widgets/jet-portfolio/rules';

test.each([
  ['{"0":"all","1":"hills"}', ['all', 'hills']],
  ['["all","water"]', ['all', 'water']],
  ['', ['all']],
  ['{"0":4}', ['all']],
  ['null', ['all']],
])('the filters of an item are read from %j', (given, expected) => {
  expect(slugsOf(given)).toEqual(expected);
});

test('a filter shows its items, at most as many as requested', () => {
  const items = ['a', 'b', 'c', 'd'];
  const slugs = (item: string): string[] => (item === 'b' ? ['all', 'water'] : ['all', 'hills']);
  expect(shownBy(items, slugs, 'hills', 2)).toEqual({ shown: ['a', 'c'], hasMore: true });
  expect(shownBy(items, slugs, 'water', 2)).toEqual({ shown: ['b'], hasMore: false });
  expect(shownBy(items, slugs, 'all', 4)).toEqual({ shown: items, hasMore: false });
  expect(shownBy(items, slugs, 'none', 4)).toEqual({ shown: [], hasMore: false });
});
