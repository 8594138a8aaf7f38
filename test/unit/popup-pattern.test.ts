import { describe, expect, test } from 'vitest';
import { patternOf } from '../../src/widgets/popup/pattern';

const ADDRESSES = [
  '',
  'https://shop.test/',
  'https://shop.test/sale/',
  'https://www.shop.test/sale/shoes/?utm_source=mail&page=12',
  'http://shop.test/product/red-hat-2/',
  'https://news.example/2024/05/31/what-is-new',
];

describe('the pattern of an address', () => {
  test.each([
    'sale',
    '^https://shop\\.test/$',
    '/sale/?$',
    'shop\\.(test|example)/(sale|product)/',
    '^https?://(www\\.)?shop',
    '[?&]page=\\d+',
    '\\d{4}/\\d{2}/\\d{2}',
    'red-(?:hat|cap)(-\\d)?/',
    '[^/]+/$',
    '.*',
    '^$',
    '(a|b|)c',
    'p{2}',
    'x{0}shop',
    'o{1,2}p',
    's{3,}',
    'sale|product|news',
    '[\\w-]+-is-[a-z]*$',
    '(s(a(l)e)?)+',
    '.*?sale.*?',
    '',
  ])('the pattern %s matches as the browser’s own does', (pattern) => {
    const ours = patternOf(pattern);
    for (const address of ADDRESSES) expect(ours?.(address), address).toBe(new RegExp(pattern).test(address));
  });
});

test.each([
  ['looks back', '(a)\\1'],
  ['looks ahead', '(?=a)b'],
  ['looks behind', '(?<=a)b'],
  ['names a group', '(?<n>a)\\k<n>'],
  ['is open', '(a'],
  ['is shut', 'a)'],
  ['repeats nothing', '*a'],
  ['is an open class', '[a'],
  ['is a wrong class', '[z-a]'],
  ['is too long', 'a'.repeat(201)],
  ['grows', '((a{99}){99}){99}'],
])('a pattern that %s is refused', (_, pattern) => {
  expect(patternOf(pattern)).toBeNull();
});

describe('a pattern that can freeze the browser’s own engine', () => {
  test.each([
    '(a+)+$',
    '(a|a)*$',
    '(a|aa)+$',
    '(.*)*x',
    '(.*a){25}$',
    '(.*a){99}$',
    '^(?:.*?,){30}P',
    '.*.*.*.*.*.*.*.*.*x',
    '(.*){30}(.*){30}(.*){30}(.*){30}x$',
    '(a*)*(a*)*(a*)*b',
    '(([a-z])+.)+[A-Z]$',
    '\\w+\\d*\\w+\\d*\\w+$',
  ])('comes to an end: %s', (pattern) => {
    const matches = patternOf(pattern);
    for (const text of [`${'a'.repeat(50_000)}!`, `${'a,'.repeat(25_000)}!`]) {
      const start = performance.now();
      expect(matches?.(text)).toBe(false);
      expect(performance.now() - start).toBeLessThan(3000);
    }
  });
});
