import { beforeAll, expect, test } from 'vitest';
import { loadRules, type Rules } from '../../support/php';

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules('rules/addresses.php');
});

const matches = (pattern: string, address: string, home = 'https://shop.example'): Promise<boolean> =>
  rules.evaluate<boolean>('matches_address( $patterns, $address, $home )', { patterns: [pattern], address, home });

test.each([
  ['/checkout/', '/checkout/'],
  ['/checkout', '/checkout/?step=2'],
  ['checkout', '/checkout'],
  ['/checkout/*', '/checkout/'],
  ['/checkout/*', '/checkout/order-received/7/?key=a'],
  ['*/sale-*', '/shop/sale-today/'],
  ['/Shop/Hats/', '/shop/hats/'],
  ['https://shop.example/cart/', '/cart/'],
  ['/caf%C3%A9/', '/café/'],
  ['/?p=7', '/?p=7'],
  ['/shop/?orderby=*', '/shop/?orderby=price'],
  ['*a*b*c', '/xaxbxc/'],
])('the pattern %s means the address %s', async (pattern, address) => {
  expect(await matches(pattern, address)).toBe(true);
});

test.each([
  ['/cart/', '/carting/'],
  ['/cart/', '/'],
  ['/cart/*', '/shop/cart/'],
  ['/?p=7', '/?p=71'],
  ['/shop/?orderby=*', '/shop/'],
  ['*ab*ba*', '/aba/'],
  ['/c.rt/', '/cart/'],
])('the pattern %s does not mean the address %s', async (pattern, address) => {
  expect(await matches(pattern, address)).toBe(false);
});

test('a pattern means the address inside of a site in a folder', async () => {
  expect(await matches('/cart/', '/two/cart/', 'https://shop.example/two')).toBe(true);
  expect(await matches('/two/cart/', '/two/cart/', 'https://shop.example/two')).toBe(true);
  expect(await matches('/cart/', '/cart/', 'https://shop.example/two')).toBe(false);
});

test('a pattern of many stars compares each of its parts once', async () => {
  const pattern = `${'*a'.repeat(140)}*b`;
  expect(await matches(pattern, `/${'a'.repeat(200_000)}`)).toBe(false);
});
