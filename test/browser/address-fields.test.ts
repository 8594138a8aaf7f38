import { describe, expect, test } from 'vitest';
import {
  expectNoProblems,
  heard,
  mounted,
  openPage,
  type PageOptions,
  serializeDom,
  stopClock,
  timersRun,
  type WatchedPage,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';
import type { WidgetsApi } from '../support/widgetsApi';
import { openStage } from './runtimeStage';

const PAGE = '/fixture/addresses/';
const STATE = '#billing_state';

const open = async (path = PAGE, options?: PageOptions): Promise<WatchedPage> => {
  const page = await openPage(path, options);
  await mounted(page, 'address-fields');
  return page;
};

const choose = (page: WatchedPage, country: string, form = 'billing'): Promise<unknown> =>
  page.selectOption(`#${form}_country`, country);

const states = (page: WatchedPage): Promise<string[]> =>
  page.$$eval(`${STATE} option`, (all) => all.map((option) => (option as HTMLOptionElement).value));

const label = (page: WatchedPage, row: string): Promise<string> =>
  page.$eval(`#${row}_field label`, (one) => (one.textContent ?? '').replace(/\s+/g, ' ').trim());

const order = (page: WatchedPage): Promise<string[]> =>
  page.$$eval('.woocommerce-billing-fields .form-row', (all) =>
    all.map((row) => row.id.replace(/billing_|_field/g, '')),
  );

const unmount = (page: WatchedPage, selector: string): Promise<void> =>
  page.evaluate((one) => {
    const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: WidgetsApi };
    for (const host of document.querySelectorAll(one)) api.unmount(host);
  }, selector);

const server = async (path: string, selector: string): Promise<string> => {
  const page = await openPage(`${path}${path.includes('?') ? '&' : '?'}script=none`);
  return serializeDom(page, selector, ['data-widget', 'data-widget-state']);
};

describeWidget({
  name: 'address-fields',
  page: PAGE,
  host: '.woocommerce-billing-fields, .woocommerce-shipping-fields',
  settings: {
    leavesTraces: true,
    change: { optionalText: 'if you like' },
    async shows(page) {
      await choose(page, 'GB');
      expect(await label(page, 'billing_state')).toBe('County (if you like)');
    },
  },
  async keyboard(page) {
    await page.focus('#billing_country');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await page.inputValue('#billing_country')).toBe('GB');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('billing_address_1');
    expect(await page.getAttribute(STATE, 'type')).toBe('text');
  },
});

describe('the state follows the country', () => {
  test('the state is a list, a text or nothing, with the id, name and extra classes that others look for', async () => {
    const page = await open();
    const look = (): Promise<unknown> =>
      page.$eval(STATE, (field) => [
        field.localName,
        field.getAttribute('type'),
        field.className,
        field.getAttribute('name'),
        field.getAttribute('data-input-classes'),
        (field.closest('.form-row') as HTMLElement).checkVisibility(),
      ]);
    await choose(page, 'GB');
    expect(await look()).toEqual(['input', 'text', 'input-text kept-class', 'billing_state', 'kept-class', true]);
    await choose(page, 'FR');
    expect(await look()).toEqual(['input', 'hidden', 'hidden kept-class', 'billing_state', 'kept-class', false]);
    await choose(page, 'CA');
    expect(await look()).toEqual(['select', null, 'state_select kept-class', 'billing_state', 'kept-class', true]);
    expect(await states(page)).toEqual(['', 'AB', 'ON', 'QC']);
    expect(await page.locator('[id=billing_state]').count()).toBe(1);
    expectNoProblems(page);
  });

  test('a state that also exists in the new country stays, and a former choice comes back with its country', async () => {
    const page = await open();
    await choose(page, 'IT');
    expect(await page.inputValue(STATE)).toBe('CA');
    await page.selectOption(STATE, 'MI');
    await choose(page, 'FR');
    expect(await page.inputValue(STATE)).toBe('');
    await choose(page, 'US');
    expect(await page.inputValue(STATE)).toBe('CA');
    await choose(page, 'GB');
    await page.fill(STATE, 'Kent');
    await choose(page, 'CA');
    expect(await page.inputValue(STATE)).toBe('');
    await choose(page, 'GB');
    expect(await page.inputValue(STATE)).toBe('Kent');
  });

  test('the typed name of a state becomes the choice in the new country’s list', async () => {
    const page = await open();
    await choose(page, 'GB');
    await page.fill(STATE, ' ontario ');
    await choose(page, 'CA');
    expect(await page.inputValue(STATE)).toBe('ON');
  });

  test('the fields keep what a browser fills in all at once', async () => {
    const page = await open();
    const filled = await page.evaluate(() => {
      const fill = (id: string, value: string): void => {
        const field = document.getElementById(id) as HTMLInputElement;
        field.value = value;
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }));
      };
      fill('billing_city', 'Toronto');
      fill('billing_country', 'CA');
      fill('billing_state', 'ON');
      fill('billing_postcode', 'M5V 1A1');
      const form = new FormData(document.querySelector('form.checkout') as HTMLFormElement);
      return ['billing_country', 'billing_state', 'billing_city', 'billing_postcode'].map((name) => form.get(name));
    });
    expect(filled).toEqual(['CA', 'ON', 'Toronto', 'M5V 1A1']);
  });

  test('a list without the state that was chosen is told with no choice, which the checkout takes for no fault', async () => {
    const page = await open();
    const told = (): Promise<unknown> =>
      page.evaluate(() => {
        const log: unknown[] = [];
        Object.assign(window, { __told: log });
        document.addEventListener('change', ({ target }) => {
          const select = target as HTMLSelectElement;
          if (select.id === 'billing_state') log.push(select.selectedIndex);
        });
      });
    const heard = (): Promise<unknown> =>
      page.evaluate(() => (window as unknown as { __told: unknown[] }).__told.splice(0));
    await choose(page, 'US');
    await page.selectOption(STATE, 'NY');
    await told();
    await choose(page, 'CA');
    expect(await heard()).toEqual([-1]);
    expect(await page.$eval(STATE, (field) => (field as HTMLSelectElement).selectedIndex)).toBe(0);
    // Nobody has chosen anything in this list.
    await choose(page, 'IT');
    expect(await heard()).toEqual([0]);
  });

  test('a script that sets the country through jQuery reads the new states in its next line', async () => {
    const page = await open(`${PAGE}?jquery=1`);
    const count = await page.evaluate(() => {
      type Collection = { val(value: string): Collection; trigger(type: string): Collection };
      (window as unknown as { jQuery(selector: string): Collection })
        .jQuery('#billing_country')
        .val('CA')
        .trigger('change');
      return document.querySelectorAll('#billing_state option').length;
    });
    expect(count).toBe(4);
  });

  test('the state follows a country that was restored or reset without an event', async () => {
    const page = await open();
    await choose(page, 'FR');
    await page.$eval('form.checkout', (form) => (form as HTMLFormElement).reset());
    await page.waitForFunction(() => document.querySelectorAll('#billing_state option').length === 5);
    await page.evaluate(() => {
      (document.querySelector('#billing_country') as HTMLSelectElement).value = 'GB';
      window.dispatchEvent(new PageTransitionEvent('pageshow'));
    });
    expect(await page.getAttribute(STATE, 'type')).toBe('text');
  });
});

describe('the rows follow the country', () => {
  test('a row’s label, star, optional mark, placeholder, width and aria-required follow the country', async () => {
    const page = await open();
    expect(await label(page, 'billing_postcode')).toBe('ZIP Code *');
    await choose(page, 'GB');
    expect(await label(page, 'billing_postcode')).toBe('Postcode *');
    expect(await label(page, 'billing_state')).toBe('County (optional)');
    expect(await page.getAttribute(STATE, 'aria-required')).not.toBe('true');
    expect(await page.getAttribute('#billing_state_field', 'class')).not.toContain('validate-required');
    await choose(page, 'IT');
    expect(await label(page, 'billing_state')).toBe('Province *');
    expect(await page.getAttribute(STATE, 'aria-required')).toBe('true');
    expect(await page.getAttribute('#billing_city', 'placeholder')).toBe('Town');
    expect(await page.getAttribute('#billing_city', 'data-placeholder')).toBe('Town');
    expect((await page.getAttribute('#billing_city_field', 'class'))?.split(' ')).toContain('form-row-last');
    expect((await page.getAttribute('#billing_city_field', 'class'))?.split(' ')).not.toContain('form-row-wide');
    await choose(page, 'US');
    expect(await page.getAttribute('#billing_city', 'placeholder')).toBe('');
    expect((await page.getAttribute('#billing_city_field', 'class'))?.split(' ')).toContain('form-row-wide');
    expect(await page.locator('#billing_state_field label :is(.required, .optional)').count()).toBe(1);
  });

  test('a field that a country lacks is hidden, empty and not required, and its text comes back with it', async () => {
    const page = await open();
    await page.fill('#billing_postcode', '90210');
    await choose(page, 'AE');
    expect(await page.isVisible('#billing_postcode')).toBe(false);
    expect(await page.inputValue('#billing_postcode')).toBe('');
    expect(await page.getAttribute('#billing_postcode', 'aria-required')).toBe('false');
    await choose(page, 'US');
    expect(await page.isVisible('#billing_postcode')).toBe(true);
    expect(await page.inputValue('#billing_postcode')).toBe('90210');
    expect(await page.getAttribute('#billing_postcode', 'aria-required')).toBe('true');
  });

  test('a state is hidden and empty where only the country’s rules say so, though its list is known', async () => {
    const page = await open();
    await page.evaluate(() => {
      const { wc_address_i18n_params: params } = window as unknown as {
        wc_address_i18n_params: Record<'locale' | 'locale_fields', string>;
      };
      const locale = JSON.parse(params.locale);
      locale.CA.state = { hidden: true, required: false };
      params.locale = JSON.stringify(locale);
      const fields = JSON.parse(params.locale_fields);
      params.locale_fields = JSON.stringify({ ...fields, country: '#billing_country_field' });
    });
    expect(await page.inputValue(STATE)).toBe('CA');
    await choose(page, 'CA');
    expect(await page.isVisible('#billing_state_field')).toBe(false);
    expect(await page.inputValue(STATE)).toBe('');
    await choose(page, 'US');
    expect(await page.isVisible('#billing_state_field')).toBe(true);
    expect(await page.inputValue(STATE)).toBe('CA');
  });

  test('a field that is new, or need not be filled any more, is not announced as invalid', async () => {
    const page = await open();
    const find = (field: string): Promise<(string | null)[]> =>
      page.$eval(field, (one) => [one.getAttribute('aria-invalid'), one.getAttribute('aria-errormessage')]);
    await page.$$eval(`${STATE}, #billing_postcode`, (fields) => {
      for (const field of fields) {
        field.setAttribute('aria-invalid', 'true');
        field.closest('.form-row')?.classList.add('woocommerce-invalid');
      }
    });
    await page.$eval(STATE, (field) => field.setAttribute('aria-errormessage', 'billing_state_description'));
    await choose(page, 'AE');
    expect(await find(STATE)).toEqual([null, null]);
    expect(await find('#billing_postcode')).toEqual([null, null]);
    await choose(page, 'IT');
    expect((await find(STATE))[0]).toBe(null);
    await choose(page, 'US');
    expect((await find(STATE))[0]).toBe(null);
  });

  test('the rows follow the country’s priorities, the focus stays, and rows in their right place are not touched', async () => {
    const page = await open();
    await page.focus('#billing_country');
    const moved = await page.evaluate(() => {
      const rows: string[] = [];
      new MutationObserver((records) => {
        for (const { addedNodes } of records)
          for (const node of addedNodes) if ((node as Element).matches?.('.form-row')) rows.push((node as Element).id);
      }).observe(document.body, { childList: true, subtree: true });
      Object.assign(window, { moved: rows });
      return rows.length;
    });
    expect(moved).toBe(0);
    const read = (): Promise<string[]> =>
      page.evaluate(() => (window as unknown as { moved: string[] }).moved.splice(0));
    await choose(page, 'CA');
    expect(await read()).toEqual([]);
    await choose(page, 'AT');
    expect(await order(page)).toEqual([
      'first_name',
      'last_name',
      'country',
      'address_1',
      'address_2',
      'postcode',
      'city',
      'state',
    ]);
    expect((await read()).length).toBeLessThanOrEqual(3);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('billing_country');
    await choose(page, 'US');
    expect((await order(page)).slice(-3)).toEqual(['city', 'state', 'postcode']);
  });

  test('the focus stays in a row that has to move', async () => {
    const page = await open();
    await page.focus('#billing_postcode');
    await page.evaluate(() => {
      const country = document.querySelector('#billing_country') as HTMLSelectElement;
      country.value = 'AT';
      country.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect((await order(page)).slice(-3)).toEqual(['postcode', 'city', 'state']);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('billing_postcode');
  });

  test('a change of the billing country leaves the shipping fields alone', async () => {
    const page = await open();
    const before = await serializeDom(page, '.woocommerce-shipping-fields');
    await choose(page, 'CA');
    expect(await serializeDom(page, '.woocommerce-shipping-fields')).toBe(before);
    expect(await page.inputValue('#shipping_state')).toBe('Kent');
  });

  test("nodes that a plugin put into a label stay, with their listeners, while the country's text is the same", async () => {
    const page = await open();
    await page.evaluate(() => {
      const tip = document.createElement('button');
      tip.type = 'button';
      tip.id = 'tip';
      tip.addEventListener('click', () => Object.assign(window, { tipped: true }));
      document.querySelector('#billing_address_2_field label')?.prepend(tip);
    });
    await choose(page, 'GB');
    await page.$eval('#tip', (tip) => (tip as HTMLElement).click());
    expect(await page.evaluate(() => (window as unknown as { tipped?: boolean }).tipped)).toBe(true);
  });
});

describe('rows of a page with other rules', () => {
  const ROWS = `
    <p class="form-row validate-required" id="billing_postcode_field">
      <label for="billing_postcode" class="required_field">ZIP&nbsp;<span class="required">*</span></label>
      <input id="billing_postcode" aria-required="true">
    </p>
    <p class="form-row" id="billing_state_field">
      <label for="billing_state">State</label>
      <select id="billing_state" class="state_select"><option value=""></option><option value="CA">California</option></select>
    </p>`;

  async function openRows(i18n: Record<string, unknown>, rows = ROWS): Promise<WatchedPage> {
    const countries = JSON.stringify({ US: { CA: 'California' }, FR: [] });
    const page = await openStage({
      html: `<script>
        wc_country_select_params = ${JSON.stringify({ countries })};
        wc_address_i18n_params = ${JSON.stringify(i18n)};
      </script>
      <form><div class="woocommerce-billing-fields">
        <select id="billing_country" class="country_to_state">
          <option>US</option><option>FR</option><option>GB</option><option>BB</option>
        </select>
        ${rows}
      </div></form>`,
    });
    await mounted(page, 'address-fields');
    return page;
  }

  test.each(['[]', '{"US":{"postcode":{"label":"ZIP"}}}', '{"default":[],"FR":[]}'])(
    'the server’s mark stays when no rule says whether a field is required (%s)',
    async (locale) => {
      const page = await openRows({ locale });
      await choose(page, 'FR');
      await choose(page, 'US');
      expect(await label(page, 'billing_postcode')).toBe('ZIP *');
      expect(await label(page, 'billing_state')).toBe('State');
      expect(await page.getAttribute('#billing_postcode', 'aria-required')).toBe('true');
      expect(await page.getAttribute('#billing_postcode_field', 'class')).toBe('form-row validate-required');
    },
  );

  test('the class `required_field` of a label stays as the server printed it', async () => {
    const rows = ROWS.replace('<label for="billing_state">', '<label for="billing_state" class="seen">');
    const page = await openRows(
      {
        locale:
          '{"default":{"postcode":{"required":true}},"GB":{"postcode":{"required":false},"state":{"required":true}}}',
      },
      rows,
    );
    await choose(page, 'GB');
    expect(await label(page, 'billing_postcode')).toBe('ZIP (optional)');
    expect(await label(page, 'billing_state')).toBe('State *');
    expect(await page.getAttribute('#billing_postcode_field label', 'class')).toBe('required_field');
    expect(await page.getAttribute('#billing_state_field label', 'class')).toBe('seen');
  });

  test('the row of the state is hidden and shown with its field also where the page does not name it', async () => {
    const page = await openRows({ locale_fields: '{"postcode":"#billing_postcode_field"}' });
    await choose(page, 'FR');
    expect(await page.isVisible('#billing_state_field')).toBe(false);
    await choose(page, 'GB');
    expect(await page.isVisible('#billing_state_field')).toBe(true);
    expect(await label(page, 'billing_state')).toBe('State');
  });

  test('a state typed for one country is not that of another, and comes back with its own country', async () => {
    const page = await openRows({});
    await choose(page, 'GB');
    await page.fill(STATE, 'Kent');
    await choose(page, 'BB');
    expect(await page.inputValue(STATE)).toBe('');
    await page.fill(STATE, 'Saint Michael');
    await choose(page, 'GB');
    expect(await page.inputValue(STATE)).toBe('Kent');
    await choose(page, 'BB');
    expect(await page.inputValue(STATE)).toBe('Saint Michael');
  });
});

describe('events for other plugins', () => {
  const EVENTS = ['country_to_state_changed', 'country_to_state_changing', 'wc_address_i18n_ready', 'change'];

  for (const [name, query] of [
    ['with jQuery', '?jquery=1'],
    ['without jQuery', ''],
  ] as const) {
    test(`plugins hear one changed, then one changing event, with country and group, ${name}`, async () => {
      const page = await open(`${PAGE}${query}`, { listen: EVENTS });
      const by = query ? 'body' : 'bubble';
      const all = async (): Promise<string[]> =>
        (await heard(page))
          .filter((one) => one.by === by && one.target !== 'select#billing_country.country_to_state.country_select')
          .map((one) => `${one.name} ${one.name === 'change' ? one.target.split('.')[0] : one.args.join(' ')}`);
      const start = await all();
      expect(start.filter((one) => one.startsWith('wc_address_i18n_ready'))).toHaveLength(1);
      expect(start.filter((one) => one.startsWith('country_to_state_changed'))).toHaveLength(0);
      expect(start.filter((one) => one.startsWith('country_to_state_changing'))).toHaveLength(2);
      await choose(page, 'CA');
      const group = 'div.woocommerce-billing-fields';
      const after = (await all()).slice(start.length);
      const arg = query ? `$(${group})` : group;
      expect(after).toEqual([
        'change select#billing_state',
        `country_to_state_changed CA ${arg}`,
        `country_to_state_changing CA ${arg}`,
      ]);
      expectNoProblems(page);
    });
  }

  for (const query of ['?jquery=1', '']) {
    test(`plugins are told when the server's own list of states comes back, ${query || 'without jQuery'}`, async () => {
      const page = await open(`${PAGE}${query}`, { listen: EVENTS });
      const told = async (): Promise<string[]> =>
        (await heard(page))
          .filter(({ by, target }) => by === (query ? 'body' : 'bubble') && !target.includes('billing_country'))
          .map(({ name, args }) => `${name} ${name === 'change' ? '' : args[0]}`.trim());
      await choose(page, 'GB');
      const before = (await told()).length;
      await choose(page, 'US');
      expect((await told()).slice(before)).toEqual([
        'change',
        'country_to_state_changed US',
        'country_to_state_changing US',
      ]);
      expect(await page.inputValue(STATE)).toBe('CA');
    });
  }

  test('a listener that throws is reported, and stops neither the next event nor the widget', async () => {
    const page = await open(`${PAGE}?jquery=1`, { listen: EVENTS });
    await page.evaluate(() => {
      type Collection = { on(types: string, handler: () => void): Collection };
      const { jQuery } = window as unknown as { jQuery(selector: string): Collection };
      jQuery('body').on('country_to_state_changed country_to_state_changing', () => {
        throw new Error('thrown by a plugin');
      });
    });
    const told = async (): Promise<string[]> =>
      (await heard(page)).filter(({ by, args }) => by === 'body' && args[0] === 'CA').map(({ name }) => name);
    await choose(page, 'CA');
    expect(await told()).toEqual(['country_to_state_changed', 'country_to_state_changing']);
    await choose(page, 'GB');
    expect(await page.getAttribute(STATE, 'type')).toBe('text');
    expect(page.problems.length).toBe(4);
    expectNoProblems(page, [/thrown by a plugin/]);
  });

  test('the fields follow the country at its refresh event, and again at wc_address_i18n_ready', async () => {
    const page = await open(`${PAGE}?jquery=1`, { listen: ['country_to_state_changing'] });
    const count = async (): Promise<number> => (await heard(page)).filter((one) => one.by === 'body').length;
    const before = await count();
    await page.evaluate(() => {
      type Collection = { val(value: string): Collection; trigger(type: string): Collection };
      const { jQuery } = window as unknown as { jQuery(selector: string): Collection };
      jQuery('#billing_country').val('CA').trigger('refresh');
    });
    expect(await count()).toBe(before + 1);
    expect(await states(page)).toEqual(['', 'AB', 'ON', 'QC']);
    await page.evaluate(() => {
      type Collection = { trigger(type: string): Collection };
      (window as unknown as { jQuery(selector: string): Collection }).jQuery('body').trigger('wc_address_i18n_ready');
    });
    expect(await count()).toBe(before + 3);
  });
});

describe("marks of Elementor's widget", () => {
  const MARKS = '/fixture/address-marks/';

  test('Elementor’s marks win over the country at once, and again 500 ms later when another script took them', async () => {
    const page = await open(MARKS);
    expect(await label(page, 'billing_address_2')).toBe('Flat, suite, unit *');
    expect(await page.getAttribute('#billing_address_2', 'aria-required')).toBe('true');
    expect(await label(page, 'billing_postcode')).toBe('ZIP Code (optional)');
    // Lets the marks for the first country be set.
    await timersRun(page, 500);
    await stopClock(page);
    const atOnce = await page.evaluate(() => {
      const country = document.querySelector('#billing_country') as HTMLSelectElement;
      const row = document.querySelector('#billing_postcode_field') as HTMLElement;
      country.value = 'CA';
      country.dispatchEvent(new Event('change', { bubbles: true }));
      const text = row.textContent;
      row.classList.add('validate-required');
      const star = document.createElement('span');
      star.className = 'required';
      star.textContent = '*';
      row.querySelector('label')?.replaceChildren('Postal code ', star);
      return text;
    });
    expect(atOnce).toContain('(optional)');
    await page.clock.runFor(499);
    expect(await label(page, 'billing_postcode')).toBe('Postal code *');
    await page.clock.runFor(1);
    await expect.poll(() => label(page, 'billing_postcode')).toBe('Postal code (optional)');
    expect(await page.getAttribute('#billing_postcode_field', 'class')).not.toContain('validate-required');
  });

  test('a country that hides a field hides it although Elementor marks it', async () => {
    const page = await open(MARKS);
    await choose(page, 'AE');
    expect(await page.isVisible('#billing_postcode')).toBe(false);
    expect(await page.isVisible('#billing_address_2')).toBe(true);
  });

  test('the states of a shop with one country come from the hidden country field', async () => {
    const page = await open(MARKS);
    expect(await page.locator('#shipping_state option').count()).toBe(5);
    expect(await label(page, 'shipping_postcode')).toBe('ZIP Code *');
    expectNoProblems(page);
  });
});

test('a group inside an element that the page has marked follows its country once, with those settings', async () => {
  const page = await open(PAGE, {
    listen: ['country_to_state_changing'],
    before: (opening) =>
      opening.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => {
          const outer = document.createElement('div');
          outer.dataset.widget = 'address-fields';
          outer.dataset.settings = '{"optionalText":"if you like"}';
          const inner = document.querySelector('.woocommerce-billing-fields');
          inner?.replaceWith(outer);
          if (inner) outer.append(inner);
        }),
      ),
  });
  const count = async (): Promise<number> => (await heard(page)).filter(({ by }) => by === 'bubble').length;
  const before = await count();
  await choose(page, 'GB');
  expect((await count()) - before).toBe(1);
  expect(await label(page, 'billing_state')).toBe('County (if you like)');
  await choose(page, 'US');
  expect((await states(page)).length).toBeGreaterThan(1);
  expectNoProblems(page);
});

test('a group that has none of the shop’s names keeps its own labels until its country changes', async () => {
  const page = await open(PAGE, {
    before: (opening) =>
      opening.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => {
          const group = document.querySelector('.woocommerce-billing-fields');
          if (group) group.className = 'checkout-of-another-plugin';
          document.querySelector('#billing_postcode_field label')?.replaceChildren('Post code of the bill');
        }),
      ),
  });
  await mounted(page, 'address-fields', ':has(> #billing_postcode_field)');
  expect(await label(page, 'billing_postcode')).toBe('Post code of the bill');
  await choose(page, 'GB');
  await expect.poll(() => label(page, 'billing_postcode')).toBe('Postcode *');
  expectNoProblems(page);
});

describe('odd pages', () => {
  test('the fields stay as they are where the page’s globals are cut off', async () => {
    const page = await open(`${PAGE}?params=broken`);
    await choose(page, 'FR');
    expect(await states(page)).toEqual(['', 'CA', 'MI', 'NY', 'TX']);
    expect(await label(page, 'billing_postcode')).toBe('ZIP Code *');
    expectNoProblems(page);
  });

  for (const country of ['__proto__', 'constructor', 'ZZ', '"><img src=x>']) {
    test(`an unknown country, ${country}, gets a text field for its state`, async () => {
      const page = await open();
      await page.$eval(
        '#billing_country',
        (field, value) => {
          field.append(new Option(value, value));
          (field as HTMLSelectElement).value = value;
          field.dispatchEvent(new Event('change', { bubbles: true }));
        },
        country,
      );
      expect(await page.getAttribute(STATE, 'type')).toBe('text');
      expect(await label(page, 'billing_state')).toBe('State / County *');
      expectNoProblems(page);
    });
  }

  test('the shipping calculator follows its country, and its empty option', async () => {
    const page = await open('/fixture/address-calculator/');
    await choose(page, 'CA', 'calc_shipping');
    expect(await page.locator('#calc_shipping_state option').count()).toBe(4);
    expect(await label(page, 'calc_shipping_state')).toBe('Province *');
    await choose(page, 'FR', 'calc_shipping');
    expect(await page.isVisible('#calc_shipping_state_field')).toBe(false);
    await choose(page, 'default', 'calc_shipping');
    expect(await page.getAttribute('#calc_shipping_state', 'type')).toBe('text');
    expectNoProblems(page);
  });

  test('a state list goes and comes back with the box that select2 has put beside it', async () => {
    const page = await open();
    await page.$eval(STATE, (select) => {
      const dress = document.createElement('span');
      dress.className = 'select2 select2-container';
      select.classList.add('select2-hidden-accessible');
      select.after(dress);
    });
    await choose(page, 'GB');
    expect(await page.locator('.select2-container').count()).toBe(0);
    expect(await page.getAttribute(STATE, 'class')).toBe('input-text kept-class');
    await choose(page, 'US');
    expect(await page.$eval(STATE, (select) => select.nextElementSibling?.className)).toBe('select2 select2-container');
  });

  test('a state field that another script has replaced is taken as it is', async () => {
    const page = await open();
    await page.$eval(STATE, (select) => {
      const text = document.createElement('input');
      text.id = 'billing_state';
      text.name = 'billing_state';
      select.replaceWith(text);
    });
    await choose(page, 'CA');
    expect(await states(page)).toEqual(['', 'AB', 'ON', 'QC']);
    await unmount(page, '.woocommerce-billing-fields');
    expect(await page.$eval(STATE, (field) => field.localName)).toBe('input');
  });
});

describe('searchable lists of the plugin selectWoo', () => {
  interface Dressing {
    placeholder: string;
    label: string | null;
    width: string;
    language: Record<string, (typed: object) => string>;
  }

  /** Stands for the plugin `selectWoo`: it hides a list and puts a box behind it. */
  const bringPlugin = (page: WatchedPage): Promise<unknown> =>
    page.addInitScript(() => {
      const dressings: [string, Dressing][] = [];
      Object.assign(window, { dressings });
      document.addEventListener('DOMContentLoaded', () => {
        interface Jquery {
          fn: Record<string, unknown>;
        }
        const { jQuery } = window as unknown as { jQuery: Jquery };
        jQuery.fn.selectWoo = function (this: Iterable<HTMLElement>, options: Dressing | 'destroy') {
          for (const list of this as unknown as HTMLElement[]) {
            list.classList.toggle('select2-hidden-accessible', options !== 'destroy');
            if (options === 'destroy') list.nextElementSibling?.remove();
            else {
              dressings.push([list.id, options]);
              const box = document.createElement('span');
              box.className = 'select2 select2-container';
              list.after(box);
            }
          }
          return this;
        };
      });
    });

  const dressed = (page: WatchedPage): Promise<string[]> =>
    page.$$eval('.select2-hidden-accessible + .select2-container', (all) =>
      all.map((box) => box.previousElementSibling?.id ?? ''),
    );

  const openDressed = (path = `${PAGE}?jquery=1`): Promise<WatchedPage> => open(path, { before: bringPlugin });

  test('the lists of countries and states are searchable, with the shop’s texts, and follow the country', async () => {
    const page = await openDressed();
    const before = ['billing_country', 'billing_state', 'shipping_country'];
    expect(await dressed(page)).toEqual(before);
    const options = await page.evaluate(() => {
      const { dressings } = window as unknown as { dressings: [string, Dressing][] };
      const [, { placeholder, label: name, width, language }] = dressings.find(([id]) => id === 'billing_state')!;
      const said = [language.noResults!({}), language.searching!({}), language.errorLoading!({})];
      return { placeholder, name, width, said };
    });
    expect(options).toMatchObject({ width: '100%', said: ['No matches found', 'Searching…', 'Searching…'] });
    await choose(page, 'GB');
    expect(await dressed(page)).toEqual(['billing_country', 'shipping_country']);
    await choose(page, 'CA');
    expect(await dressed(page)).toEqual(before);
    await choose(page, 'US');
    expect(await dressed(page)).toEqual(before);
    await page.$eval(STATE, (list) => {
      type Collection = { trigger(type: string): Collection };
      (window as unknown as { jQuery(element: Element): Collection }).jQuery(list).trigger('select2:select');
    });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('billing_state');
    expectNoProblems(page);
  });

  test("the server's HTML is back after unmount where lists were searchable", async () => {
    const page = await openDressed();
    await choose(page, 'GB');
    await unmount(page, '.woocommerce-billing-fields');
    const now = await serializeDom(page, '.woocommerce-billing-fields', ['data-widget', 'data-widget-state']);
    // The plugin writes the list of classes again.
    const tidy = (html: string) => html.replaceAll(' "', '"');
    expect(tidy(now)).toBe(tidy(await server(`${PAGE}?jquery=1`, '.woocommerce-billing-fields')));
  });

  test('WooCommerce’s own country script makes the lists searchable where it runs, and the widget does not', async () => {
    const page = await openDressed(`${PAGE}?legacy=last`);
    expect(await dressed(page)).toEqual(['billing_country', 'billing_state', 'shipping_country']);
    await choose(page, 'GB');
    await choose(page, 'CA');
    await timersRun(page, 100);
    const byWidget = await page.evaluate(() => {
      const { dressings } = window as unknown as { dressings: [string, Dressing][] };
      // Only the widget gives the plugin its texts.
      return dressings.filter(([, { language }]) => language).map(([id]) => id);
    });
    expect(byWidget).toEqual([]);
  });

  test('the lists are the browser’s own where the shop has no plugin for them', async () => {
    const page = await open(`${PAGE}?jquery=1`);
    expect(await dressed(page)).toEqual([]);
    await page.focus('#billing_country');
    await page.keyboard.type('United K');
    expect(await page.inputValue('#billing_country')).toBe('GB');
    expect(await page.getAttribute(STATE, 'type')).toBe('text');
    expectNoProblems(page);
  });
});

describe('after unmount', () => {
  for (const last of ['FR', 'GB', 'CA', 'AT', 'IT']) {
    test(`the server's HTML is back letter by letter after unmount when ${last} was chosen`, async () => {
      const page = await open();
      const nodes = await page.evaluateHandle(() => [...document.querySelectorAll('.woocommerce-billing-fields *')]);
      await choose(page, 'IT');
      await choose(page, last);
      await unmount(page, '.woocommerce-billing-fields');
      const now = await serializeDom(page, '.woocommerce-billing-fields', ['data-widget', 'data-widget-state']);
      expect(now).toBe(await server(PAGE, '.woocommerce-billing-fields'));
      expect(await nodes.evaluate((all) => all.every((node) => node.isConnected))).toBe(true);
    });
  }

  test('the server’s HTML is back after unmount where the page began with a country without states', async () => {
    const path = `${PAGE}?country=FR`;
    const page = await open(path);
    await choose(page, 'US');
    await page.selectOption(STATE, 'NY');
    await unmount(page, '.woocommerce-billing-fields');
    const now = await serializeDom(page, '.woocommerce-billing-fields', ['data-widget', 'data-widget-state']);
    expect(now).toBe(await server(path, '.woocommerce-billing-fields'));
  });
});

describe('the demo shop under a strict policy', () => {
  for (const [name, path] of [
    ['checkout', '/checkout/?add-to-cart=11&csp=strict&modify=1'],
    ['account', '/my-account/edit-address/billing/?csp=strict'],
  ] as const) {
    test(`every country of the ${name} has one state field under a strict policy, and nothing goes wrong`, async () => {
      const page = await open(path);
      const codes = await page.$$eval('#billing_country option', (all) =>
        all.map((option) => (option as HTMLOptionElement).value),
      );
      for (const code of codes) {
        await choose(page, code);
        expect(await page.locator('[id=billing_state]').count()).toBe(1);
        const isHidden = (await page.getAttribute(STATE, 'type')) === 'hidden';
        expect(await page.isVisible('#billing_state_field')).toBe(!isHidden);
      }
      expectNoProblems(page);
    });
  }
});
