import { describe, expect, test } from 'vitest';
import {
  forgetHeard,
  heardByAnalytics,
  heardByOthers,
  legacyEffects,
  ORDERS,
  openBesideLegacy,
} from '../support/coexistence';
import { expectNoProblems, hostsBecome, mounted, openPage, requestsTo, type WatchedPage } from '../support/page';

const DISMISS = '.woocommerce-store-notice__dismiss-link';
const BANNER = '#coming-soon-footer-banner';
const USER = /\/wp-json\/wp\/v2\/users\/7$/;

const names = async (page: WatchedPage): Promise<string[]> => (await page.context().cookies()).map(({ name }) => name);
const tracking = async (page: WatchedPage): Promise<string[]> =>
  (await names(page)).filter((name) => name.startsWith('sbjs_'));
/** Resolves when the browser has got all cookies that the page has written: those of a page reach it in their order. */
const cookiesAreWritten = async (page: WatchedPage): Promise<void> => {
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API writes another way
    document.cookie = 'written=yes; path=/';
  });
  await expect.poll(() => names(page)).toContain('written');
};
const value = (page: WatchedPage, field: string): Promise<string> =>
  page.inputValue(`.checkout input[name="wc_order_attribution_${field}"]`);

async function expectHeardOnce(page: WatchedPage, type: string): Promise<void> {
  expect(await heardByOthers(page, type, 'host')).toBe(1);
  expect(await heardByOthers(page, type, 'document delegated')).toBe(1);
  expect(await heardByOthers(page, type, 'body delegated')).toBe(1);
}

for (const order of ORDERS) {
  describe(`tracking and notices beside legacy scripts, our tag: ${order}`, () => {
    test('a click hides the store notice by the widget alone, and everybody else hears it once', async () => {
      const page = await openBesideLegacy('/fixture/store-notice/', order, ['store-notice']);
      expect(await page.isVisible('.woocommerce-store-notice')).toBe(true);
      await forgetHeard(page);
      await page.click(DISMISS);
      await page.locator('.woocommerce-store-notice').waitFor({ state: 'hidden' });
      expect(await legacyEffects(page)).toEqual([]);
      await expectHeardOnce(page, 'click');
      expect(await heardByAnalytics(page, 'click')).toEqual({ capture: 1, bubble: 1 });
      await expect.poll(() => names(page)).toContain('store_notice5f2c');
      expectNoProblems(page);
    });

    test('Space hides the store notice, and the legacy script does nothing', async () => {
      const page = await openBesideLegacy('/fixture/store-notice/', order, ['store-notice']);
      await page.focus(DISMISS);
      await forgetHeard(page);
      await page.keyboard.press(' ');
      await page.locator('.woocommerce-store-notice').waitFor({ state: 'hidden' });
      expect(await legacyEffects(page)).toEqual([]);
      await expectHeardOnce(page, 'keydown');
    });

    test('a click on the coming-soon banner is told to the shop once', async () => {
      const page = await openBesideLegacy('/fixture/coming-soon/', order, ['coming-soon']);
      await page.route(USER, (route) => route.fulfill({ contentType: 'application/json', body: '{}' }));
      const sent = requestsTo(page, USER);
      await forgetHeard(page);
      await page.click('.coming-soon-footer-banner-dismiss');
      await page.locator(BANNER).waitFor({ state: 'hidden' });
      await expect.poll(() => sent.length).toBe(1);
      expect(await legacyEffects(page)).toEqual([]);
      await expectHeardOnce(page, 'click');
      expect(await heardByAnalytics(page, 'click')).toEqual({ capture: 1, bubble: 1 });
    });

    test('the page is counted once, whoever counts, and the inputs of the attribution are filled', async () => {
      const page = await openBesideLegacy('/fixture/attribution/?utm_source=mail', order, ['order-attribution']);
      await expect.poll(() => value(page, 'utm_source')).toBe('mail');
      await expect.poll(() => value(page, 'session_pages')).toBe('1');
      const counted = (await legacyEffects(page)).filter((effect) => effect === 'attribution:count');
      expect(counted.length).toBeLessThanOrEqual(1);
      await cookiesAreWritten(page);
      const session = (await page.context().cookies()).filter(({ name }) => name === 'sbjs_session');
      expect(session.map((one) => one.value.slice(0, 9))).toEqual(['pgs%3D1%7']);
      expectNoProblems(page);
    });

    test('nothing is tracked once the cookie notice has asked, until it is accepted', async () => {
      const page = await openBesideLegacy('/fixture/cookie-notice/', order, ['cookie-notice', 'order-attribution']);
      await cookiesAreWritten(page);
      expect(await tracking(page)).toEqual([]);
      expect(await value(page, 'source_type')).toBe('');
      await forgetHeard(page);
      await page.click('#sgcc-accept-button');
      await page.locator('.sgcc-main-wrapper').waitFor({ state: 'hidden' });
      await expect.poll(() => value(page, 'source_type')).toBe('typein');
      await expect.poll(() => names(page)).toContain('sgcc-cookie-notice');
      await expectHeardOnce(page, 'click');
      expect(await heardByOthers(page, 'storefront-widgets:consent', 'body')).toBe(1);
      expect(await heardByAnalytics(page, 'click')).toEqual({ capture: 1, bubble: 1 });
    });

    test('closing the cookie notice is no consent, whatever the plugin’s script takes it for', async () => {
      const page = await openBesideLegacy('/fixture/cookie-notice/', order, ['cookie-notice', 'order-attribution']);
      await forgetHeard(page);
      await page.click('#close-sgcc-button');
      await page.locator('.sgcc-main-wrapper').waitFor({ state: 'hidden' });
      expect(await legacyEffects(page)).not.toContain('cookie-notice:store');
      await cookiesAreWritten(page);
      expect((await names(page)).filter((name) => /sbjs|gdpr|sgcc/.test(name))).toEqual([]);
      expect((await heardByAnalytics(page, 'click')).capture).toBe(1);
    });
  });
}

describe('a stock page, where the shop’s own attribution runs before every deferred script', () => {
  const open = async (params: object, more = ''): Promise<WatchedPage> => {
    const query = `?stock=${encodeURIComponent(JSON.stringify(params))}${more}`;
    const page = await openPage(`/fixture/attribution/${query}`);
    await mounted(page, 'order-attribution');
    return page;
  };
  const consent = (page: WatchedPage, marketing: string): Promise<boolean> =>
    page.evaluate(
      (choice) =>
        document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: { marketing: choice } })),
      marketing,
    );

  test('the shop’s own attribution counts on a stock page, and ours does not', async () => {
    const page = await open({}, '&utm_source=mail');
    await expect.poll(() => value(page, 'utm_source')).toBe('mail');
    expect(await value(page, 'session_pages')).toBe('1');
    expect(await legacyEffects(page)).toEqual(['attribution:allow', 'attribution:count']);
    expectNoProblems(page);
  });

  test('a denial by another script outlasts consent for other categories', async () => {
    const page = await open({ consentCategory: 'marketing' });
    await page.evaluate(() => {
      const { wc_order_attribution: shop } = window as unknown as {
        wc_order_attribution: { setOrderTracking(allow: boolean): void };
      };
      shop.setOrderTracking(false);
      document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: { statistics: 'allow' } }));
    });
    expect(await legacyEffects(page)).toEqual(['attribution:allow', 'attribution:count', 'attribution:deny']);
    await cookiesAreWritten(page);
    expect(await tracking(page)).toEqual([]);
    await consent(page, 'allow');
    await expect.poll(() => value(page, 'source_type')).toBe('typein');
  });

  test('denied cookies of the attribution are really gone, and later values reach the inputs', async () => {
    const page = await open({ consentCategory: 'marketing' });
    await expect.poll(() => tracking(page)).not.toEqual([]);
    await consent(page, 'deny');
    await expect.poll(() => tracking(page)).toEqual([]);
    await expect.poll(() => value(page, 'source_type')).toBe('');
    await consent(page, 'allow');
    await expect.poll(() => value(page, 'source_type')).toBe('typein');
    expect(await legacyEffects(page)).toEqual([
      'attribution:allow',
      'attribution:count',
      'attribution:deny',
      'attribution:allow',
      'attribution:count',
    ]);
  });
});

test('the store notice is left to the legacy script when the widget’s file never arrives', async () => {
  const page = await openPage('/fixture/store-notice/?legacy=first', { block: [/widget-store-notice/] });
  await hostsBecome(page, 'store-notice', 'failed');
  await expect.poll(() => legacyEffects(page)).toContain('store-notice:show');
  await page.click(DISMISS);
  await page.locator('.woocommerce-store-notice').waitFor({ state: 'hidden' });
  expect(await legacyEffects(page)).toContain('store-notice:hide');
});
