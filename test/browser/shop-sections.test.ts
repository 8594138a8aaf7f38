import type { Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { legacyEffects, openBesideLegacy } from '../support/coexistence';
import {
  expectNoProblems,
  heard,
  holdRuntime,
  listenEvents,
  loaderStarted,
  mounted,
  openPage,
  type PageOptions,
  requestsTo,
  timersRun,
  type WatchedPage,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/shop-sections/';
const HOST = '.elementor-element-5ec0001';
const SHOW = '.e-show-coupon-form';
const SECTION = '.e-coupon-anchor';
const APPLY = '.e-apply-coupon';
const COLUMN = '.e-sticky-right-column';
const COUPON = /apply_coupon/;

const message = (kind: string, text: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: `<div class="woocommerce-${kind}" role="alert">${text}</div>` });

async function open(options: PageOptions = {}, answer?: (route: Route) => unknown): Promise<WatchedPage> {
  const page = await openPage(PAGE, {
    ...options,
    async before(opening) {
      await listenEvents(opening, ['applied_coupon_in_checkout', 'update_checkout', 'checkout_error']);
      if (answer) await opening.route(COUPON, answer);
    },
  });
  await mounted(page, 'shop-sections');
  return page;
}

/** How often the page heard an event, once each. */
const times = async (page: WatchedPage, name: string): Promise<number> =>
  (await heard(page, name)).filter(({ by }) => by === 'bubble').length;

async function openCoupon(page: WatchedPage): Promise<void> {
  await page.click(SHOW);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('coupon_code');
  await page.keyboard.type('clay');
}

describeWidget({
  name: 'shop-sections',
  // Its fields have widgets of their own.
  page: `${PAGE}?only=coupon`,
  host: HOST,
  settings: {
    change: { sticky_right_column_offset: 77 },
    shows: (page) => expect.poll(() => page.getAttribute(COLUMN, 'style')).toBe('top: 77px;'),
  },
  async keyboard(page) {
    await page.focus(SHOW);
    await page.keyboard.press('Space');
    await page.locator(SECTION).waitFor();
    await expect.poll(() => page.getAttribute(SHOW, 'aria-expanded')).toBe('true');
  },
});

describe('Elementor’s checkout', () => {
  test('a press opens the coupon’s section, and the next one closes it', async () => {
    const page = await open();
    expect(await page.locator(SECTION).isVisible()).toBe(false);
    await expect.poll(() => page.getAttribute(SHOW, 'aria-controls')).toBe(await page.getAttribute(SECTION, 'id'));
    await page.click(SHOW);
    await page.locator(SECTION).waitFor();
    await page.click(SHOW);
    await page.locator(SECTION).waitFor({ state: 'hidden' });
    expect(page.url()).not.toContain('#');
  });

  test.each(['button', 'Enter'])('a coupon is redeemed by %s, once, and no order is sent', async (way) => {
    const page = await open({}, message('message', 'Coupon applied.'));
    const sent = requestsTo(page, COUPON);
    const orders = requestsTo(page, /\/checkout\/($|\?)/);
    await openCoupon(page);
    await (way === 'Enter' ? page.keyboard.press('Enter') : page.click(APPLY));
    await page.locator('.woocommerce-message', { hasText: 'Coupon applied.' }).waitFor();
    await page.locator(SECTION).waitFor({ state: 'hidden' });
    await timersRun(page, 300);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toContain('coupon_code=clay');
    expect(orders).toHaveLength(0);
    expect([await times(page, 'applied_coupon_in_checkout'), await times(page, 'update_checkout')]).toEqual([1, 1]);
    expectNoProblems(page);
  });

  test('the coupon’s section stays open when the shop refuses, and says so when there is no answer', async () => {
    const page = await open({}, message('error', 'No such coupon.'));
    await openCoupon(page);
    await page.click(APPLY);
    await page.locator('.woocommerce-error', { hasText: 'No such coupon.' }).waitFor();
    expect(await page.locator(SECTION).isVisible()).toBe(true);
    await page.unroute(COUPON);
    await page.route(COUPON, (route) => route.abort());
    await page.click(APPLY);
    await page.locator('.woocommerce-error', { hasText: 'This did not work.' }).waitFor();
    await expect.poll(() => page.locator('.woocommerce-error').count()).toBe(1);
    await expect.poll(() => page.getAttribute('.e-coupon-box', 'aria-busy')).toBeNull();
  });

  test('a visitor logs in inside the form of the checkout', async () => {
    const page = await open();
    await page.route(/admin-ajax/, (route) =>
      route.fulfill({
        json: { logged_in: false, message: '<ul class="woocommerce-error"><li>Wrong password.</li></ul>' },
      }),
    );
    const sent = requestsTo(page, /admin-ajax/);
    await page.click('.e-show-login');
    await page.locator('.e-woocommerce-login-anchor').waitFor();
    await page.fill('#username', 'ada');
    await page.fill('#password', 'secret');
    await page.keyboard.press('Enter');
    await page.locator('.woocommerce-error', { hasText: 'Wrong password.' }).waitFor();
    expect(sent[0]?.body).toContain('elementor_woocommerce_checkout_login_user');
    expect(sent[0]?.body).toContain('nonce=login-nonce');
    await expect.poll(() => times(page, 'checkout_error')).toBe(1);
    await page.unroute(/admin-ajax/);
    await page.route(/admin-ajax/, (route) => route.fulfill({ json: JSON.stringify({ logged_in: true }) }));
    const loaded = page.waitForEvent('load');
    await page.click('.e-woocommerce-form-login-submit');
    await loaded;
  });

  test('the right column of the checkout stays in view', async () => {
    const page = await open({ viewport: { width: 1280, height: 500 } });
    await expect.poll(() => page.getAttribute(COLUMN, 'class')).toContain('e-sticky-right-column--active');
    await page.evaluate(() => window.scrollBy({ top: 400, behavior: 'instant' }));
    await expect.poll(() => page.$eval(COLUMN, (column) => Math.round(column.getBoundingClientRect().top))).toBe(40);
  });

  test('a press before the script is there opens the coupon’s section, and sends no order', async () => {
    let release = () => {};
    const page = await openPage(PAGE, {
      waitUntil: 'commit',
      async before(opening) {
        release = await holdRuntime(opening);
      },
    });
    await loaderStarted(page);
    await page.click(SHOW);
    release();
    await page.locator(SECTION).waitFor();
    expect(page.url()).toContain(PAGE);
  });

  test('a press redeems a coupon once beside Elementor’s own script', async () => {
    const page = await openBesideLegacy(PAGE, 'first', ['shop-sections']);
    await page.route(COUPON, message('message', 'Coupon applied.'));
    const sent = requestsTo(page, COUPON);
    await openCoupon(page);
    await page.click(APPLY);
    await page.locator('.woocommerce-message').waitFor();
    await timersRun(page, 300);
    expect(sent).toHaveLength(1);
    expect((await legacyEffects(page)).filter((one) => one.startsWith('woocommerce-checkout-page:'))).toEqual([]);
  });
});
