import { beforeAll, expect, test } from 'vitest';
import { loadRules, type Rules } from '../../support/php';

let rules: Rules;
beforeAll(async () => {
  rules = await loadRules('rules/dependencies.php');
});

/** A shop's scripts as WooCommerce registers them, and the libraries among them. */
const DEPENDS: Record<string, string[]> = {
  'jquery-core': [],
  'jquery-migrate': [],
  jquery: ['jquery-core', 'jquery-migrate'],
  underscore: [],
  'wp-util': ['underscore', 'jquery'],
  'jquery-blockui': ['jquery'],
  'js-cookie': [],
  woocommerce: ['jquery', 'jquery-blockui', 'js-cookie'],
  'wc-add-to-cart': ['jquery', 'jquery-blockui'],
  'wc-add-to-cart-variation': ['jquery', 'wp-util', 'jquery-blockui'],
  'wc-single-product': ['jquery'],
  'wc-country-select': ['jquery'],
  'wc-address-i18n': ['jquery', 'wc-country-select'],
  'wc-checkout': ['jquery', 'woocommerce', 'wc-country-select', 'wc-address-i18n'],
  flexslider: ['jquery'],
  'theme-menu': [],
  gateway: ['jquery'],
};

const LIBRARIES = {
  'jquery-core': ['jQuery'],
  'jquery-migrate': ['jQuery'],
  underscore: ['_.'],
  'wp-util': ['wp.template'],
  'jquery-blockui': ['.block('],
  'js-cookie': ['Cookies.'],
  flexslider: ['flexslider('],
};

const REPLACED = [
  'woocommerce',
  'wc-add-to-cart',
  'wc-add-to-cart-variation',
  'wc-single-product',
  'wc-country-select',
  'wc-address-i18n',
];

interface Given {
  asked: string[];
  code?: string[];
  files?: Record<string, string>;
  replaced?: string[];
}

/** What the page prints: all that is asked for, after what it depends on. */
function printed(asked: readonly string[]): string[] {
  const found: string[] = [];
  const add = (handle: string): void => {
    for (const one of DEPENDS[handle] ?? []) add(one);
    if (handle !== 'jquery' && !found.includes(handle)) found.push(handle);
  };
  asked.forEach(add);
  return found;
}

const STAYING = 'staying( $page, static function ( $handle ) use ( $files ) { return $files[ $handle ] ?? ""; } )';

/** By handle of those that stay, what needs it. */
async function staying({ asked, code = [], files = {}, replaced = REPLACED }: Given): Promise<Record<string, string>> {
  const names = Object.fromEntries(code.map((text, at) => [`code ${at}`, text]));
  const page = { printed: printed(asked), asked, depends: DEPENDS, replaced, libraries: LIBRARIES, code: names };
  const found = await rules.evaluate<Record<string, string> | []>(STAYING, { page, files });
  // PHP writes an empty map as a list.
  return Array.isArray(found) ? {} : found;
}

async function leftOut(given: Given): Promise<string[]> {
  const stays = await staying(given);
  return printed(given.asked).filter((handle) => !(handle in stays));
}

const PRODUCT = [
  'woocommerce',
  'wc-add-to-cart',
  'wc-single-product',
  'wc-add-to-cart-variation',
  'flexslider',
  'theme-menu',
];

test('a page whose scripts are all replaced keeps only the theme’s script, and no library', async () => {
  const out = await leftOut({ asked: PRODUCT });
  expect(printed(PRODUCT).filter((handle) => !out.includes(handle))).toEqual(['theme-menu']);
});

test('a script that stays keeps its dependencies, replaced ones too, and nothing else', async () => {
  const out = await leftOut({ asked: [...PRODUCT, 'wc-checkout'] });
  expect(printed([...PRODUCT, 'wc-checkout']).filter((handle) => !out.includes(handle))).toEqual([
    'jquery-core',
    'jquery-migrate',
    'jquery-blockui',
    'js-cookie',
    'woocommerce',
    'theme-menu',
    'wc-country-select',
    'wc-address-i18n',
    'wc-checkout',
  ]);
});

test('a payment script keeps jQuery, but not the shop’s scripts', async () => {
  const out = await leftOut({ asked: [...PRODUCT, 'gateway'] });
  expect(out).toEqual(expect.arrayContaining(['woocommerce', 'wc-add-to-cart', 'underscore', 'jquery-blockui']));
  expect(out).not.toEqual(expect.arrayContaining(['jquery-core']));
});

test.each([
  ['an inline script', { code: ['jQuery(function ($) {})'] }],
  ['a file of the theme that does not say what it depends on', { files: { 'theme-menu': 'window.jQuery("nav")' } }],
])('jQuery stays for %s that names it', async (_, given) => {
  const out = await leftOut({ asked: PRODUCT, ...given });
  expect(out).not.toContain('jquery-core');
  expect(out).toContain('underscore');
});

test('jQuery stays for inline code that names it even if no other script stays', async () => {
  const out = await leftOut({ asked: ['wc-single-product'], code: ['jQuery(function ($) {})'] });
  expect(out).toEqual(['wc-single-product']);
});

test('a library that stays keeps its own dependencies', async () => {
  const out = await leftOut({ asked: PRODUCT, code: ['$(".hero").flexslider()'] });
  for (const kept of ['flexslider', 'jquery-core', 'jquery-migrate']) expect(out).not.toContain(kept);
});

test('a library that is only enqueued by name is left out', async () => {
  expect(await leftOut({ asked: ['js-cookie', 'theme-menu'] })).toEqual(['js-cookie']);
});

test('a library is left out when only a replaced script’s file names it', async () => {
  const files = { 'wc-single-product': 'jQuery', 'wc-add-to-cart-variation': 'wp.template' };
  expect(await leftOut({ asked: PRODUCT, files })).toContain('jquery-core');
});

test('a library that stays keeps no other library that its file names', async () => {
  const out = await leftOut({ asked: PRODUCT, code: ['Cookies.get(1)'], files: { 'js-cookie': 'jQuery' } });
  expect(out).not.toContain('js-cookie');
  expect(out).toContain('jquery-core');
});

test('a script that the owner keeps stays with all its dependencies', async () => {
  const replaced = REPLACED.filter((handle) => handle !== 'wc-single-product');
  const out = await leftOut({ asked: PRODUCT, replaced });
  for (const kept of ['wc-single-product', 'jquery-core']) expect(out).not.toContain(kept);
  expect(out).toContain('woocommerce');
});

test('no script is left out when none is replaced', async () => {
  expect(await leftOut({ asked: ['woocommerce', 'theme-menu'], replaced: [] })).toEqual([]);
});

test('each script that stays names the script or code that needs it', async () => {
  const asked = [...PRODUCT, 'wc-checkout'];
  expect(await staying({ asked, code: ['var one', '$(".hero").flexslider()'] })).toMatchObject({
    'wc-checkout': '',
    woocommerce: 'wc-checkout',
    'jquery-blockui': 'woocommerce',
    flexslider: 'code 1',
  });
});

test('scripts that depend on each other in a circle are handled', async () => {
  const page = {
    printed: ['a', 'b'],
    asked: ['a'],
    depends: { a: ['b'], b: ['a'] },
    replaced: [],
    libraries: { none: [] },
    code: { none: '' },
  };
  expect(await rules.evaluate(STAYING, { page, files: {} })).toEqual({ a: '', b: 'a' });
});

test('the keeper of a script is found through names without a file, and in a circle', async () => {
  const keeperOf = (handle: string, staying: Record<string, string>): Promise<string> =>
    rules.evaluate<string>('keeper_of( $handle, $staying )', { handle, staying });
  const staying = { 'theme-menu': '', jquery: 'theme-menu', 'jquery-core': 'jquery', zoom: 'a script in the footer' };
  expect(await keeperOf('jquery-core', staying)).toBe('theme-menu');
  expect(await keeperOf('theme-menu', staying)).toBe('theme-menu');
  expect(await keeperOf('zoom', staying)).toBe('a script in the footer');
  expect(['a', 'b']).toContain(await keeperOf('a', { a: 'b', b: 'a' }));
});
