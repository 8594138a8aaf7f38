import type { Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectNoProblems, mounted, oneMoreAnswer, openPage, timersRun, type WatchedPage } from '../support/page';

/** Code, data and a file, as plugins print them into answers of the shop; `RAN` has what runs of it. */
const SCRIPTS =
  '<script>ran.push("one")</script><script type="application/json">{"ran":1}</script>' +
  '<script type="text/template"><b>ran.push("template")</b></script><script src="/assets/ran.js"></script>' +
  '<script src="https://tracker.example/ran.js"></script><script type="text/javascript">ran.push("two")</script>';
const RAN = ['one', 'file', 'two'];

const ran = (page: WatchedPage): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { ran: string[] }).ran.slice());

/** Puts the scripts at the end of the first of these fragments. */
const inFragment =
  (...keys: string[]) =>
  (body: string): string => {
    const answer = JSON.parse(body) as { fragments: Record<string, string> };
    for (const key of keys) answer.fragments[key] = `<p>${key}</p>`;
    const [first = 'div.widget_shopping_cart_content'] = keys;
    answer.fragments[first] = (answer.fragments[first] ?? '').replace(/<\/\w+>\s*$/, (end) => SCRIPTS + end);
    return JSON.stringify(answer);
  };
const atEnd = (body: string): string => body + SCRIPTS;
const inField =
  (name: string) =>
  (body: string): string =>
    body.replace(new RegExp(`(\\\\?"${name}\\\\?":\\\\?")`), (start) => start + JSON.stringify(SCRIPTS).slice(1, -1));

interface Case {
  /** The answer, as in "scripts of …". */
  what: string;
  path: string;
  widget?: string;
  /** The request whose answer gets the scripts. */
  asked: RegExp;
  put(body: string): string;
  act(page: WatchedPage): Promise<unknown>;
}

const MUG = '/product/mug/?ajaxadd=1';
const CART = '/cart/?add-to-cart=11&nomini=1';
const trigger = (name: string) => (page: WatchedPage) =>
  page.evaluate((type) => document.body.dispatchEvent(new CustomEvent(type, { bubbles: true })), name);
const choose = async (page: WatchedPage): Promise<void> => {
  for (const select of await page.locator('.variations select').all()) await select.selectOption({ index: 1 });
};
const applyCoupon = async (page: WatchedPage): Promise<void> => {
  await page.fill('#coupon_code', 'save10');
  await page.click('[name=apply_coupon]');
};

/** Answers that the shop's script, or an add-on's, inserts with jQuery, which runs the scripts in them. */
const CASES: readonly Case[] = [
  {
    what: 'an add in a list',
    path: '/shop/',
    asked: /wc-ajax=add_to_cart/,
    put: inFragment(),
    act: (page) => page.click('.ajax_add_to_cart[data-product_id="11"]'),
  },
  {
    what: 'a refresh of the cart',
    path: '/shop/',
    widget: 'cart-fragments',
    asked: /wc-ajax=get_refreshed_fragments/,
    put: inFragment(),
    act: trigger('wc_fragment_refresh'),
  },
  {
    what: 'a fragment that replaces several elements',
    path: '/shop/',
    widget: 'cart-fragments',
    asked: /wc-ajax=get_refreshed_fragments/,
    put: inFragment('.products > li'),
    act: trigger('wc_fragment_refresh'),
  },
  {
    what: 'an add on the product’s page',
    path: MUG,
    widget: 'add-to-cart',
    asked: /admin-ajax/,
    put: inFragment(),
    act: (page) => page.click('.single_add_to_cart_button'),
  },
  {
    what: 'the notices of an add',
    path: MUG,
    widget: 'add-to-cart',
    asked: /admin-ajax/,
    put: inFragment('notices_html'),
    act: (page) => page.click('.single_add_to_cart_button'),
  },
  {
    what: 'a removal in the mini cart',
    path: '/shop/?add-to-cart=11',
    widget: 'mini-cart',
    asked: /wc-ajax=remove_from_cart/,
    put: inFragment(),
    act: (page) => page.locator('.remove_from_cart_button').first().dispatchEvent('click'),
  },
  {
    what: 'a coupon, beside its notice',
    path: CART,
    widget: 'cart-page',
    asked: /wc-ajax=apply_coupon/,
    put: atEnd,
    act: applyCoupon,
  },
  {
    what: 'a coupon that is removed',
    path: CART,
    widget: 'cart-page',
    asked: /wc-ajax=remove_coupon/,
    put: atEnd,
    async act(page) {
      await applyCoupon(page);
      await page.click('.woocommerce-remove-coupon');
    },
  },
  {
    what: 'totals after a choice of shipping',
    path: CART,
    widget: 'cart-page',
    asked: /wc-ajax=update_shipping_method/,
    put: (body) => body.replace(/<\/div>\s*$/, `${SCRIPTS}</div>`),
    // Not `check()`, which looks again and then finds the other method.
    act: (page) => page.locator('.shipping_method:not(:checked)').first().click(),
  },
  {
    what: 'a variation that the server was asked for',
    path: '/product/jacket/',
    widget: 'variation-form',
    asked: /wc-ajax=get_variation/,
    put: inField('availability_html'),
    act: choose,
  },
  {
    what: 'a variation that the page prints',
    path: '/product/hoodie/',
    widget: 'variation-form',
    asked: /\/product\/hoodie\//,
    put: (body) =>
      body.replaceAll(
        /&quot;availability_html&quot;:&quot;/g,
        (start) => start + JSON.stringify(SCRIPTS).slice(1, -1).replaceAll('"', '&quot;').replaceAll('<', '&lt;'),
      ),
    act: choose,
  },
  {
    what: 'another layout of a list',
    path: '/fixture/jet-layouts/',
    widget: 'layout-switcher',
    asked: /admin-ajax/,
    put: () => JSON.stringify({ success: true, data: { html: `<ul><li>Row</li></ul>${SCRIPTS}` } }),
    act: (page) => page.click('.jet-woo-switcher-btn-secondary'),
  },
  {
    what: 'an area of ElementsKit',
    path: '/fixture/panels/?only=kit-areas',
    widget: 'elementskit-accordion',
    asked: /admin-ajax/,
    put: (body) => (body.includes('from-123') ? atEnd(body) : body),
    act: (page) => page.locator('.ekit-accordion--toggler').nth(1).click(),
  },
  {
    what: 'a mega menu of ElementsKit',
    path: '/fixture/elementskit-menu/',
    widget: 'elementskit-menu',
    asked: /megamenu_content/,
    put: (body) => JSON.stringify(atEnd(JSON.parse(body) as string)),
    act: (page) => page.hover('.elementor-widget-ekit-nav-menu .elementskit-navbar-nav > li:nth-child(3) > a'),
  },
  {
    what: 'a coupon of Elementor’s checkout',
    path: '/fixture/shop-sections/',
    widget: 'shop-sections',
    asked: /apply_coupon/,
    put: () => `<div class="woocommerce-message" role="alert">Thanks</div>${SCRIPTS}`,
    async act(page) {
      await page.click('.e-show-coupon-form');
      await page.fill('#coupon_code', 'clay');
      await page.click('.e-apply-coupon');
    },
  },
];

const foreign: string[] = [];

/** Rewrites the answers to these requests; the page gets `policy`. */
async function open({ path, widget, asked, put }: Omit<Case, 'what' | 'act'>, policy?: string): Promise<WatchedPage> {
  const rewrite = async (route: Route): Promise<void> => {
    const response = await route.fetch();
    await route.fulfill({ response, body: put(await response.text()) });
  };
  const page = await openPage(path, {
    async before(opening) {
      foreign.length = 0;
      await opening.addInitScript(() => Object.assign(window, { ran: [] }));
      await opening.route('**/assets/ran.js', (route) => route.fulfill({ body: 'ran.push("file")' }));
      await opening.route('https://tracker.example/**', (route) => {
        foreign.push(route.request().url());
        return route.fulfill({ body: 'ran.push("foreign")' });
      });
      await opening.route(asked, rewrite);
      const { pathname } = new URL(path, 'http://x');
      if (!policy) return;
      await opening.route(
        (url) => url.pathname === pathname,
        async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replaceAll(/<script(?=[ >])/g, '<script nonce="a1b2"');
          await route.fulfill({
            response,
            body,
            headers: { ...response.headers(), 'Content-Security-Policy': policy },
          });
        },
      );
    },
  });
  if (widget) await mounted(page, widget);
  return page;
}

describe.each(CASES)('scripts of $what', (one) => {
  test('scripts in an answer of the shop run once, in order, as jQuery runs them', async () => {
    const page = await open(one);
    await one.act(page);
    await expect.poll(() => ran(page)).toEqual(RAN);
    await timersRun(page, 100);
    expect(await ran(page)).toEqual(RAN);
    expect(foreign).toEqual([]);
  });
});

describe.each([
  ['with nonces', "script-src 'nonce-a1b2' 'strict-dynamic'; object-src 'none'"],
  [
    'with nonces and Trusted Types',
    "script-src 'nonce-a1b2' 'strict-dynamic'; require-trusted-types-for 'script'; trusted-types storefront-widgets",
  ],
])('under a policy %s', (_, policy) => {
  test('the scripts of an add run by the page’s nonce, which the server cannot know', async () => {
    const add = CASES[0] as Case;
    const page = await open(add, policy);
    await add.act(page);
    await expect.poll(() => ran(page)).toEqual(RAN);
  });
});

test('inline scripts of an add have run when the page hears of it, and see what is shown', async () => {
  const add = CASES[0] as Case;
  const body = '<script>ran.push(document.querySelector(".mini_cart_item")?"shown":"not yet")</script>';
  const page = await open({
    ...add,
    put: (text) => inFragment()(text).replace(JSON.stringify(SCRIPTS).slice(1, -1), JSON.stringify(body).slice(1, -1)),
  });
  await page.evaluate(() =>
    document.body.addEventListener('wc_fragments_loaded', () => {
      (window as unknown as { ran: string[] }).ran.push('told');
    }),
  );
  await add.act(page);
  await expect.poll(() => ran(page)).toEqual(['shown', 'told']);
});

describe('scripts that do not run', () => {
  test('scripts of fragments that an earlier page has stored do not run', async () => {
    const refresh = CASES[1] as Case;
    const page = await open({ ...refresh, path: '/shop/?add-to-cart=11' });
    await expect.poll(() => ran(page)).toEqual(RAN);
    await page.unroute(refresh.asked);
    await page.goto(new URL('/shop/', page.url()).href);
    await mounted(page, 'cart-fragments');
    await page.waitForSelector('.widget_shopping_cart_content .mini_cart_item', { state: 'attached' });
    await timersRun(page, 100);
    expect(await ran(page)).toEqual([]);
  });

  test('scripts of a new cart page do not run, as WooCommerce drops them', async () => {
    const page = await open({
      path: CART,
      widget: 'cart-page',
      asked: /\/cart\/$/,
      put: (body) => body.replaceAll(/<\/form>|<div class="cart_totals[^>]*>/g, (part) => part + SCRIPTS),
    });
    await page.fill('.cart_item input.qty', '3');
    await page.click('[name=update_cart]');
    await page.locator('.woocommerce-message').waitFor();
    await oneMoreAnswer(page);
    expect(await ran(page)).toEqual([]);
  });

  test('scripts of a coupon’s refusal do not run, as it is shown as text', async () => {
    const page = await open({ path: CART, widget: 'cart-page', asked: /wc-ajax=apply_coupon/, put: atEnd });
    await page.fill('#coupon_code', 'none');
    await page.click('[name=apply_coupon]');
    await page.locator('.coupon-error-notice').waitFor();
    await oneMoreAnswer(page);
    expect(await ran(page)).toEqual([]);
  });
});

test('a script of an answer that fails leaves the other scripts and the page alone', async () => {
  const add = CASES[0] as Case;
  const page = await open({
    ...add,
    put: (body) =>
      inFragment()(body).replace('ran.push(\\"one\\")', 'ran.push(\\"one\\");throw new Error(\\"theirs\\")'),
  });
  await add.act(page);
  await expect.poll(() => ran(page)).toEqual(RAN);
  await page.waitForSelector('.ajax_add_to_cart[data-product_id="11"].added');
  expect(() => expectNoProblems(page)).toThrow(/theirs/);
});
