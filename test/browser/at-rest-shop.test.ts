import { describe, expect, inject, test } from 'vitest';
import {
  expectNoProblems,
  holdRuntime,
  hostStates,
  mounted,
  openPage,
  type PageOptions,
  requestsTo,
  shopState,
  timersRun,
  type WatchedPage,
} from '../support/page';
import { withoutPointer } from '../support/rest';
import { withApi } from './runtimeStage';

/** Opens a page as a visitor who touches nothing; the attribution of orders would load by itself. */
const openAtRest = (path: string, before: PageOptions['before'] = () => {}): Promise<WatchedPage> =>
  openPage(
    `${path}${path.includes('?') ? '&' : '?'}config=${encodeURIComponent('{"disable":["order-attribution"]}')}`,
    {
      waitUntil: 'networkidle',
      fresh: true,
      before: async (page) => {
        await withoutPointer(page);
        await before(page);
      },
    },
  );

const scriptsOf = (page: WatchedPage): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /\/storefront-widgets\/([^?]+\.js)/.exec(name)?.[1] ?? '')
      .filter(Boolean),
  );

const startedBy = async (page: WatchedPage, widget: string): Promise<unknown> => {
  const rows = await withApi(page, (api) => api.report().map((row) => [row.widget, row.startedBy]));
  return rows.find(([name]) => name === widget)?.[1];
};

const ATTRIBUTES = [
  'role',
  'href',
  'aria-label',
  'aria-labelledby',
  'aria-checked',
  'aria-disabled',
  'aria-expanded',
  'tabindex',
  'disabled',
  'data-wvstooltip-out-of-stock',
];

/** What a screen reader meets in the elements, and whether they show. */
const lookOf = (page: WatchedPage, selector: string): Promise<unknown[]> =>
  page.$$eval(
    selector,
    (all, names) =>
      all.map((element) => [
        element.localName,
        element.className,
        element.textContent,
        ...names.map((name) => element.getAttribute(name)),
        (element as HTMLElement).checkVisibility(),
      ]),
    ATTRIBUTES,
  );

/** The page of a cart with one product, at rest. */
const openCart = (before: PageOptions['before'] = () => {}, query = ''): Promise<WatchedPage> =>
  openAtRest(`/cart/?nomini=1${query}`, async (page) => {
    await page.request.get(`${inject('base')}/cart/?add-to-cart=11`);
    await before(page);
  });

describe('the cart', () => {
  const QUANTITY = '.cart_item input.qty';
  const UPDATE = '[name=update_cart]';

  test('the cart page loads nothing but the loader, and looks as the widget shows it', async () => {
    const page = await openCart();
    expect(await scriptsOf(page)).toEqual(['storefront-widgets.js']);
    const parts = `${UPDATE}, .shipping-calculator-button, .shipping-calculator-form, ${QUANTITY}, .product-remove a`;
    const before = await lookOf(page, parts);
    expect(await page.isDisabled(UPDATE)).toBe(true);
    await mounted(page, 'cart-page');
    expect(await lookOf(page, parts)).toEqual(before);
    expectNoProblems(page);
  });

  test('the first press removes a line of the cart while the runtime is slow', async () => {
    let release = (): void => {};
    const page = await openCart(async (opening) => {
      release = await holdRuntime(opening);
    });
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.click('.product-remove a');
    release();
    await page.locator('.wc-empty-cart-message').waitFor();
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    expect((await shopState(page)).cart).toEqual([]);
  });

  test('the cart page saves a quantity that was changed before the runtime has come', async () => {
    let release = (): void => {};
    const page = await openCart(async (opening) => {
      release = await holdRuntime(opening);
    });
    await page.fill(QUANTITY, '3');
    await page.click(UPDATE);
    release();
    await expect.poll(async () => (await shopState(page)).cart.map(({ quantity }) => quantity)).toEqual([3]);
  });

  test('the cart page saves a quantity at Enter before the runtime has come', async () => {
    let release = (): void => {};
    const page = await openCart(async (opening) => {
      release = await holdRuntime(opening);
    });
    await page.fill(QUANTITY, '4');
    await page.keyboard.press('Enter');
    release();
    await expect.poll(async () => (await shopState(page)).cart.map(({ quantity }) => quantity)).toEqual([4]);
  });

  test('the first press opens the shipping calculator', async () => {
    const page = await openCart();
    await page.click('.shipping-calculator-button');
    await page.locator('.shipping-calculator-form').waitFor();
    await expect.poll(() => page.getAttribute('.shipping-calculator-button', 'aria-expanded')).toBe('true');
  });

  test('the cart page asks for the shop’s cart when a script says that it has changed', async () => {
    const page = await openCart(undefined, '&jquery=1');
    expect(await startedBy(page, 'cart-page')).toBe(undefined);
    await page.request.get(new URL('/cart/?add-to-cart=11', page.url()).href);
    await page.evaluate(() => {
      const { jQuery: $ } = window as unknown as { jQuery(target: unknown): { trigger(type: string): void } };
      $(document.body).trigger('wc_update_cart');
    });
    await expect.poll(() => page.inputValue(QUANTITY)).toBe('2');
  });

  test('the cart page starts at load where another shipping method is chosen', async () => {
    const page = await openCart((opening) =>
      opening.addInitScript(() => {
        document.addEventListener(
          'readystatechange',
          () => {
            const other = document.querySelector<HTMLInputElement>('input[name^=shipping_method]:not(:checked)');
            if (other) other.checked = true;
          },
          { once: true },
        );
      }),
    );
    await expect.poll(() => startedBy(page, 'cart-page')).toBe('a change');
  });
});

test('a first press in a list waits while the browser is offline, and adds once when the connection is back', async () => {
  const page = await openAtRest('/shop/');
  const button = '.ajax_add_to_cart[data-product_id="11"]';
  await page.context().setOffline(true);
  await page.click(button);
  await page.waitForSelector(`${button}[aria-busy=true]`);
  // Longer than the pause before a file is asked for a second time.
  await page.waitForTimeout(1000);
  expect(new URL(page.url()).pathname).toBe('/shop/');
  expect((await shopState(page)).cart).toEqual([]);
  await page.context().setOffline(false);
  await page.waitForSelector(`${button}.added`);
  expect((await shopState(page)).cart).toMatchObject([{ id: 11, quantity: 1 }]);
  expectNoProblems(page, [/ERR_INTERNET_DISCONNECTED/]);
});

describe('swatches', () => {
  const SWATCHES = '/product/sneaker/';
  const PARTS =
    '.variable-items-wrapper, .variable-item, .variable-item input, .woo-variation-swatches-variable-item-more';
  const item = (value: string): string => `.variable-item[data-value="${value}"]`;
  const chosen = (page: WatchedPage): Promise<string[]> =>
    page.$$eval('.variable-item.selected', (all) => all.map((one) => (one as HTMLElement).dataset.value ?? ''));

  /** Changes the form's variations before the loader has seen them. */
  const withVariations =
    (change: (variations: Record<string, unknown>[]) => unknown): PageOptions['before'] =>
    (opening) =>
      opening.addInitScript(`
        document.addEventListener('readystatechange', () => {
          const form = document.querySelector('.variations_form');
          const variations = (${change})(JSON.parse(form.dataset.product_variations));
          form.dataset.product_variations = JSON.stringify(variations);
        }, { once: true });
      `);
  const withoutSize43 = withVariations((variations) => {
    for (const one of variations)
      if ((one.attributes as Record<string, string>).attribute_pa_size === '43') one.is_in_stock = false;
    return variations;
  });
  const options = (values: Record<string, unknown>): string =>
    `?swatches=${encodeURIComponent(JSON.stringify(values))}`;

  for (const [which, query, before] of [
    ['as they are', '', () => {}],
    ['with an item that is out of stock', options({ disable_out_of_stock: true }), withoutSize43],
    ['with one that may be chosen though it is', options({ clickable_out_of_stock: true }), withoutSize43],
    [
      'with an item of no variation',
      '',
      withVariations((variations) =>
        variations.filter((one) => (one.attributes as Record<string, string>).attribute_pa_size !== '43'),
      ),
    ],
    ['where the server is asked for each choice', '', withVariations(() => false)],
    [
      'with the stock of a single attribute',
      '',
      withVariations((variations) => {
        const used = new Set<unknown>();
        return variations.flatMap((one) => {
          const given = one.attributes as Record<string, string>;
          const { attribute_pa_size: size } = given;
          if (used.has(size)) return [];
          used.add(size);
          const any = Object.keys(given).map((name) => [name, '']);
          const attributes = { ...Object.fromEntries(any), attribute_pa_size: size };
          return [{ ...one, attributes, max_qty: 2, variation_stock_left: '2 left' }];
        });
      }),
    ],
  ] as const)
    test(`swatches wait for the visitor, and look as they do afterwards, ${which}`, async () => {
      const page = await openAtRest(SWATCHES + query, before);
      expect(await scriptsOf(page)).toEqual(['storefront-widgets.js', expect.stringMatching(/^rest-swatches-/)]);
      const early = await lookOf(page, PARTS);
      expect(early.length).toBeGreaterThan(4);
      await page.hover('.variations_form');
      await mounted(page, 'variation-form');
      await mounted(page, 'swatches');
      await expect.poll(() => lookOf(page, PARTS)).toEqual(early);
      expectNoProblems(page);
    });

  test('swatches are chosen once by the first press and by a key while the runtime is slow', async () => {
    let release = (): void => {};
    const page = await openAtRest(SWATCHES, async (opening) => {
      release = await holdRuntime(opening);
    });
    await page.click(item('rust'));
    await page.focus(item('43'));
    await page.keyboard.press('Enter');
    release();
    await expect.poll(() => chosen(page)).toEqual(['rust', '43']);
    expect(await page.inputValue('#pa_color')).toBe('rust');
  });

  test('swatches are prepared in a form that comes later, and start there where something is chosen', async () => {
    const page = await openAtRest('/blank/');
    await mounted(page, 'mini-cart');
    const form = await (await page.request.get(`${inject('base')}${SWATCHES}`)).text();
    const insert = (choice: string): Promise<void> =>
      page.evaluate(
        ([html, chosen]) => {
          const found = new DOMParser()
            .parseFromString(html!, 'text/html')
            .querySelector('.variations_form') as Element;
          if (chosen) found.querySelector(`#pa_color option[value="${chosen}"]`)?.setAttribute('selected', '');
          document.querySelector('#stage')?.replaceChildren(document.importNode(found, true));
        },
        [form, choice],
      );
    await insert('');
    await page.locator('#stage .wvs-loaded').waitFor();
    expect(await startedBy(page, 'swatches')).toBe('');
    await insert('rust');
    await expect.poll(() => startedBy(page, 'swatches')).toBe('a choice');
    await expect.poll(() => chosen(page)).toEqual(['rust']);
  });

  test('swatches start at load where a script listens to them, or something is chosen', async () => {
    const heard = await openAtRest(`${SWATCHES}?jquery=1`, (opening) =>
      opening.addInitScript(() => {
        document.addEventListener('readystatechange', () => {
          const { jQuery: $ } = window as unknown as { jQuery?(target: unknown): { on(...args: unknown[]): void } };
          $?.(document.body).on('wvs-selected-item', () => {});
        });
      }),
    );
    await expect.poll(() => startedBy(heard, 'swatches')).toBe('a script listens to wvs-selected-item');
    const withChoice = await openAtRest(`${SWATCHES}?attribute_pa_color=rust`);
    await expect.poll(() => startedBy(withChoice, 'swatches')).toBe('a choice');
    await expect.poll(() => chosen(withChoice)).toEqual(['rust']);
  });
});

test('a password is shown at the first press of its button', async () => {
  const page = await openAtRest('/my-account/');
  expect((await scriptsOf(page)).filter((name) => !name.startsWith('rest-password-toggle'))).toEqual([
    'storefront-widgets.js',
  ]);
  await page.mouse.move(5, 5);
  await page.fill('#password', 'secret');
  await page.click('.show-password-input');
  await expect.poll(() => page.getAttribute('#password', 'type')).toBe('text');
  expectNoProblems(page);
});

describe('a cart that this tab has stored', () => {
  const CART = '.widget_shopping_cart_content';

  /** A page after a product was put into the cart; `before` prepares it. */
  async function openWithCart(before: (page: WatchedPage) => unknown = () => {}, query = ''): Promise<WatchedPage> {
    const page = await openAtRest(`/shop/${query}`, before);
    await page.click('.add_to_cart_button.ajax_add_to_cart');
    await page.waitForFunction(() =>
      Object.values(sessionStorage).some((text) => String(text).includes('mini_cart_item')),
    );
    await page.goto(page.url().replace('/shop/', '/product/mug/'), { waitUntil: 'networkidle' });
    return page;
  }

  test('a stored cart is shown without the runtime, and scripts are told', async () => {
    const page = await openWithCart((opening) =>
      opening.addInitScript(() => {
        Object.assign(window, { told: 0 });
        document.addEventListener('wc_fragments_loaded', () => Object.assign(window, { told: 1 }));
      }),
    );
    expect(await scriptsOf(page)).toEqual(['storefront-widgets.js', expect.stringMatching(/^rest-cart-fragments-/)]);
    await page.locator(`${CART} .mini_cart_item`).waitFor({ state: 'attached' });
    expect(await page.evaluate('window.told')).toBe(1);
    await page.$eval(`${CART} .remove`, (link) => (link as HTMLElement).click());
    await page.locator(`${CART} .mini_cart_item`).waitFor({ state: 'detached' });
    expect((await shopState(page)).cart).toEqual([]);
    expectNoProblems(page);
  });

  test('a stored cart that is out of date is asked for again without the runtime', async () => {
    const page = await openWithCart();
    await page.request.get(new URL('/cart/?add-to-cart=12', page.url()).href);
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => page.locator(`${CART} .mini_cart_item`).count()).toBe(2);
    expect(await scriptsOf(page)).toEqual(['storefront-widgets.js', expect.stringMatching(/^rest-cart-fragments-/)]);
    await page.reload({ waitUntil: 'networkidle' });
    expect(await page.locator(`${CART} .mini_cart_item`).count()).toBe(2);
  });

  test('the widget asks for the cart where another tab has changed it', async () => {
    const page = await openWithCart();
    await page.request.get(new URL('/cart/?add-to-cart=12', page.url()).href);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect.poll(() => startedBy(page, 'cart-fragments')).toBe('another cart');
    await expect.poll(() => page.locator(`${CART} .mini_cart_item`).count()).toBe(2);
  });

  test('a cart that another tab has filled is shown where the page was opened without one', async () => {
    const page = await openAtRest('/product/mug/');
    await page.locator(`${CART} .woocommerce-mini-cart__empty-message`).waitFor({ state: 'attached' });
    await page.request.get(new URL('/cart/?add-to-cart=12', page.url()).href);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await page.locator(`${CART} .mini_cart_item`).waitFor({ state: 'attached' });
    expect(await page.locator('.woocommerce-mini-cart__empty-message').count()).toBe(0);
    expect(await scriptsOf(page)).toEqual(['storefront-widgets.js', expect.stringMatching(/^rest-cart-fragments-/)]);
  });

  test('the cart is asked for again where a script wants it', async () => {
    const page = await openWithCart(undefined, '?jquery=1');
    const asked = requestsTo(page, /get_refreshed_fragments/);
    await page.evaluate(() => {
      const { jQuery: $ } = window as unknown as { jQuery(target: unknown): { trigger(type: string): void } };
      $(document.body).trigger('wc_fragment_refresh');
    });
    await expect.poll(() => startedBy(page, 'cart-fragments')).toBe('wc_fragment_refresh');
    await expect.poll(() => asked.length).toBe(1);
  });

  test('a stored cart stays as it is when its widget starts', async () => {
    const page = await openWithCart();
    await page.$eval(`${CART} .mini_cart_item`, (line) => Object.assign(line, { isSame: true }));
    await mounted(page, 'cart-fragments');
    await timersRun(page, 300);
    expect(await page.$eval(`${CART} .mini_cart_item`, (line) => 'isSame' in line)).toBe(true);
  });

  test('a stored cart is shown under a policy of Trusted Types, and the runtime may use it after', async () => {
    const page = await openWithCart(undefined, '?csp=strict');
    await page.locator(`${CART} .mini_cart_item`).waitFor({ state: 'attached' });
    await page.$eval(`${CART} .remove`, (link) => (link as HTMLElement).click());
    await page.locator(`${CART} .mini_cart_item`).waitFor({ state: 'detached' });
    expectNoProblems(page);
  });
});

describe('a notice', () => {
  const NOTICE = '.woocommerce-message[role=alert]';
  const focused = (page: WatchedPage): Promise<boolean> =>
    page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, NOTICE);

  test('a notice gets the focus without the runtime, once', async () => {
    const page = await openAtRest('/product/mug/?nomini=1&add-to-cart=11');
    await expect.poll(() => focused(page)).toBe(true);
    expect(page.url()).not.toContain('add-to-cart');
    await timersRun(page, 400);
    const files = await scriptsOf(page);
    expect(files.filter((name) => !/^(storefront-widgets|rest-)/.test(name))).toEqual([]);
    expect(files.join()).toContain('rest-notices-');
    await page.click('h1');
    await mounted(page, 'notices');
    await timersRun(page, 700);
    expect(await focused(page)).toBe(false);
    expectNoProblems(page);
  });

  test('a notice leaves the focus of a visitor who has gone somewhere before', async () => {
    const page = await openAtRest('/product/mug/?nomini=1&add-to-cart=11', (opening) =>
      opening.addInitScript(() =>
        addEventListener('DOMContentLoaded', () => document.querySelector<HTMLElement>('input.qty')?.focus()),
      ),
    );
    await timersRun(page, 900);
    expect(await focused(page)).toBe(false);
  });
});

describe('an address', () => {
  test('the address fields in the closed calculator wait until it is opened', async () => {
    const page = await openCart();
    await mounted(page, 'cart-page');
    await timersRun(page, 300);
    expect(await hostStates(page, 'address-fields')).toEqual(['waiting']);
    expect(await startedBy(page, 'address-fields')).toBe('');
    await page.click('.shipping-calculator-button');
    await expect.poll(() => startedBy(page, 'address-fields')).toBeTruthy();
    await page.selectOption('#calc_shipping_country', { index: 1 });
    expectNoProblems(page);
  });

  test('the address fields of a form start at load', async () => {
    const page = await openAtRest('/fixture/addresses/');
    await expect.poll(() => startedBy(page, 'address-fields')).toBe('an address');
  });
});

describe('a part of Elementor', () => {
  const SHARE = '/fixture/page-tools/?only=5ea0001';
  const FACEBOOK = '.elementor-share-btn_facebook';

  const LOOKS = [
    ['share-buttons', SHARE, '.elementor-share-btn'],
    ['newsletter', '/fixture/newsletter/', '.ekit-mailChimpForm input, .ekit-mailChimpForm button'],
    ['form', '/fixture/forms/?only=f0a0001', '.elementor-form input, .elementor-form button'],
  ] as const;
  for (const [widget, path, parts] of LOOKS)
    test(`the widget waits for the visitor, and looks as it does afterwards: ${widget}`, async () => {
      const page = await openAtRest(path);
      const before = await lookOf(page, parts);
      expect(before.length).toBeGreaterThan(1);
      // Something else may have brought the runtime.
      expect(await startedBy(page, widget)).toBeFalsy();
      await mounted(page, widget);
      expect(await lookOf(page, parts)).toEqual(before);
      expectNoProblems(page);
    });

  for (const [how, press] of [
    ['press', (page: WatchedPage) => page.click(FACEBOOK)],
    ['key', (page: WatchedPage) => page.focus(FACEBOOK).then(() => page.keyboard.press('Enter'))],
  ] as const)
    test(`a share button shares at the first ${how} while the runtime is slow`, async () => {
      let release = (): void => {};
      const page = await openPage(SHARE, {
        before: async (opening) => {
          await withoutPointer(opening);
          release = await holdRuntime(opening);
        },
      });
      await page.evaluate(() => {
        Object.assign(window, { log: [], open: (address: string) => void window.log.push(address) });
      });
      await press(page);
      release();
      await expect.poll(() => page.evaluate(() => window.log.join())).toContain('facebook.com/sharer');
    });

  test('a form with steps starts at load', async () => {
    const page = await openAtRest('/fixture/forms/?only=f0a0002');
    await expect.poll(() => startedBy(page, 'form')).toBe('steps');
  });
});
