import { describe, expect, test } from 'vitest';
import {
  forgetHeard,
  heardByAnalytics,
  heardByOthers,
  legacyEffects,
  ORDERS,
  openBesideLegacy,
} from '../support/coexistence';
import { expectNoProblems, hostsBecome, openPage, timersRun, type WatchedPage } from '../support/page';

const PAGE = '/fixture/addresses/';

interface Checkout {
  refreshes: string[][];
  countries: string[];
}

const open = (order: (typeof ORDERS)[number], path = PAGE): Promise<WatchedPage> =>
  openBesideLegacy(path, order, ['address-fields']);

const ofAddresses = async (page: WatchedPage): Promise<string[]> =>
  (await legacyEffects(page)).filter((effect) => /^(country|jet):/.test(effect));

const checkout = (page: WatchedPage): Promise<Checkout> =>
  page.evaluate(() => structuredClone((window as unknown as { __checkout: Checkout }).__checkout));

const forgetCheckout = (page: WatchedPage): Promise<void> =>
  page.evaluate(() => {
    const { __checkout: all } = window as unknown as { __checkout: Checkout };
    all.refreshes.length = 0;
    all.countries.length = 0;
  });

const label = (page: WatchedPage, row: string): Promise<string> =>
  page.$eval(`#${row}_field label`, (one) => (one.textContent ?? '').replace(/\s+/g, ' ').trim());

for (const order of ORDERS) {
  describe(`addresses beside legacy scripts, our tag: ${order}`, () => {
    test('a change of country is heard once by others, and the checkout refreshes once, with the new state', async () => {
      const page = await open(order);
      await timersRun(page, 20);
      await forgetHeard(page);
      await forgetCheckout(page);
      await page.selectOption('#billing_country', 'CA');
      expect(await ofAddresses(page)).toEqual([]);
      await expect.poll(() => page.locator('#billing_state option').count()).toBe(4);
      expect(await page.locator('[id=billing_state]').count()).toBe(1);
      await expect.poll(() => label(page, 'billing_state')).toBe('Province *');
      expect(await page.locator('#billing_state_field label :is(.required, .optional)').count()).toBe(1);
      expect(await heardByOthers(page, 'country_to_state_changed', 'body')).toBe(1);
      expect(await heardByOthers(page, 'country_to_state_changing', 'body')).toBe(1);
      // The country's own, and that of the list that was filled again.
      expect(await heardByAnalytics(page, 'change')).toEqual({ capture: 2, bubble: 2 });
      await page.waitForFunction(() => (window as unknown as { __checkout: Checkout }).__checkout.refreshes.length > 0);
      await timersRun(page, 300);
      const { refreshes, countries } = await checkout(page);
      expect(countries).toEqual(['CA']);
      expect(refreshes).toHaveLength(1);
      expect(refreshes[0]).toContain('billing_country=CA');
      expect(refreshes[0]).toContain('billing_state=');
      expectNoProblems(page);
    });

    test('the focus stays on the country while rows change their order', async () => {
      const page = await open(order);
      await page.focus('#billing_country');
      await forgetHeard(page);
      await page.selectOption('#billing_country', 'AT');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('billing_country');
      const isPostcodeFirst = async (): Promise<boolean> => {
        const rows = await page.$$eval('.woocommerce-billing-fields .form-row', (all) => all.map((row) => row.id));
        return rows.indexOf('billing_postcode_field') < rows.indexOf('billing_city_field');
      };
      await expect.poll(isPostcodeFirst).toBe(true);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('billing_country');
      expect(await ofAddresses(page)).toEqual([]);
    });

    test('a refresh that another plugin asks for is answered by the widget alone', async () => {
      const page = await open(order);
      await timersRun(page, 20);
      await forgetHeard(page);
      await page.evaluate(() => {
        type Collection = { val(value: string): Collection; trigger(type: string): Collection };
        const { jQuery } = window as unknown as { jQuery(selector: string): Collection };
        jQuery('#billing_country').val('FR').trigger('refresh');
      });
      expect(await ofAddresses(page)).toEqual([]);
      await expect.poll(() => page.isVisible('#billing_state_field')).toBe(false);
      expect(await heardByOthers(page, 'country_to_state_changing', 'body')).toBe(1);
    });
  });
}

test('the start events of the address fields come once where the legacy script has sent them first', async () => {
  const page = await open('first');
  await expect.poll(() => heardByOthers(page, 'country_to_state_changing', 'body')).toBe(2);
  await timersRun(page, 300);
  expect(await heardByOthers(page, 'wc_address_i18n_ready', 'body')).toBe(1);
  expect(await heardByOthers(page, 'country_to_state_changing', 'body')).toBe(2);
});

test("the product builder's own pass over the marks does not run beside the widget's", async () => {
  const page = await open('first', '/fixture/address-marks/');
  await timersRun(page, 600);
  await forgetHeard(page);
  await page.selectOption('#billing_country', 'CA');
  await timersRun(page, 700);
  expect(await ofAddresses(page)).toEqual([]);
  expect(await label(page, 'billing_postcode')).toBe('Postal code (optional)');
  expect(await label(page, 'billing_address_2')).toBe('Flat, suite, unit *');
});

test('the addresses are left to the legacy script when the widget’s file never arrives', async () => {
  const page = await openPage(`${PAGE}?legacy=first`, { block: [/widget-address-fields/] });
  await hostsBecome(page, 'address-fields', 'failed');
  await page.selectOption('#billing_country', 'CA');
  await expect.poll(() => page.locator('#billing_state option').count()).toBe(4);
  expect(await ofAddresses(page)).toContain('country:select');
});
