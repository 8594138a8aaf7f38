import { describe, expect, inject, test } from 'vitest';
import { expectNoProblems, mounted, openPage, type WatchedPage } from '../support/page';

const NOTICE = '.woocommerce-store-notice';

async function open(name: string, query = '', mobile = false): Promise<WatchedPage> {
  const page = await openPage(`/${name}.html${query}`, { mobile });
  await mounted(page, 'order-attribution');
  await mounted(page, 'store-notice');
  return page;
}

const value = (page: WatchedPage, field: string): Promise<string> =>
  page.inputValue(`form wc-order-attribution-inputs input[name="wc_order_attribution_${field}"]`);

describe.each(['checkout', 'my-account-login'])('the real page %s', (name) => {
  test.each([false, true])('the sixteen hidden inputs of the form are filled (phone: %s)', async (mobile) => {
    const page = await open(name, '?utm_source=news&utm_campaign=caf%C3%A9', mobile);
    await expect.poll(() => value(page, 'source_type')).toBe('utm');
    expect(await value(page, 'utm_source')).toBe('news');
    expect(await value(page, 'utm_campaign')).toBe('café');
    expect(await value(page, 'session_pages')).toBe('1');
    expect(await value(page, 'session_entry')).toBe(page.url());
    expect(await page.locator('form wc-order-attribution-inputs input').count()).toBe(16);
    expectNoProblems(page);
  });
});

test('the source of a visit that starts on a real product page is known at the real checkout', async () => {
  const page = await open('product-simple', '?utm_source=news');
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('sbjs_session');
  await page.goto(`${inject('base')}/checkout.html`, { referer: page.url() });
  await mounted(page, 'order-attribution');
  await expect.poll(() => value(page, 'utm_source')).toBe('news');
  expect(await value(page, 'session_pages')).toBe('2');
});

describe.each(['checkout', 'product-simple', 'shop-archive', 'elementor-page'])(
  'the store notice of the real page %s',
  (name) => {
    test('the store notice shows, closes by keyboard and stays closed when the page is loaded again', async () => {
      const page = await open(name);
      expect(await page.isVisible(NOTICE)).toBe(true);
      await page.focus(`${NOTICE}__dismiss-link`);
      await page.keyboard.press('Enter');
      await expect.poll(() => page.isVisible(NOTICE)).toBe(false);
      await page.reload();
      await mounted(page, 'store-notice');
      expect(await page.isVisible(NOTICE)).toBe(false);
      // The saved page lacks its video.
      expectNoProblems(page, [/clip\.mp4: 404/]);
    });
  },
);
