import { expect, test } from 'vitest';
import { compare } from '../../scripts/compat';
import { type Entry, tableOf, versionsOf } from '../../scripts/compat/entry';

test('the versions of a site are those that its pages tell', () => {
  const html = `<meta name="generator" content="WordPress 7.1" />
    <meta name="generator" content="WooCommerce 10.9.1" />
    <link href="https://a.shop.example/wp-content/themes/the-theme/style.css?ver=4.6.0" rel="stylesheet">
    <script src="/wp-content/plugins/woocommerce/assets/a.js?ver=2.7.0-wc.10.9.1"></script>
    <script src="/wp-content/plugins/swatches/a.js"></script>
    <script src="/wp-content/plugins/swatches/b.js?x=1&amp;ver=2.1.2" id="b"></script>
    <script src="/wp-content/plugins/by-hash/c.js?ver=1795920806"></script>
    <script src="/wp-content/plugins/storefront-widgets/dist/a.js?ver=0.1.0"></script>`;
  expect(versionsOf(html)).toEqual({
    wordpress: '7.1',
    theme: 'the-theme 4.6.0',
    plugins: ['by-hash', 'swatches 2.1.2', 'woocommerce 10.9.1'],
  });
});

test.each([
  ['a text', 'a text', 'same'],
  ['a text', 'another', 'differs'],
  ['a text', null, 'differs'],
  [null, null, 'absent'],
  ['fails: no button', 'fails: no button', 'differs'],
])('of a step that gives %j without and %j with the widgets, the result is “%s”', (stock, ours, result) => {
  expect(compare('a step', stock, ours)).toBe(result);
});

test.each([
  ['', '', 'same'],
  ['one\ntwo', 'two', 'same'],
  ['one', 'one\ntwo', 'differs'],
])(
  'of the errors %j without and %j with the widgets, those that only come with them count: “%s”',
  (stock, ours, result) => {
    expect(compare('errors in the console', stock, ours)).toBe(result);
  },
);

test('a record is a row of the table, with the steps by their result', () => {
  const entry: Entry = {
    date: '2026-01-02',
    wordpress: '7.1',
    theme: 'the-theme 4.6.0',
    plugins: ['woocommerce 10.9.1'],
    steps: { menu: 'same', tabs: 'same', gallery: 'differs' },
    kilobytes: { list: [50, 28], cart: [466, 28] },
  };
  expect(tableOf([entry])[2]).toBe(
    '| the-theme 4.6.0 | 7.1 | woocommerce 10.9.1 | menu; tabs | gallery | – | list 50 → 28, cart 466 → 28 | 2026-01-02 |',
  );
});
