import { expect, test } from 'vitest';
import { mounted, openPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/shop-sections/';
const HOST = '.elementor-element-5ec0002';
const PLACE = '.e-woocommerce-notices-wrapper';

describeWidget({ name: 'notice-place', page: PAGE, host: HOST });

test('notices come to their place, later ones, too, and go back when the widget is unmounted', async () => {
  const page = await openPage(PAGE);
  await mounted(page, 'notice-place');
  const add = (kind: string, text: string): Promise<void> =>
    page.evaluate(
      ([name, words]) => {
        const notice = document.createElement('div');
        notice.className = `woocommerce-${name}`;
        notice.textContent = words ?? '';
        document.querySelector('form.checkout')?.before(notice);
      },
      [kind, text],
    );
  await add('message', 'First');
  await page.locator(`${PLACE} > .woocommerce-message`, { hasText: 'First' }).waitFor();
  await add('error', 'Second');
  await expect.poll(() => page.locator(`${PLACE} > div`).allTextContents()).toEqual(['Second', 'First']);
  await page.$eval(`${PLACE} > .woocommerce-error`, (notice) => notice.remove());
  await page.evaluate((host) => window.StorefrontWidgets?.unmount?.(document.querySelector(host) as Element), HOST);
  await expect.poll(() => page.locator(`${PLACE} > div`).count()).toBe(0);
  await expect
    .poll(() => page.$eval('form.checkout', (form) => form.previousElementSibling?.textContent))
    .toBe('First');
});

test('the message of an empty cart comes to the place, because the style sheet hides it elsewhere', async () => {
  const page = await openPage(PAGE);
  await mounted(page, 'notice-place');
  await page.$eval('form.checkout', (form) => {
    const message = '<div class="cart-empty woocommerce-info">Your cart is currently empty.</div>';
    form.insertAdjacentHTML('beforebegin', `<div class="wc-empty-cart-message">${message}</div>`);
  });
  await page.locator(`${PLACE} > .cart-empty`).waitFor();
});

test('the place for notices is no longer hidden, as Elementor’s style has it at first', async () => {
  const page = await openPage(PAGE);
  await mounted(page, 'notice-place');
  await expect.poll(() => page.getAttribute(PLACE, 'class')).toBe('e-woocommerce-notices-wrapper');
});
