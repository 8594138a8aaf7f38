import { describe, expect, test } from 'vitest';
import {
  allMounted,
  axe,
  expectNoProblems,
  heard,
  mounted,
  openPage,
  type PageOptions,
  serializeDom,
  type WatchedPage,
} from '../support/page';
import type { WidgetsApi } from '../support/widgetsApi';

const PAGE = '/checkout.html';
const STATE = '#billing_state';

/** The page as the shop served it, with a hint below one field, as shops print them. */
const withHint = async (page: WatchedPage): Promise<void> => {
  await page.route(/checkout\.html/, async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(
      /(<input type="tel"[^>]*name="billing_phone"[^>]*\/>)/,
      '$1<span class="description" id="billing_phone-description" aria-hidden="true">For questions about your order.</span>',
    );
    await route.fulfill({ response: answer, body: html });
  });
};

const open = async (options: PageOptions = {}, path = PAGE): Promise<WatchedPage> => {
  const page = await openPage(path, options);
  await mounted(page, 'address-fields');
  return page;
};

const label = (page: WatchedPage, row: string): Promise<string> =>
  page.$eval(`#${row}_field label`, (one) => (one.textContent ?? '').replace(/\s+/g, ' ').trim());

/** Elements of the checkout that nobody sees although a visitor needs them. */
const lost = (page: WatchedPage): Promise<string[]> =>
  page.$$eval('form.checkout .form-row', (rows) => rows.filter((row) => !row.checkVisibility()).map((row) => row.id));

for (const [width, phone] of [
  ['1280 px', false],
  ['390 px', true],
] as const) {
  describe(`the real checkout at ${width}`, () => {
    test('the real checkout has its widgets without a problem and leaves nothing hidden', async () => {
      const page = await open({ mobile: phone });
      await mounted(page, 'password-toggle');
      await allMounted(page);
      expect(await lost(page)).toEqual([]);
      const rows = await page.evaluate(() =>
        (window as unknown as { StorefrontWidgets: WidgetsApi }).StorefrontWidgets.report().map(
          ({ widget, state, errors, diagnostics }) => ({ widget, state, count: errors.length + diagnostics.length }),
        ),
      );
      expect(rows.filter(({ state, count }) => state === 'failed' || count > 0)).toEqual([]);
      expectNoProblems(page);
    });

    test('the real checkout has one state field for every country of the shop and shows all rows at the end', async () => {
      const page = await open({ mobile: phone });
      const odd = await page.evaluate(() => {
        const country = document.querySelector('#billing_country') as HTMLSelectElement;
        const { wc_address_i18n_params: params } = window as unknown as {
          wc_address_i18n_params: Record<'locale' | 'locale_fields', string>;
        };
        const locale: Record<string, Record<string, { hidden?: boolean }>> = JSON.parse(params.locale);
        // Where the page does not name the country, its rules do not hide the state.
        const hidesStates = 'country' in JSON.parse(params.locale_fields);
        const found: string[] = [];
        for (const { value } of [...country.options]) {
          country.value = value;
          country.dispatchEvent(new Event('change', { bubbles: true }));
          const fields = document.querySelectorAll<HTMLInputElement>('#billing_state');
          const marks = document.querySelectorAll('#billing_state_field label :is(.required, .optional)');
          const isHidden = fields[0]?.type === 'hidden' || (hidesStates && locale[value]?.state?.hidden === true);
          const isShown = document.querySelector('#billing_state_field')?.checkVisibility();
          if (fields.length !== 1 || fields[0]?.name !== 'billing_state' || marks.length !== 1 || isHidden === isShown)
            found.push(value);
        }
        return found;
      });
      expect(odd).toEqual([]);
      await page.selectOption('#billing_country', 'US');
      expect(await lost(page)).toEqual([]);
      expectNoProblems(page);
    });
  });
}

describe('the real checkout', () => {
  test('the billing fields follow the country in states, labels, order and visibility, and shipping stays as it is', async () => {
    const page = await open();
    const shipping = await serializeDom(page, '.woocommerce-shipping-fields');
    await page.selectOption('#billing_country', 'CA');
    expect(await page.locator(`${STATE} option`).count()).toBe(14);
    expect(await label(page, 'billing_state')).toBe('Province *');
    expect(await label(page, 'billing_postcode')).toBe('Postal code *');
    await page.selectOption('#billing_country', 'DE');
    const rows = await page.$$eval('.woocommerce-billing-fields .form-row', (all) => all.map(({ id }) => id));
    expect(rows.indexOf('billing_postcode_field')).toBe(rows.indexOf('billing_city_field') - 1);
    expect(await label(page, 'billing_state')).toMatch(/\(optional\)$/);
    await page.selectOption('#billing_country', 'FR');
    expect(await page.isVisible('#billing_state_field')).toBe(false);
    await page.selectOption('#billing_country', 'AE');
    expect(await page.isVisible('#billing_postcode_field')).toBe(false);
    await page.selectOption('#billing_country', 'GB');
    expect(await page.getAttribute(STATE, 'type')).toBe('text');
    expect(await serializeDom(page, '.woocommerce-shipping-fields')).toBe(shipping);
    expectNoProblems(page);
  });

  test('the checkout tells other scripts of each country once', async () => {
    const page = await open({ listen: ['country_to_state_changing', 'country_to_state_changed'] });
    const before = (await heard(page)).length;
    await page.selectOption('#shipping_country', 'CA');
    const said = (await heard(page)).slice(before).filter(({ by }) => by === 'bubble');
    expect(said.map(({ name, args }) => [name, ...args])).toEqual([
      ['country_to_state_changed', 'CA', 'div.woocommerce-shipping-fields'],
      ['country_to_state_changing', 'CA', 'div.woocommerce-shipping-fields'],
    ]);
  });

  test('the fields of the checkout are again as the shop sent them when the widget unmounts, whatever was chosen', async () => {
    const ours = ['data-widget', 'data-widget-state'];
    const bare = await openPage(`${PAGE}?script=none`);
    const groups = '.woocommerce-billing-fields, .woocommerce-shipping-fields';
    const server = await serializeDom(bare, groups, ours);
    const page = await open();
    for (const country of ['FR', 'GB', 'DE', 'AE', 'CA']) await page.selectOption('#billing_country', country);
    await page.evaluate((selector) => {
      const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: WidgetsApi };
      for (const group of document.querySelectorAll(selector)) api.unmount(group);
    }, groups);
    expect(await serializeDom(page, groups, ours)).toBe(server);
  });

  test('the checkout shows the new account’s password and masks it when the order is sent', async () => {
    const page = await open();
    await mounted(page, 'password-toggle');
    await page.fill('#account_password', 'secret');
    await page.click('#account_password_field .show-password-input');
    expect(await page.getAttribute('#account_password', 'type')).toBe('text');
    await page.evaluate(() => {
      document.querySelector('form.checkout')?.addEventListener('submit', (event) => {
        event.preventDefault();
        Object.assign(window, { sent: document.querySelector('#account_password')?.getAttribute('type') });
      });
      (document.querySelector('form.checkout') as HTMLFormElement).requestSubmit();
    });
    expect(await page.evaluate(() => (window as unknown as { sent: string }).sent)).toBe('password');
  });

  test('a hint of the checkout opens with the focus of its field and closes by Escape', async () => {
    const page = await open({ before: withHint });
    await mounted(page, 'field-hints');
    const hint = page.locator('#billing_phone-description');
    await hint.waitFor({ state: 'hidden' });
    await page.focus('#billing_phone');
    await hint.waitFor();
    expect(await hint.getAttribute('aria-hidden')).toBe('false');
    await page.keyboard.press('Escape');
    await hint.waitFor({ state: 'hidden' });
    expectNoProblems(page);
  });

  test('the checkout has no accessibility problem besides those that the server sent', async () => {
    const before = await openPage(`${PAGE}?script=none`);
    const known = new Set((await axe(before)).map(({ rule }) => rule));
    const page = await open();
    await mounted(page, 'password-toggle');
    await page.selectOption('#billing_country', 'GB');
    expect((await axe(page)).filter(({ rule }) => !known.has(rule))).toEqual([]);
  });
});

test('the shipping calculator of the real cart follows its country', async () => {
  const page = await open({}, '/cart-with-items.html');
  // It hides the section.
  await mounted(page, 'cart-page');
  await page.$eval('.shipping-calculator-form', (section) => {
    (section as HTMLElement).style.display = 'block';
  });
  await page.selectOption('#calc_shipping_country', 'CA');
  await expect.poll(() => page.locator('#calc_shipping_state option').count()).toBe(14);
  await page.selectOption('#calc_shipping_country', 'FR');
  await expect.poll(() => page.isVisible('#calc_shipping_state_field')).toBe(false);
  expect(await page.isVisible('#calc_shipping_postcode')).toBe(true);
  expectNoProblems(page);
});
