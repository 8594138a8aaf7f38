import type { Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { leavesToBrowser } from '../support/leavesToBrowser';
import {
  expectNoProblems,
  heard,
  holdAnswer,
  holdChunk,
  mounted,
  openPage,
  type PageOptions,
  requestsTo,
  type ShopState,
  shopState,
  stopClock,
  switchAnswer,
  timersRun,
  type WatchedPage,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';
import type { WidgetsApi } from '../support/widgetsApi';

const CART = '/cart/?add-to-cart=11&nomini=1';
const OVERLAY = '.storefront-widgets-overlay';
const QUANTITY = '.cart_item input.qty';
const UPDATE = '[name=update_cart]';
const EVENTS = [
  'updated_wc_div',
  'updated_cart_totals',
  'wc_cart_emptied',
  'applied_coupon',
  'removed_coupon',
  'updated_shipping_method',
  'item_removed_from_classic_cart',
  'country_to_state_changed',
];

/** Opens the cart with some products in it, each once. */
async function open(path = CART, options: PageOptions & { more?: number[] } = {}): Promise<WatchedPage> {
  const { more = [], ...rest } = options;
  const page = await openPage(path, { listen: EVENTS, ...rest });
  for (const id of more) await page.request.get(new URL(`/cart/?add-to-cart=${id}`, page.url()).href);
  if (more.length > 0) await page.goto(page.url().replace('add-to-cart=11&', ''));
  await mounted(page, 'cart-page');
  return page;
}

const idle = (page: WatchedPage): Promise<unknown> =>
  page.waitForFunction((overlay) => !document.querySelector(overlay), OVERLAY);

const calls = async (page: WatchedPage, endpoint: string): Promise<ShopState['calls']> =>
  (await shopState(page)).calls.filter((call) => call.endpoint === endpoint);

const inCart = async (page: WatchedPage): Promise<number[]> =>
  (await shopState(page)).cart.map(({ quantity }) => quantity);

const shown = (page: WatchedPage): Promise<number[]> =>
  page.$$eval(QUANTITY, (fields) => fields.map((field) => Number((field as HTMLInputElement).value)));

const names = async (page: WatchedPage): Promise<string[]> =>
  (await heard(page)).filter(({ by }) => by === 'bubble').map(({ name }) => name);

const message = (page: WatchedPage, text: string): Promise<void> =>
  page.locator('.woocommerce-notices-wrapper > *', { hasText: text }).waitFor();

const FORM = /<form class="woocommerce-cart-form"[\s\S]*?<\/form>/;

/** The same page as another theme prints it. */
const printed = (rewrite: (html: string) => string): PageOptions => ({
  before: (page) =>
    page.route(/\/cart\//, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: rewrite(await response.text()) });
    }),
});

/** Changes a quantity the way a number field's arrows do. */
const change = (page: WatchedPage, value: number, at = 0): Promise<void> =>
  page
    .locator(QUANTITY)
    .nth(at)
    .evaluate((field, next) => {
      (field as HTMLInputElement).value = String(next);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }, value);

/** Changes a quantity and leaves the page at once, before the change would be saved by itself. */
async function changeAndLeave(page: WatchedPage, value: number, address: string): Promise<void> {
  const left = page.waitForURL(address);
  await page
    .locator(QUANTITY)
    .first()
    .evaluate(
      (field, [next, url]) => {
        (field as HTMLInputElement).value = next;
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
        window.location.assign(url);
      },
      [String(value), address] as const,
    );
  await left;
}

const tell = (page: WatchedPage, name: string, ...detail: unknown[]): Promise<void> =>
  page.evaluate(
    ([event, args]) => void document.body.dispatchEvent(new CustomEvent(event, { bubbles: true, detail: args })),
    [name, detail] as const,
  );

/** Records announcements to screen readers from now on. */
const recordSaid = (page: WatchedPage): Promise<void> =>
  page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { __said: said });
    new MutationObserver(() => {
      const text = document.querySelector('.storefront-widgets-announcer')?.textContent;
      if (text && said.at(-1) !== text) said.push(text);
    }).observe(document.body, { childList: true, subtree: true });
  });

/** The recorded announcements, once all have been made. */
async function said(page: WatchedPage): Promise<string[]> {
  await timersRun(page, 200);
  return page.evaluate(() => (window as unknown as { __said: string[] }).__said);
}

/** Adds a product as another tab does: nothing on the page knows. */
const addElsewhere = (page: WatchedPage, id: number): Promise<unknown> =>
  page.request.post(new URL('/?wc-ajax=add_to_cart', page.url()).href, { form: { product_id: String(id) } });

const focused = (page: WatchedPage): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('name') || activeElement?.id || activeElement?.className || '';
  });

// Other widgets change the same page.
const OTHERS = ['address-fields', 'notices', 'loop-add-to-cart', 'mini-cart', 'cart-fragments', 'order-attribution'];

describeWidget({
  name: 'cart-page',
  page: `${CART}&config=${encodeURIComponent(JSON.stringify({ disable: OTHERS }))}`,
  host: 'body',
  // Links, forms and hidden fields carry the switches of the address; ids of quantities are random.
  ignore: ['href', 'action', 'value', 'id', 'for'],
  settings: {
    leavesTraces: true,
    change: { waitMessage: 'One moment' },
    async shows(page) {
      const release = await holdAnswer(page, { endpoint: 'update_cart' });
      await page.fill(QUANTITY, '2');
      await page.click(UPDATE);
      await page.locator(OVERLAY, { hasText: 'One moment' }).first().waitFor();
      await release();
      await idle(page);
    },
  },
  async keyboard(page) {
    await page.focus(QUANTITY);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await message(page, 'Your cart is up to date.');
    await idle(page);
    expect(await inCart(page)).toEqual([2]);
    await page.focus('.product-remove > a');
    await page.keyboard.press('Space');
    await page.locator('.cart-empty').waitFor();
    await page.focus('.restore-item');
  },
});

describe('a visitor who changes quantities', () => {
  test('the update button works once a quantity has changed, and the cart says that it takes a moment', async () => {
    const page = await open();
    expect(await page.locator(UPDATE).isDisabled()).toBe(true);
    await page.locator(QUANTITY).pressSequentially('2');
    expect(await page.locator(UPDATE).isEnabled()).toBe(true);
    const release = await holdAnswer(page, { endpoint: 'update_cart', times: 1 });
    await page.click(UPDATE);
    const overlays = page.locator(OVERLAY);
    await overlays.nth(1).waitFor();
    expect(await overlays.allTextContents()).toEqual(['Please wait...', 'Please wait...']);
    expect(await overlays.first().evaluate((one) => getComputedStyle(one).animationDuration)).toBe('0.2s');
    const state = await page.evaluate(() => {
      const form = document.querySelector('.woocommerce-cart-form');
      return [
        form?.getAttribute('aria-busy'),
        form?.classList.contains('processing'),
        !!form?.querySelector('[inert] input.qty'),
      ];
    });
    expect(state).toEqual(['true', true, true]);
    // The keyboard cannot reach covered elements.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => !!document.activeElement?.closest('.woocommerce-cart-form, .cart_totals'))).toBe(
      false,
    );
    await release();
    await message(page, 'Your cart is up to date.');
    await idle(page);
    expect(await shown(page)).toEqual([21]);
    expect(await inCart(page)).toEqual([21]);
    expect(await page.locator(UPDATE).isDisabled()).toBe(true);
    expect(await page.locator('[inert], [aria-busy], .processing').count()).toBe(0);
    expect(await calls(page, 'update_cart')).toHaveLength(1);
    expect(await names(page)).toEqual(['updated_cart_totals', 'updated_wc_div']);
    expectNoProblems(page);
  });

  test('changes are saved 300 ms after the last of them where Elementor’s cart asks for it', async () => {
    const page = await open(`${CART}&auto=1`, { more: [14] });
    const sent = requestsTo(page, /\/cart\//);
    await stopClock(page);
    await change(page, 2);
    await page.clock.runFor(250);
    await change(page, 3);
    await page.clock.runFor(250);
    expect(sent).toEqual([]);
    await page.clock.runFor(100);
    await page.clock.resume();
    await message(page, 'Your cart is up to date.');
    await idle(page);
    expect(await inCart(page)).toEqual([3, 1]);
    expect(await calls(page, 'update_cart')).toHaveLength(1);
  });

  test('a quantity in a list that a theme has drawn is saved, too, whatever its class', async () => {
    const page = await open(`${CART}&auto=1`);
    await page.$eval(QUANTITY, (input) => {
      const select = document.createElement('select');
      select.name = (input as HTMLInputElement).name;
      for (const count of ['1', '2', '3']) select.add(new Option(count, count, count === '1', count === '1'));
      input.replaceWith(select);
    });
    await page.selectOption('.cart_item select', '3');
    await message(page, 'Your cart is up to date.');
    await idle(page);
    expect(await inCart(page)).toEqual([3]);
  });

  test('an emptied quantity is filled in again, and its line stays, where changes are saved by themselves', async () => {
    const page = await open(`${CART}&auto=1`);
    await page.fill(QUANTITY, '');
    await page.locator('h1').click();
    expect(await shown(page)).toEqual([1]);
    await timersRun(page, 400);
    expect(await calls(page, 'update_cart')).toEqual([]);
  });

  test('the focus stays in the quantity field, and the old quantity never shows again', async () => {
    const page = await open(`${CART}&auto=1`);
    await page.focus(QUANTITY);
    const name = await focused(page);
    const release = await holdAnswer(page, { endpoint: 'update_cart' });
    await page.keyboard.press('ArrowUp');
    const watched = page.evaluate(async (selector) => {
      const values = new Set<string>();
      const isSaved = (): boolean =>
        document.querySelector('.woocommerce-notices-wrapper')?.textContent?.includes('up to date') === true;
      do {
        await new Promise(requestAnimationFrame);
        values.add((document.querySelector(selector) as HTMLInputElement).value);
      } while (!isSaved() || document.querySelector('.storefront-widgets-overlay'));
      return [...values];
    }, QUANTITY);
    await page.locator(OVERLAY).first().waitFor();
    await release();
    expect(await watched).toEqual(['2']);
    await expect.poll(() => focused(page)).toBe(name);
  });

  test('Enter in a quantity field updates the cart, and asks for no coupon', async () => {
    const page = await open();
    await page.fill(QUANTITY, '4');
    await page.keyboard.press('Enter');
    await message(page, 'Your cart is up to date.');
    expect(await calls(page, 'apply_coupon')).toEqual([]);
    expect(await inCart(page)).toEqual([4]);
  });

  test('the browser focuses an invalid quantity, which stays in its field, and nothing is sent', async () => {
    const page = await open();
    await page.fill(QUANTITY, '99');
    await page.keyboard.press('Enter');
    await timersRun(page, 100);
    await page.click(UPDATE);
    await expect.poll(() => page.$eval(QUANTITY, (field) => field === document.activeElement)).toBe(true);
    await timersRun(page, 100);
    expect(await calls(page, 'update_cart')).toEqual([]);
    expect(await shown(page)).toEqual([99]);
  });

  test('the cart says why the shop refuses a quantity, and shows the one that the shop holds', async () => {
    const page = await open();
    await page.$eval(QUANTITY, (field) => field.removeAttribute('max'));
    await page.fill(QUANTITY, '99');
    await page.click(UPDATE);
    await message(page, 'There are only 24');
    await idle(page);
    expect(await shown(page)).toEqual([1]);
  });

  test('a double click updates the cart once, and other scripts’ buttons are left alone', async () => {
    const page = await open();
    await page.fill(QUANTITY, '3');
    const release = await holdAnswer(page, { endpoint: 'update_cart' });
    await page.dblclick(UPDATE);
    await page.evaluate(() => document.querySelector<HTMLFormElement>('.woocommerce-cart-form')?.requestSubmit());
    await release();
    await message(page, 'Your cart is up to date.');
    expect(await calls(page, 'update_cart')).toHaveLength(1);
    await idle(page);
    await page.$eval('.actions', (cell) => {
      const button = document.createElement('button');
      Object.assign(button, { name: 'proceed', value: '1', textContent: 'Proceed' });
      cell.append(button);
    });
    await Promise.all([page.waitForNavigation(), page.click('[name=proceed]')]);
  });

  test('nothing entered elsewhere in the cart is lost when a line is removed', async () => {
    const page = await open(CART, { more: [14, 12] });
    await change(page, 5);
    await page.fill('#coupon_code', 'save');
    await page.click('.product-remove > a >> nth=1');
    await page.locator('.restore-item').waitFor();
    await idle(page);
    expect(await shown(page)).toEqual([5, 1]);
    expect(await page.inputValue('#coupon_code')).toBe('save');
    expect(await page.locator(UPDATE).isEnabled()).toBe(true);
    expect(await inCart(page)).toEqual([1, 1]);
    await page.click(UPDATE);
    await message(page, 'Your cart is up to date.');
    await idle(page);
    expect(await inCart(page)).toEqual([5, 1]);
    expect(await page.inputValue('#coupon_code')).toBe('save');
  });

  test('a change that a script makes during an update is saved, too', async () => {
    const page = await open(`${CART}&auto=1`);
    const release = await holdAnswer(page, { endpoint: 'update_cart', times: 1 });
    await change(page, 4);
    await page.locator(OVERLAY).first().waitFor();
    await change(page, 1);
    await release();
    await expect.poll(() => calls(page, 'update_cart').then((all) => all.length)).toBe(2);
    await idle(page);
    expect(await shown(page)).toEqual([1]);
    expect(await inCart(page)).toEqual([1]);
  });

  test('a quantity changed a moment ago is saved on the way to the checkout', async () => {
    const page = await open(`${CART}&auto=1`);
    await change(page, 6);
    await Promise.all([page.waitForURL(/checkout/), page.click('.checkout-button')]);
    expect(await inCart(page)).toEqual([6]);
    expect(await calls(page, 'update_cart')).toHaveLength(1);
  });

  test('a quantity changed a moment ago is saved when the page is left otherwise', async () => {
    const page = await open(`${CART}&auto=1`);
    await changeAndLeave(page, 7, new URL('/blank/', page.url()).href);
    await expect.poll(() => inCart(page)).toEqual([7]);
  });

  test('the next cart page shows a change that arrived after the page was made', async () => {
    const page = await open(`${CART}&auto=1`);
    const again = page.url().replace('add-to-cart=11&', '');
    const old = await (await page.request.get(again)).text();
    // The change goes to the same address, before the page or after it.
    let isShown = false;
    await page.route(again, (route) => {
      if (isShown || !route.request().isNavigationRequest()) return route.fallback();
      isShown = true;
      return route.fulfill({ body: old, contentType: 'text/html' });
    });
    await changeAndLeave(page, 7, again);
    await expect.poll(() => shown(page)).toEqual([7]);
    await idle(page);
    expect(await inCart(page)).toEqual([7]);
    expect(await calls(page, 'update_cart')).toHaveLength(1);
  });

  test('a change that did not arrive is entered and sent once more on the next cart page', async () => {
    const page = await open(`${CART}&auto=1`);
    await switchAnswer(page, { endpoint: 'update_cart', status: 500, body: 'Fatal error', times: 1 });
    await changeAndLeave(page, 7, page.url().replace('add-to-cart=11&', ''));
    await expect.poll(() => inCart(page)).toEqual([7]);
    await idle(page);
    expect(await shown(page)).toEqual([7]);
    // It is sent again once only: what is entered later is the visitor's own.
    await page.reload();
    await mounted(page, 'cart-page');
    expect(await calls(page, 'update_cart')).toHaveLength(2);
  });

  test('a change that arrived unheard does not overwrite what was added since', async () => {
    const page = await open(`${CART}&auto=1`);
    const again = page.url().replace('add-to-cart=11&', '');
    await holdAnswer(page, { endpoint: 'update_cart', times: 1 });
    await changeAndLeave(page, 3, new URL('/blank/', page.url()).href);
    await expect.poll(() => inCart(page)).toEqual([3]);
    await addElsewhere(page, 11);
    await page.goto(again);
    await mounted(page, 'cart-page');
    await expect.poll(() => calls(page, 'cart').then((all) => all.length)).toBe(1);
    await idle(page);
    expect(await shown(page)).toEqual([4]);
    // Waits longer than a change waits to be saved.
    await timersRun(page, 500);
    expect(await inCart(page)).toEqual([4]);
    expect(await calls(page, 'update_cart')).toHaveLength(1);
  });

  test('screen readers hear that it takes a moment only while it does, and never in place of something else', async () => {
    const page = await open();
    await recordSaid(page);
    await page.fill(QUANTITY, '2');
    await page.click(UPDATE);
    await message(page, 'Your cart is up to date.');
    await idle(page);
    // The focus was on the overlay, which says it by itself.
    expect(await said(page)).toEqual([]);
    const release = await holdAnswer(page, { endpoint: 'cart' });
    await page.evaluate(() => {
      const button = document.createElement('button');
      button.dataset.success_message = 'The lamp is in your cart.';
      const event = new CustomEvent('added_to_cart', { bubbles: true, detail: [undefined, undefined, button] });
      document.body.dispatchEvent(event);
    });
    await page.locator(OVERLAY).first().waitFor();
    await release();
    await idle(page);
    expect(await said(page)).toEqual(['The lamp is in your cart.']);
  });
});

describe('a visitor who removes lines', () => {
  test('a line is removed, and brought back, although a script of the page has prevented the click', async () => {
    const page = await open(CART, {
      more: [14],
      before: (opened) =>
        opened.addInitScript(() =>
          document.addEventListener('click', (event) => {
            if ((event.target as Element).closest('a.remove, a.restore-item')) event.preventDefault();
          }),
        ),
    });
    await page.click('.product-remove > a >> nth=0');
    await message(page, 'is removed.');
    await idle(page);
    expect(await shown(page)).toEqual([1]);
    await page.click('.restore-item');
    await page.waitForFunction(() => document.querySelectorAll('.cart_item').length === 2);
    expect([await calls(page, 'remove_item'), await calls(page, 'undo_item')].map(({ length }) => length)).toEqual([
      1, 1,
    ]);
  });

  test('a removed line can be taken back once, and the last removal leaves the shop’s empty cart', async () => {
    const page = await open(CART, { more: [14] });
    await page.focus('.product-remove > a >> nth=0');
    await page.keyboard.press('Enter');
    await message(page, 'is removed.');
    await idle(page);
    expect(await shown(page)).toEqual([1]);
    expect(await names(page)).toEqual(['updated_cart_totals', 'updated_wc_div', 'item_removed_from_classic_cart']);
    const release = await holdAnswer(page, { endpoint: 'undo_item', times: 1 });
    await page.dblclick('.restore-item');
    await release();
    await page.waitForFunction(() => document.querySelectorAll('.cart_item').length === 2);
    await idle(page);
    expect(await calls(page, 'undo_item')).toHaveLength(1);
    expect(await page.evaluate(() => document.activeElement?.matches('.product-remove > a'))).toBe(true);
    for (const left of [1, 0]) {
      const answer = await holdAnswer(page, { endpoint: 'remove_item', times: 1 });
      await page.dblclick('.product-remove > a >> nth=0');
      await answer();
      await page.waitForFunction((count) => document.querySelectorAll('.cart_item').length === count, left);
      await idle(page);
    }
    await page.locator('.cart-empty').waitFor();
    expect(await calls(page, 'remove_item')).toHaveLength(3);
    expect(await page.locator('.restore-item').count()).toBe(1);
    const events = await names(page);
    expect(events.filter((name) => name === 'wc_cart_emptied')).toHaveLength(1);
    expect(events.filter((name) => name === 'updated_wc_div')).toHaveLength(4);
    // With nothing but the message there the page is loaded again.
    await Promise.all([page.waitForNavigation(), page.click('.restore-item')]);
    expect(await shown(page)).toEqual([1]);
    expectNoProblems(page);
  });

  test('an emptied cart stays empty when it is asked for once more, though the address once added something', async () => {
    const page = await open();
    // The address asks for an add again, as on a page without a message.
    await page.evaluate(() => history.replaceState(null, '', '?add-to-cart=11&nomini=1'));
    await page.click('.product-remove > a');
    await page.locator('.cart-empty').waitFor();
    await idle(page);
    const asked = requestsTo(page, /\/cart\//);
    await Promise.all([page.waitForResponse(/\/cart\//), tell(page, 'wc_update_cart')]);
    await idle(page);
    expect(asked.map(({ url }) => new URL(url).search)).toEqual(['?nomini=1']);
    expect(await inCart(page)).toEqual([]);
    await page.locator('.cart-empty').waitFor();
  });

  test('a line that was removed in the mini cart goes from the table, with one request each', async () => {
    const page = await open(CART.replace('&nomini=1', ''), { more: [14] });
    await mounted(page, 'cart-fragments');
    await page.locator('.mini_cart_item').nth(1).waitFor({ state: 'attached' });
    await change(page, 5, 1);
    await page.locator('.remove_from_cart_button').first().dispatchEvent('click');
    await page.waitForFunction(() => document.querySelectorAll('.cart_item').length === 1);
    await idle(page);
    // What was entered into the other line stays.
    expect(await shown(page)).toEqual([5]);
    expect(await inCart(page)).toEqual([1]);
    expect(await calls(page, 'remove_from_cart')).toHaveLength(1);
    expect(await calls(page, 'cart')).toHaveLength(1);
    await page.click('.product-remove > a');
    await page.locator('.cart-empty').waitFor();
    await idle(page);
    expect(await calls(page, 'remove_item')).toHaveLength(1);
    expect(await calls(page, 'cart')).toHaveLength(1);
  });

  test('a click with a modifier key on a remove link is left to the browser', async () => {
    const page = await open();
    expect(await leavesToBrowser(page, '.product-remove > a')).toBe(true);
    expect(await page.locator('.cart_item').count()).toBe(1);
  });
});

for (const mobile of [false, true]) {
  test(`the cart stays where it is when it is updated and the notice comes, ${mobile ? 'on a phone' : 'on a desk'}`, async () => {
    const page = await open('/cart/?nomini=1', { mobile, more: [11] });
    await change(page, 3);
    await page.locator(UPDATE).scrollIntoViewIfNeeded();
    const topOf = (): Promise<number> => page.$eval(UPDATE, (button) => button.getBoundingClientRect().top);
    const before = await topOf();
    await page.evaluate((update) => {
      const wrapper = document.querySelector('.woocommerce-notices-wrapper')!;
      new MutationObserver(() => {
        const { top } = document.querySelector(update)!.getBoundingClientRect();
        Object.assign(window, { __top: (window as { __top?: number }).__top ?? top });
      }).observe(wrapper, { childList: true });
    }, UPDATE);
    await page.click(UPDATE);
    await message(page, 'Your cart is up to date.');
    expect(await page.evaluate(() => (window as { __top?: number }).__top)).toBeCloseTo(before, 0);
    await idle(page);
  });
}

describe('a visitor with a coupon', () => {
  test('a refused code stays in the coupon field to be corrected, but not after the next update', async () => {
    const page = await open();
    await page.fill('#coupon_code', 'nothing');
    await page.click('[name=apply_coupon]');
    await page.locator('.coupon-error-notice').waitFor();
    await idle(page);
    expect(await page.inputValue('#coupon_code')).toBe('nothing');
    await change(page, 3);
    await page.click(UPDATE);
    await message(page, 'Your cart is up to date.');
    await idle(page);
    expect(await page.inputValue('#coupon_code')).toBe('');
  });

  test('an error beneath the coupon field says what is wrong, until something is entered', async () => {
    const page = await open();
    await page.fill('#coupon_code', 'nothing');
    await page.keyboard.press('Enter');
    const error = page.locator('.coupon .coupon-error-notice[role=alert]');
    await error.waitFor();
    expect(await error.textContent()).toBe('There is no coupon “nothing”.');
    // The focus comes back when nothing covers the form any more.
    await expect.poll(() => focused(page)).toBe('coupon_code');
    expect(
      await page.$eval('#coupon_code', (field) => [
        (field as HTMLInputElement).value,
        field.classList.contains('has-error'),
        field.getAttribute('aria-invalid'),
        field.getAttribute('aria-describedby'),
      ]),
    ).toEqual(['nothing', true, 'true', 'coupon-error-notice']);
    expect((await heard(page, 'applied_coupon')).filter(({ by }) => by === 'bubble').map(({ args }) => args)).toEqual([
      ['nothing'],
    ]);
    await page.keyboard.press('x');
    await error.waitFor({ state: 'detached' });
    expect(await page.getAttribute('#coupon_code', 'aria-invalid')).toBe(null);
    expectNoProblems(page);
  });

  for (const [device, mobile] of [
    ['mouse', false],
    ['finger', true],
  ] as const) {
    test(`a press on the next button by ${device} counts while a coupon’s error shows, then the error goes`, async () => {
      const page = await open(CART, { mobile });
      await page.fill('#coupon_code', 'nothing');
      await page.keyboard.press('Enter');
      const error = page.locator('.coupon-error-notice');
      await error.waitFor();
      const toggler = page.locator('.shipping-calculator-button');
      // The totals may just be replaced.
      const isInView = () =>
        toggler.scrollIntoViewIfNeeded().then(
          () => true,
          () => false,
        );
      await expect.poll(isInView).toBe(true);
      const { x, y } = (await toggler.boundingBox())!;
      if (mobile) await page.touchscreen.tap(x + 9, y + 9);
      else {
        await page.mouse.move(x + 9, y + 9);
        await page.mouse.down();
        expect(await error.count()).toBe(1);
        await page.mouse.up();
      }
      await page.locator('.shipping-calculator-button[aria-expanded=true]').waitFor();
      await error.waitFor({ state: 'detached' });
    });
  }

  test('a coupon’s error goes at once when the Tab key leads to the next field', async () => {
    const page = await open();
    await page.fill('#coupon_code', 'nothing');
    await page.keyboard.press('Enter');
    await page.locator('.coupon-error-notice').waitFor();
    // The focus is in the field once nothing covers the form.
    await expect.poll(() => focused(page)).toBe('coupon_code');
    await page.keyboard.press('Tab');
    await page.locator('.coupon-error-notice').waitFor({ state: 'detached' });
  });

  test('a coupon’s error shows, but the focus stays where the visitor has gone before the answer', async () => {
    const page = await open();
    const release = await holdAnswer(page, { endpoint: 'apply_coupon', times: 1 });
    await page.fill('#coupon_code', 'nothing');
    await page.keyboard.press('Enter');
    await page.locator(OVERLAY).first().waitFor();
    await page.focus('.site-header a');
    await release();
    await page.locator('.coupon-error-notice').waitFor();
    await idle(page);
    expect(await page.evaluate(() => !!document.activeElement?.closest('.site-header'))).toBe(true);
    expect(await page.locator('.coupon-error-notice').count()).toBe(1);
  });

  test('a coupon is applied and taken off once each, with a notice that stays', async () => {
    const page = await open();
    await page.fill('#coupon_code', 'SAVE10');
    const release = await holdAnswer(page, { endpoint: 'apply_coupon', times: 1 });
    await page.dblclick('[name=apply_coupon]');
    await release();
    await message(page, 'The coupon is applied.');
    await page.locator('.cart-discount').waitFor();
    await idle(page);
    expect(await page.inputValue('#coupon_code')).toBe('');
    expect(await calls(page, 'apply_coupon')).toHaveLength(1);
    expect(await page.locator('.woocommerce-message').count()).toBe(1);
    await page.focus('.woocommerce-remove-coupon');
    await page.keyboard.press('Space');
    await message(page, 'The coupon is removed.');
    await page.locator('.cart-discount').waitFor({ state: 'detached' });
    await idle(page);
    expect(await calls(page, 'remove_coupon')).toHaveLength(1);
    const events = (await names(page)).filter((name) => name !== 'updated_cart_totals');
    expect(events).toEqual(['applied_coupon', 'updated_wc_div', 'removed_coupon', 'updated_wc_div']);
    expectNoProblems(page);
  });

  test('a coupon is applied and taken off where the shop’s answers are empty', async () => {
    const page = await open();
    await page.route(/wc-ajax=(apply|remove)_coupon/, async (route) =>
      route.fulfill({ response: await route.fetch(), body: '' }),
    );
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    await page.fill('#coupon_code', 'SAVE10');
    await page.keyboard.press('Enter');
    await page.locator('.cart-discount').waitFor();
    await idle(page);
    expect(await page.inputValue('#coupon_code')).toBe('');
    await page.click('.woocommerce-remove-coupon');
    await page.locator('.cart-discount').waitFor({ state: 'detached' });
    await idle(page);
    expect(await page.locator('body[data-same-page]').count()).toBe(1);
    for (const endpoint of ['apply_coupon', 'remove_coupon'])
      expect(await calls(page, endpoint), endpoint).toHaveLength(1);
    expect(await calls(page, 'apply_coupon_form')).toEqual([]);
    expect(await calls(page, 'cart')).toHaveLength(2);
    expect((await names(page)).filter((name) => /coupon/.test(name))).toEqual(['applied_coupon', 'removed_coupon']);
    expectNoProblems(page);
  });

  test('a coupon’s message in the theme’s own markup shows once, and goes with the next answer', async () => {
    const page = await open();
    await page.route(/wc-ajax=apply_coupon/, async (route) =>
      route.fulfill({ response: await route.fetch(), body: '<div class="theme-alert" role="alert">It is in.</div>' }),
    );
    await page.fill('#coupon_code', 'SAVE10');
    await page.keyboard.press('Enter');
    await message(page, 'It is in.');
    await page.locator('.cart-discount').waitFor();
    await idle(page);
    expect(await page.locator('.theme-alert').count()).toBe(1);
    expect(await calls(page, 'apply_coupon_form')).toEqual([]);
    await page.fill(QUANTITY, '3');
    await page.click(UPDATE);
    await message(page, 'Your cart is up to date.');
    expect(await page.locator('.theme-alert').count()).toBe(0);
    expectNoProblems(page);
  });

  test('a refused coupon is sent with the form, and the shop’s message shows, where the first answer is empty', async () => {
    const page = await open();
    await switchAnswer(page, { endpoint: 'apply_coupon', body: '' });
    await page.fill('#coupon_code', 'nothing');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    await message(page, 'There is no coupon “nothing”.');
  });

  test('Enter applies a coupon also where the disabled update button comes first', async () => {
    const page = await open();
    await page.$eval('.actions', (cell) => cell.prepend(cell.querySelector('[name=update_cart]') as Element));
    await page.fill('#coupon_code', 'fixed5');
    await page.keyboard.press('Enter');
    await message(page, 'The coupon is applied.');
  });
});

describe('a theme that prints the cart otherwise', () => {
  const TWICE = printed((html) => html.replace(FORM, '$&<div id="phone">$&</div>'));

  test('the second copy of the cart’s form works: quantities, update button, coupon', async () => {
    const page = await open(CART, TWICE);
    const phone = page.locator('#phone');
    const isOff = (buttons: Element[]): boolean[] => buttons.map((button) => (button as HTMLButtonElement).disabled);
    expect(await page.locator(UPDATE).evaluateAll(isOff)).toEqual([true, true]);
    await phone.locator(QUANTITY).fill('4');
    expect(await page.locator(UPDATE).evaluateAll(isOff)).toEqual([true, false]);
    await phone.locator(UPDATE).click();
    await message(page, 'Your cart is up to date.');
    await idle(page);
    expect(await inCart(page)).toEqual([4]);
    expect(await shown(page)).toEqual([4, 4]);
    await phone.locator('#coupon_code').fill('nothing');
    await phone.locator('[name=apply_coupon]').click();
    await phone.locator('.coupon-error-notice').waitFor();
    await idle(page);
    expect(await phone.locator('#coupon_code').evaluate((field) => field === document.activeElement)).toBe(true);
    await phone.locator('#coupon_code').fill('fixed5');
    await page.keyboard.press('Enter');
    await message(page, 'The coupon is applied.');
    expect((await calls(page, 'apply_coupon')).map(({ body }) => body)).toMatchObject([
      { coupon_code: 'nothing' },
      { coupon_code: 'fixed5' },
    ]);
    expect(await calls(page, 'update_cart')).toHaveLength(1);
  });

  test('the changed copy of the cart’s form is sent, whatever was entered in the other one since', async () => {
    const page = await open(CART, TWICE);
    const phone = page.locator('#phone');
    const coupon = page.locator('#coupon_code').first();
    await phone.locator(QUANTITY).fill('4');
    await coupon.fill('nothing');
    await phone.locator(QUANTITY).press('Enter');
    await expect.poll(() => inCart(page)).toEqual([4]);
    await idle(page);
    await phone.locator(QUANTITY).fill('5');
    await coupon.fill('nothing');
    await phone.locator(UPDATE).click();
    await expect.poll(() => inCart(page)).toEqual([5]);
    await idle(page);
    await phone.locator(QUANTITY).fill('6');
    // A script writes into the other copy before the request is made.
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('#phone [name=update_cart]')?.click();
      document.querySelector('#coupon_code')?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect.poll(() => inCart(page)).toEqual([6]);
    expect(await calls(page, 'update_cart')).toHaveLength(3);
  });

  test('the changed copy of the form is sent by itself, also before the widget is there or as the page is left', async () => {
    let release = (): void => {};
    const page = await openPage(`${CART}&auto=1`, {
      waitUntil: 'domcontentloaded',
      async before(opening) {
        await TWICE.before?.(opening);
        release = await holdChunk(opening, 'cart-page');
      },
    });
    const coupon = page.locator('#coupon_code').first();
    await page.locator(`#phone ${QUANTITY}`).fill('3');
    release();
    await expect.poll(() => inCart(page)).toEqual([3]);
    await idle(page);
    await change(page, 4, 1);
    await coupon.fill('nothing');
    await expect.poll(() => inCart(page)).toEqual([4]);
    await idle(page);
    await change(page, 5, 1);
    await coupon.fill('no');
    await page.goto(new URL('/blank/', page.url()).href);
    await expect.poll(() => inCart(page)).toEqual([5]);
  });

  test('changes in either copy of the cart’s form are saved by themselves, and the focus stays', async () => {
    const page = await open(`${CART}&auto=1`, TWICE);
    await page.locator(QUANTITY).nth(1).focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => shown(page)).toEqual([2, 2]);
    await idle(page);
    expect(
      await page
        .locator(QUANTITY)
        .nth(1)
        .evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await change(page, 5);
    await expect.poll(() => inCart(page)).toEqual([5]);
    await idle(page);
    expect(await shown(page)).toEqual([5, 5]);
    expect(await calls(page, 'update_cart')).toHaveLength(2);
  });

  test('a coupon field and buttons work that belong to the cart’s form from outside', async () => {
    const page = await open(
      CART,
      printed((html) =>
        html.replace(FORM, (form) => {
          const outside: string[] = [];
          const hold = (part: string): string => {
            outside.push(part);
            return '';
          };
          const rest = form
            .replace(/<div class="coupon">[\s\S]*?<\/div>/, hold)
            .replace(/<button[^>]*name="update_cart"[\s\S]*?<\/button>/, hold);
          const owned = outside.join('').replace(/<(input|button) /g, '<$1 form="cart" ');
          return `${rest.replace('<form', '<form id="cart"')}${owned}`;
        }),
      ),
    );
    expect(await page.locator(UPDATE).isDisabled()).toBe(true);
    await page.fill(QUANTITY, '4');
    await page.click(UPDATE);
    await message(page, 'Your cart is up to date.');
    await idle(page);
    expect(await inCart(page)).toEqual([4]);
    await page.fill('#coupon_code', 'nothing');
    await page.click('[name=apply_coupon]');
    await page.locator('.coupon .coupon-error-notice').waitFor();
    await idle(page);
    await page.fill('#coupon_code', 'fixed5');
    await page.keyboard.press('Enter');
    await message(page, 'The coupon is applied.');
    await idle(page);
    expect(await page.inputValue('#coupon_code')).toBe('');
    expect(await calls(page, 'apply_coupon')).toHaveLength(2);
    expect(await calls(page, 'update_cart')).toHaveLength(1);
  });
});

describe('a form that the browser is not to check', () => {
  const UNCHECKED = printed((html) => html.replace('<form class="woocommerce-cart-form"', '$& novalidate'));

  test.each([
    ['when it is updated', CART, {}],
    ['when that goes the browser’s own way', CART, { block: [/\/shop-/] }],
    ['when it is updated by itself', `${CART}&auto=1`, {}],
  ])('a form with novalidate is sent to the shop, which says what is wrong, %s', async (_when, path, options) => {
    const page = await open(path, { ...UNCHECKED, ...options });
    await change(page, 99);
    if (path === CART) await page.click(UPDATE, { noWaitAfter: true });
    await message(page, 'There are only 24');
  });

  test('a form with novalidate is sent to the shop as the page is left', async () => {
    const page = await open(`${CART}&auto=1`, UNCHECKED);
    await change(page, 99);
    await page.goto(new URL('/blank/', page.url()).href);
    await expect.poll(() => calls(page, 'update_cart')).toHaveLength(1);
  });
});

describe('a visitor who chooses shipping', () => {
  test('a choice of shipping brings new totals, the focus stays where it was, and the total is announced', async () => {
    const page = await open();
    const radio = page.locator('.shipping_method:not(:checked)').first();
    const id = await radio.getAttribute('id');
    const before = await page.textContent('.order-total');
    await radio.click();
    await page.waitForFunction((text) => document.querySelector('.order-total')?.textContent !== text, before);
    await idle(page);
    expect(await focused(page)).toContain('shipping_method');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(id);
    expect(await calls(page, 'update_shipping_method')).toHaveLength(1);
    expect(await names(page)).toEqual(['updated_cart_totals', 'updated_shipping_method']);
    await page.locator('.storefront-widgets-announcer', { hasText: 'Total' }).waitFor({ state: 'attached' });
  });

  test('a choice in one of two lists of shipping is sent, the other list follows, and a failure takes it back', async () => {
    const list =
      '<select class="shipping_method" name="shipping_method[0]" data-index="0"><option value="flat_rate:1" selected>A<option value="free_shipping:2">B</select>';
    // The second list is of a theme that gives its copies their own names.
    const copy = list.replace('name="shipping_method[0]"', 'name="shipping_method_mobile[0]"');
    const page = await open(
      CART,
      printed((html) =>
        html
          .replace(/<ul id="shipping_method"[\s\S]*?<\/ul>/, '')
          .replace('<div class="cart-collaterals">', `$&<div class="theme">${list}${copy}</div>`),
      ),
    );
    const lists = page.locator('select.shipping_method');
    expect(await lists.count()).toBe(2);
    const held: Route[] = [];
    await page.route(/update_shipping_method/, (route) => void held.push(route));
    for (const at of [0, 1]) {
      await switchAnswer(page, { endpoint: 'update_shipping_method', status: 500, body: 'Fatal error', times: 1 });
      const sent = page.waitForRequest(/update_shipping_method/);
      await lists.nth(at).selectOption('free_shipping:2');
      expect(await lists.nth(1 - at).inputValue()).toBe('free_shipping:2');
      const fields = new URLSearchParams((await sent).postData() ?? '');
      fields.delete('security');
      expect([...fields]).toEqual([['shipping_method[0]', 'free_shipping:2']]);
      await expect.poll(() => held.length).toBe(at + 1);
      await held[at]!.fallback();
      await page.waitForFunction(
        () => (document.querySelector('select.shipping_method') as HTMLSelectElement)?.value !== 'free_shipping:2',
      );
      await expect.poll(() => lists.nth(1).inputValue()).toBe('flat_rate:1');
      await idle(page);
    }
  });

  test('the shipping chosen last counts, also when it was chosen before and is still being sent', async () => {
    const list = '<select class="shipping_method" data-index="0"><option>flat_rate:1<option>express:3</select>';
    const page = await open(
      CART,
      printed((html) => html.replace('<div class="cart-collaterals">', `$&<div class="theme">${list}</div>`)),
    );
    const sent: (string | null)[] = [];
    let release = (): void => {};
    const allChosen = new Promise<void>((done) => {
      release = done;
    });
    await page.route(/update_shipping_method/, async (route) => {
      sent.push(new URLSearchParams(route.request().postData() ?? '').get('shipping_method[0]'));
      await allChosen;
      await route.fallback();
    });
    const choose = (way: string): Promise<void> =>
      page.evaluate((value) => {
        const select = document.querySelector('.theme select') as HTMLSelectElement;
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }, way);
    // The list is not beneath the overlay, so that one choice can follow the other.
    for (const way of ['express:3', 'flat_rate:1', 'express:3', 'express:3']) await choose(way);
    release();
    await expect.poll(() => sent.length).toBe(3);
    await idle(page);
    expect(sent).toEqual(['express:3', 'flat_rate:1', 'express:3']);
    // The radio buttons of the totals, which have come with the answer, hold the former choice.
    await choose('flat_rate:1');
    await expect.poll(() => sent.at(-1)).toBe('flat_rate:1');
    await idle(page);
  });

  test('no shipping is sent before a choice, also where a list begins with a line that cannot be chosen', async () => {
    const list =
      '<select class="shipping_method" data-index="0"><option disabled value="">Choose…<option>flat_rate:1</select>';
    const page = await open(
      CART,
      printed((html) => html.replace(/<ul id="shipping_method"[\s\S]*?<\/ul>/, list)),
    );
    expect(await page.inputValue('select.shipping_method')).toBe('flat_rate:1');
    // Requests go out one after the other: one that the start made would be there before this.
    await change(page, 2);
    await page.click(UPDATE);
    await expect.poll(() => inCart(page)).toEqual([2]);
    expect(await calls(page, 'update_shipping_method')).toEqual([]);
  });

  test('the shipping that the browser restores on the way back is not sent, and the shop’s shows', async () => {
    const page = await open(CART, {
      // All that Playwright evaluates counts as a press of the visitor.
      before: (one) =>
        one.addInitScript(() => Object.defineProperty(Navigator.prototype, 'userActivation', { value: undefined })),
    });
    const chosen = (): Promise<string> => page.locator('.shipping_method:checked').inputValue();
    const former = await chosen();
    const other = await page.locator('.shipping_method:not(:checked)').first().inputValue();
    await page.goto(page.url().replace('add-to-cart=11&', ''));
    await mounted(page, 'cart-page');
    // A choice at the checkout.
    const security = await page.evaluate(
      () =>
        (window as unknown as { wc_cart_params: Record<string, string> }).wc_cart_params
          .update_shipping_method_nonce as string,
    );
    const form = { 'shipping_method[0]': other, security };
    await page.request.post(new URL('/?wc-ajax=update_shipping_method', page.url()).href, { form });
    await page.goto(new URL('/blank/', page.url()).href);
    await page.goBack();
    await mounted(page, 'cart-page');
    await expect.poll(chosen).toBe(other);
    // What the visitor chooses then counts.
    await page.locator(`.shipping_method[value="${former}"]`).click();
    await expect.poll(() => calls(page, 'update_shipping_method').then((all) => all.length)).toBe(2);
    await idle(page);
    expect(await chosen()).toBe(former);
  });

  test('the former shipping comes back when the shop fails, and the visitor is told', async () => {
    const page = await open();
    const before = await page.$eval('.shipping_method:checked', (radio) => radio.id);
    await switchAnswer(page, { endpoint: 'update_shipping_method', status: 500, body: 'Fatal error', times: 1 });
    await page.locator('.shipping_method:not(:checked)').first().click();
    await page.locator('.toast-content.error-bg').waitFor();
    await idle(page);
    expect(await page.$eval('.shipping_method:checked', (radio) => radio.id)).toBe(before);
  });

  test('the calculator slides open in 600 ms, then says that it is open, and sends the address', async () => {
    const page = await open();
    const button = page.locator('.shipping-calculator-button');
    await page.evaluate(() => {
      const field = document.querySelector('#calc_shipping_country') as HTMLElement;
      field.addEventListener('change', () => document.body.setAttribute('data-country-changed', ''), { once: true });
      const toggle = document.querySelector('.shipping-calculator-button') as HTMLElement;
      // The window hears of the press last.
      window.addEventListener('click', () => document.body.setAttribute('data-at-press', `${toggle.ariaExpanded}`), {
        once: true,
      });
    });
    const started = Date.now();
    await button.focus();
    await page.keyboard.press('Space');
    await page.locator('.shipping-calculator-button[aria-expanded=true]').waitFor();
    expect(await page.getAttribute('body', 'data-at-press')).toBe('false');
    expect(Date.now() - started).toBeGreaterThanOrEqual(590);
    expect(await page.locator('body[data-country-changed]').count()).toBe(1);
    expect((await names(page)).filter((name) => name === 'country_to_state_changed')).toHaveLength(1);
    await page.fill('#calc_shipping_city', 'Hamburg');
    const answered = page.waitForResponse(/update_shipping_method/);
    await page.locator('.shipping_method:not(:checked)').first().click();
    await answered;
    await idle(page);
    // Open and filled in as before, though the totals are new.
    expect(await page.inputValue('#calc_shipping_city')).toBe('Hamburg');
    expect(await page.locator('#shipping-calculator-form').isVisible()).toBe(true);
    const release = await holdAnswer(page, { endpoint: 'calc_shipping', times: 1 });
    await page.dblclick('[name=calc_shipping]');
    await release();
    await message(page, 'The costs of delivery are up to date.');
    await idle(page);
    expect(await calls(page, 'calc_shipping')).toHaveLength(1);
    await expect.poll(() => page.locator('#shipping-calculator-form').isVisible()).toBe(false);
    expect(await page.textContent('.woocommerce-shipping-destination')).toContain('Hamburg');
    expectNoProblems(page);
  });

  for (const [word, isOpen] of [
    ['open', true],
    ['shut', false],
  ] as const) {
    test(`the calculator that slides ${word} ends ${word}, with a button that says so, also in new totals`, async () => {
      const page = await open();
      const button = page.locator('.shipping-calculator-button');
      if (!isOpen) {
        await button.click();
        await page.locator('.shipping-calculator-button[aria-expanded=true]').waitFor();
      }
      const before = (await names(page)).filter((name) => name === 'country_to_state_changed').length;
      const release = await holdAnswer(page, { endpoint: 'update_shipping_method', times: 1 });
      await page.locator('.shipping_method:not(:checked)').first().click();
      await page.locator(OVERLAY).first().waitFor();
      // As long as the answer takes, so that it comes during the slide.
      await button.evaluate((link: HTMLElement) => {
        link.click();
        for (const slide of document.getAnimations()) slide.updatePlaybackRate(0.3);
        link.setAttribute('data-old', '');
      });
      release();
      await page.locator('.shipping-calculator-button:not([data-old])').waitFor();
      await page.locator(`.shipping-calculator-button[aria-expanded=${isOpen}]`).waitFor();
      await expect.poll(() => page.locator('#shipping-calculator-form').isVisible()).toBe(isOpen);
      await expect
        .poll(async () => (await names(page)).filter((name) => name === 'country_to_state_changed').length)
        .toBe(before + 1);
      expectNoProblems(page);
    });
  }

  test('the calculator stays shut when its address has been sent while it slid open', async () => {
    const page = await open();
    await page.locator('.shipping-calculator-button').evaluate((link: HTMLElement) => {
      link.click();
      const [slide] = document.getAnimations();
      slide?.updatePlaybackRate(0.3);
      link.closest('form')?.requestSubmit();
      void slide?.finished.then(() => document.body.setAttribute('data-slid', ''));
    });
    await message(page, 'The costs of delivery are up to date.');
    expect(await page.locator('body[data-slid]').count()).toBe(0);
    await page.locator('body[data-slid]').waitFor();
    expect(await page.locator('#shipping-calculator-form').isVisible()).toBe(false);
    expect(await page.getAttribute('.shipping-calculator-button', 'aria-expanded')).toBe('false');
  });

  test('the calculator shows what is wrong with an address, at the top of the cart', async () => {
    const page = await open();
    await page.locator('.shipping-calculator-button').click();
    await page.locator('.shipping-calculator-button[aria-expanded=true]').waitFor();
    await page.fill('#calc_shipping_postcode', '?!');
    await page.click('[name=calc_shipping]');
    await message(page, 'This postcode is not valid.');
    await idle(page);
    const error = page.locator('.woocommerce-error');
    await expect.poll(() => error.evaluate((one) => one.getBoundingClientRect().top >= 0)).toBe(true);
    expect(await error.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  });

  test('the calculator opens and shuts in the copy of the totals that is seen', async () => {
    const page = await open(CART, {
      reducedMotion: true,
      ...printed((html) =>
        html.replace(
          /<div class="cart_totals[\s\S]*?wc-proceed-to-checkout[\s\S]*?<\/div><\/div>/,
          '<div hidden>$&</div>$&',
        ),
      ),
    });
    const totals = page.locator('.cart_totals');
    expect(await totals.count()).toBe(2);
    const button = totals.nth(1).locator('.shipping-calculator-button');
    const isOpen = (): Promise<boolean> => totals.nth(1).locator('.shipping-calculator-form').isVisible();
    await button.click();
    expect(await isOpen()).toBe(true);
    await button.click();
    expect(await isOpen()).toBe(false);
  });

  test('the calculator opens at once for visitors who want less motion', async () => {
    const page = await open(CART, { reducedMotion: true });
    await page.click('.shipping-calculator-button');
    expect(await page.getAttribute('.shipping-calculator-button', 'aria-expanded')).toBe('true');
  });
});

describe('the cart page beside other scripts', () => {
  test('`added_to_cart` and `wc_update_cart` bring the shop’s cart, and the first keeps the notices', async () => {
    const page = await open();
    await page.request.get(new URL('/?wc-ajax=add_to_cart', page.url()).href, { params: {} });
    await page.request.post(new URL('/?wc-ajax=add_to_cart', page.url()).href, { form: { product_id: '14' } });
    await tell(page, 'added_to_cart');
    await page.waitForFunction(() => document.querySelectorAll('.cart_item').length === 2);
    await idle(page);
    expect(await page.locator('.woocommerce-message').count()).toBe(1);
    await page.evaluate(() => {
      for (let time = 0; time < 3; time += 1)
        document.body.dispatchEvent(new CustomEvent('wc_update_cart', { bubbles: true, detail: [] }));
    });
    await page.locator('.woocommerce-message').waitFor({ state: 'detached' });
    await idle(page);
    expect(await calls(page, 'cart')).toHaveLength(2);
  });

  test('a `wc_update_cart` while the cart is asked for brings the cart once more', async () => {
    const page = await open();
    const release = await holdAnswer(page, { endpoint: 'cart', times: 1 });
    await tell(page, 'wc_update_cart');
    await expect.poll(() => calls(page, 'cart').then((all) => all.length)).toBe(1);
    await addElsewhere(page, 14);
    for (let time = 0; time < 3; time += 1) await tell(page, 'wc_update_cart');
    await release();
    await page.waitForFunction(() => document.querySelectorAll('.cart_item').length === 2);
    await idle(page);
    expect(await calls(page, 'cart')).toHaveLength(2);
  });

  test('an add on the empty cart’s page brings the cart', async () => {
    const page = await openPage('/cart/?nomini=1');
    await mounted(page, 'cart-page');
    await Promise.all([page.waitForResponse(/\/cart\//), tell(page, 'wc_update_cart')]);
    await page.request.post(new URL('/?wc-ajax=add_to_cart', page.url()).href, { form: { product_id: '14' } });
    await Promise.all([page.waitForNavigation(), tell(page, 'added_to_cart')]);
    await mounted(page, 'cart-page');
    expect(await shown(page)).toEqual([1]);
  });

  test('widgets in the new markup of the cart start', async () => {
    const page = await open();
    await page.route(/\/cart\//, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '<h2>What it costs</h2>',
        '$&<form class="cart" method="post"></form>',
      );
      await route.fulfill({ response, body });
    });
    await tell(page, 'wc_update_cart');
    await mounted(page, 'add-to-cart', '.cart_totals form');
  });

  test('`jQuery.scroll_to_notices` scrolls to 100 px above, where no other script provides it', async () => {
    const page = await open(`${CART}&jquery=1`, { viewport: { width: 800, height: 400 } });
    await stopClock(page);
    await page.evaluate(() => {
      const { jQuery } = window as unknown as {
        jQuery: ((selector: string) => unknown) & { scroll_to_notices(target: unknown): void };
      };
      jQuery.scroll_to_notices(jQuery('.cart_totals'));
    });
    const top = (): Promise<number> =>
      page.$eval('.cart_totals', (totals) => Math.round(totals.getBoundingClientRect().top));
    await page.clock.runFor(300);
    expect(await top()).toBeGreaterThan(102);
    await page.clock.runFor(900);
    await expect.poll(top).toBe(100);
  });

  test('a cart that the page switches off is left to the browser', async () => {
    const page = await open();
    await page.$eval('.woocommerce-cart-form', (form) => form.setAttribute('data-widget', 'none'));
    await Promise.all([page.waitForNavigation(), page.click('.product-remove > a')]);
    await page.locator('.cart-empty').waitFor();
  });

  test('the mini cart is refreshed once per action', async () => {
    const page = await open(CART.replace('&nomini=1', ''));
    await mounted(page, 'cart-fragments');
    await page.waitForLoadState('networkidle');
    const refreshes = requestsTo(page, /get_refreshed_fragments/);
    await page.fill(QUANTITY, '3');
    await Promise.all([page.waitForResponse(/get_refreshed_fragments/), page.click(UPDATE)]);
    await page.waitForLoadState('networkidle');
    expect(refreshes).toHaveLength(1);
  });
});

describe('the cart page of a shop that fails', () => {
  for (const [what, answer] of [
    ['says 500', { status: 500, body: 'Fatal error' }],
    ['answers something else', { body: '<p>Down for maintenance.</p>', type: 'text/html' }],
  ] as const) {
    test(`update, removal and coupon go ahead natively if the shop ${what}`, async () => {
      const page = await open(CART, { more: [14] });
      for (const [endpoint, act] of [
        ['update_cart', () => page.fill(QUANTITY, '4').then(() => page.click(UPDATE, { noWaitAfter: true }))],
        ['apply_coupon', () => page.fill('#coupon_code', 'fixed5').then(() => page.keyboard.press('Enter'))],
        ['remove_coupon', () => page.click('.woocommerce-remove-coupon', { noWaitAfter: true })],
        ['remove_item', () => page.click('.product-remove > a >> nth=1', { noWaitAfter: true })],
        ['undo_item', () => page.click('.restore-item', { noWaitAfter: true })],
      ] as const) {
        await switchAnswer(page, { endpoint, ...answer, times: 1 });
        await Promise.all([page.waitForNavigation(), act()]);
        await mounted(page, 'cart-page');
      }
      const { cart, coupons } = (await shopState(page)) as ShopState & { coupons: string[] };
      expect(cart.map(({ quantity }) => quantity)).toEqual([4, 1]);
      expect(coupons).toEqual([]);
      expect(await shown(page)).toEqual([4, 1]);
    });
  }

  test('an update goes ahead natively when the part that asks the shop cannot be loaded', async () => {
    const page = await open(CART, { block: [/\/shop-/] });
    await page.fill(QUANTITY, '4');
    await Promise.all([page.waitForNavigation(), page.click(UPDATE, { noWaitAfter: true })]);
    expect(await inCart(page)).toEqual([4]);
  });

  test('an offline visitor is told, keeps what was entered, and has it sent when the connection is back', async () => {
    const page = await open(`${CART}&auto=1`);
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await change(page, 8);
    await page.locator('.toast-content.error-bg', { hasText: 'You are probably offline.' }).waitFor();
    await idle(page);
    expect(await shown(page)).toEqual([8]);
    await page.context().setOffline(false);
    await expect.poll(() => inCart(page)).toEqual([8]);
    await idle(page);
    expect(await shown(page)).toEqual([8]);
  });

  test('an old page’s nonces are replaced, and the action is done', async () => {
    const page = await open(CART, { more: [14] });
    await page.evaluate(() => {
      for (const field of document.querySelectorAll<HTMLInputElement>('[name$=-nonce]')) field.value = 'old';
      const link = document.querySelector<HTMLAnchorElement>('.product-remove > a');
      if (link) link.href = link.href.replace(/_wpnonce=\w+/, '_wpnonce=old');
      const params = (window as unknown as { wc_cart_params: Record<string, string> }).wc_cart_params;
      for (const name in params) if (name.endsWith('nonce')) params[name] = 'old';
    });
    await page.fill('#coupon_code', 'save10');
    await page.keyboard.press('Enter');
    await page.locator('.cart-discount').waitFor();
    await idle(page);
    await page.evaluate(() => {
      for (const field of document.querySelectorAll<HTMLInputElement>('[name$=-nonce]')) field.value = 'old';
      const link = document.querySelector<HTMLAnchorElement>('.product-remove > a');
      if (link) link.href = link.href.replace(/_wpnonce=\w+/, '_wpnonce=old');
    });
    await page.fill(QUANTITY, '5');
    await page.click(UPDATE);
    await message(page, 'Your cart is up to date.');
    await idle(page);
    expect(await inCart(page)).toEqual([5, 1]);
    await page.$eval('.product-remove > a', (link) =>
      link.setAttribute('href', (link as HTMLAnchorElement).href.replace(/_wpnonce=\w+/, '_wpnonce=old')),
    );
    await page.click('.product-remove > a >> nth=0');
    await message(page, 'is removed.');
    expect(await inCart(page)).toEqual([1]);
  });

  test('a click before the widget of the cart is there is done once, when it is', async () => {
    let release = (): void => {};
    const page = await openPage(CART, {
      waitUntil: 'domcontentloaded',
      before: async (opening) => {
        release = await holdChunk(opening, 'cart-page');
      },
    });
    await page.hover(QUANTITY);
    await page.waitForFunction(() => {
      const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: WidgetsApi };
      return api.report?.().some(({ widget, state }) => widget === 'cart-page' && state === 'loading');
    });
    await page.fill(QUANTITY, '3');
    await page.dblclick(UPDATE);
    release();
    await message(page, 'Your cart is up to date.');
    expect(await calls(page, 'update_cart')).toHaveLength(1);
    expect(await inCart(page)).toEqual([3]);
  });
});

test('a cart that an add-on prints on another page is sent to the shop’s cart', async () => {
  const page = await open(CART, {
    before: (opened) =>
      opened.route(
        ({ pathname }) => pathname === '/cart/',
        async (route) => {
          const response = await route.fetch();
          const body = (await response.text())
            .replaceAll('wc_cart_params', 'no_cart_params')
            .replace(/(<form class="woocommerce-cart-form" action=")[^"]*/, '$1/elsewhere/');
          await route.fulfill({ response, body });
        },
      ),
  });
  expect(await page.getAttribute('.woocommerce-cart-form', 'action')).toBe('/elsewhere/');
  await page.fill('#coupon_code', 'save10');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.click('[name=apply_coupon]');
  const request = await sent;
  expect(request.isNavigationRequest()).toBe(true);
  expect(new URL(request.url()).pathname).toBe('/elsewhere/');
});
