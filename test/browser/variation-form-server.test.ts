import { describe, expect, test } from 'vitest';
import {
  expectNoProblems,
  heard,
  holdAnswer,
  holdChunk,
  hostsBecome,
  mounted,
  oneMoreAnswer,
  openPage,
  type PageOptions,
  requestsTo,
  shopState,
  switchAnswer,
  type WatchedPage,
} from '../support/page';
import { pressDisabled } from '../support/pressDisabled';
import { rewrite } from './runtimeStage';

/** A form whose variations the server is asked for: four colours, six sizes, two linings. */
const JACKET = '/product/jacket/';
const FORM = 'form.variations_form';
const BUTTON = `${FORM} .single_add_to_cart_button`;
const ASKED = /wc-ajax=get_variation/;

async function open(path = JACKET, options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(path, options);
  await mounted(page, 'variation-form');
  await page.waitForSelector(`${BUTTON}.disabled`);
  return page;
}

/** No hint of what comes next: values are set without focus or pointer. */
const choose = (page: WatchedPage, ...values: string[]): Promise<void> =>
  page.evaluate((list) => {
    const selects = [...document.querySelectorAll<HTMLSelectElement>('.variations select')];
    for (const [at, value] of list.entries()) {
      const select = selects[at];
      if (!select || select.value === value) continue;
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, values);

const idOf = (page: WatchedPage): Promise<string> => page.inputValue(`${FORM} input.variation_id`);
const values = (page: WatchedPage): Promise<string[]> =>
  page.$$eval(`${FORM} .variations select`, (all) => all.map((one) => (one as HTMLSelectElement).value));
const message = (page: WatchedPage): Promise<string> =>
  page.evaluate((form) => document.querySelector(`${form} [role=alert] .woocommerce-info`)?.textContent ?? '', FORM);
/** Resolves when the code that asks ahead has come, and has asked if it wants to. */
const hasAskedAhead = async (page: WatchedPage): Promise<void> => {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/Remote-[\w-]+\.js/.test(name)),
  );
  await oneMoreAnswer(page);
};
const isBusy = (page: WatchedPage): Promise<boolean> =>
  page.evaluate((form) => document.querySelector(form)?.getAttribute('aria-busy') === 'true', FORM);

const failures: [string, Record<string, unknown>, string][] = [
  ['an error 500', { status: 500, body: 'Internal error' }, 'The server reported an error.'],
  [
    'a page of HTML',
    { body: '<!doctype html><title>Maintenance</title>', type: 'text/html' },
    'The response is not a valid JSON response.',
  ],
  ['nothing', { body: '' }, 'The response is not a valid JSON response.'],
];

/** The choice stands, but nothing of it or of the one before can be bought. */
async function expectUndecided(page: WatchedPage, choice: string[]): Promise<void> {
  expect(await values(page)).toEqual(choice);
  expect(await idOf(page)).toBe('');
  expect(await page.getAttribute(BUTTON, 'class')).toMatch(/(^| )disabled( |$)/);
  expect(await isBusy(page)).toBe(false);
  await expect.poll(() => page.textContent(`${FORM} .single_variation`)).toMatch(/^\s*$/);
}

describe('when the server does not answer', () => {
  for (const [what, answer, reason] of failures) {
    test(`the choice stays after the answer “${what}”, cannot be ordered, and can be made again; a message says why`, async () => {
      const page = await open();
      await choose(page, 'olive', 'm', 'thin');
      await expect.poll(() => page.textContent(`${FORM} .single_variation`)).toMatch(/\S/);
      const before = await idOf(page);
      await switchAnswer(page, { endpoint: 'get_variation', times: 1, ...answer });
      await choose(page, 'olive', 'm', 'warm');
      await expect.poll(() => message(page)).toBe(`${reason} Press the button to try again.`);
      await expectUndecided(page, ['olive', 'm', 'warm']);
      await choose(page, 'olive', 's', 'warm');
      await expect.poll(() => idOf(page)).not.toBe('');
      expect(await idOf(page)).not.toBe(before);
      expect(await message(page)).toBe('');
    });
  }

  test('a press on the button asks again and orders nothing; the next press orders what is chosen', async () => {
    const page = await open();
    await choose(page, 'olive', 'm', 'thin');
    await expect.poll(() => idOf(page)).toBe('105');
    const posts = requestsTo(page, /\/product\/jacket\/$/);
    await page.route(ASKED, (route) => route.abort());
    await choose(page, 'olive', 'm', 'warm');
    await expect.poll(() => message(page)).toContain('The server did not answer.');
    const failed = page.waitForEvent('requestfailed', (request) => ASKED.test(request.url()));
    await pressDisabled(page, BUTTON);
    await failed;
    await expect.poll(() => message(page)).toContain('The server did not answer.');
    await expectUndecided(page, ['olive', 'm', 'warm']);
    await page.unroute(ASKED);
    await pressDisabled(page, BUTTON);
    await expect.poll(() => idOf(page)).toBe('106');
    expect(await message(page)).toBe('');
    expect(posts).toEqual([]);
    await page.click(BUTTON);
    await expect.poll(async () => (await shopState(page)).cart).toMatchObject([{ variationId: 106 }]);
  });

  test('a choice that is answered already needs no server', async () => {
    const page = await open();
    await choose(page, 'olive', 'm', 'thin');
    await expect.poll(() => idOf(page)).toBe('105');
    await page.context().setOffline(true);
    await choose(page, 'olive', 'm', 'warm');
    await expect.poll(() => message(page)).toContain('You are probably offline.');
    await choose(page, 'olive', 'm', 'thin');
    expect(await idOf(page)).toBe('105');
    expect(await message(page)).toBe('');
  });

  test('nothing can be ordered without the code that asks, until it can be had', async () => {
    const page = await open(JACKET, {
      before: (opening) => opening.route(/\/Remote-[\w-]+\.js/, (route) => route.abort()),
    });
    await choose(page, 'olive', 'm', 'thin');
    await expect.poll(() => message(page)).toBe('The server did not answer. Press the button to try again.');
    await expectUndecided(page, ['olive', 'm', 'thin']);
    await page.unroute(/\/Remote-[\w-]+\.js/);
    await pressDisabled(page, BUTTON);
    await expect.poll(() => idOf(page)).toBe('105');
  });

  test('clearing the choice takes the message of a failure away', async () => {
    const page = await open();
    await page.route(ASKED, (route) => route.abort());
    await choose(page, 'olive', 'm', 'thin');
    await expect.poll(() => message(page)).not.toBe('');
    await page.click(`${FORM} .reset_variations`);
    expect(await message(page)).toBe('');
    expect(await page.locator(`${BUTTON}.disabled.wc-variation-selection-needed`).count()).toBe(1);
  });

  test('a preselected choice without an answer stays, and a press on the button asks again', async () => {
    const page = await openPage(`${JACKET}?attribute_pa_color=navy&attribute_pa_size=s&attribute_pa_lining=warm`, {
      async before(opening) {
        let failed = false;
        await opening.route(ASKED, (route) => {
          if (failed) return route.fallback();
          failed = true;
          return route.abort();
        });
      },
    });
    await expect.poll(() => message(page)).not.toBe('');
    expect(await values(page)).toEqual(['navy', 's', 'warm']);
    await pressDisabled(page, BUTTON);
    await expect.poll(() => idOf(page)).toBe('116');
  });
});

describe('asking the server', () => {
  test('the button is off while the answer is on its way, and a press waits for it, then orders once', async () => {
    const page = await open();
    const answer = await holdAnswer(page, { endpoint: 'get_variation', times: 1 });
    const posts = requestsTo(page, /\/product\/jacket\/$/);
    await choose(page, 'olive', 'm', 'thin');
    await expect.poll(() => isBusy(page)).toBe(true);
    expect(await page.locator(BUTTON).getAttribute('aria-disabled')).toBe('true');
    await pressDisabled(page, BUTTON);
    await pressDisabled(page, BUTTON);
    expect(posts).toEqual([]);
    await answer();
    await expect.poll(async () => (await shopState(page)).cart).toMatchObject([{ variationId: 105, quantity: 1 }]);
  });

  test('a press that waits is dropped when the choice changes or cannot be had', async () => {
    const page = await open();
    const answer = await holdAnswer(page, { endpoint: 'get_variation', times: 1 });
    await choose(page, 'olive', 'm', 'thin');
    await expect.poll(() => isBusy(page)).toBe(true);
    await pressDisabled(page, BUTTON);
    await choose(page, 'olive', 'm', 'warm');
    await expect.poll(() => idOf(page)).toBe('106');
    await answer();
    await oneMoreAnswer(page);
    await page.route(ASKED, (route) => setTimeout(() => void route.abort(), 300));
    await choose(page, 'olive', 's', 'thin');
    await pressDisabled(page, BUTTON);
    await expect.poll(() => message(page)).not.toBe('');
    await page.unroute(ASKED);
    await choose(page, 'olive', 's', 'warm');
    await expect.poll(() => idOf(page)).not.toBe('');
    expect((await shopState(page)).cart).toEqual([]);
    expect(new URL(page.url()).pathname).toBe(JACKET);
  });

  test('a press before the script is there waits for the first answer, then orders once', async () => {
    let release = (): void => {};
    const page = await openPage(JACKET, {
      async before(opening) {
        release = await holdChunk(opening, 'variation-form');
      },
    });
    const answer = await holdAnswer(page, { endpoint: 'get_variation', times: 1 });
    const posts = requestsTo(page, /\/product\/jacket\/$/);
    await hostsBecome(page, 'variation-form', 'loading');
    await choose(page, 'olive', 'm', 'thin');
    await pressDisabled(page, BUTTON);
    release();
    await expect.poll(() => isBusy(page)).toBe(true);
    expect(await page.getAttribute(BUTTON, 'aria-disabled')).toBe('true');
    expect(posts).toEqual([]);
    await answer();
    await expect.poll(async () => (await shopState(page)).cart).toMatchObject([{ variationId: 105, quantity: 1 }]);
  });

  test('the newest choice wins, however late older answers come', async () => {
    const page = await open();
    const answer = await holdAnswer(page, { endpoint: 'get_variation', times: 1 });
    await choose(page, 'olive', 'm', 'thin');
    const asked = async (): Promise<number> =>
      (await shopState(page)).calls.filter(({ endpoint }) => endpoint === 'get_variation').length;
    await expect.poll(asked).toBe(1);
    await choose(page, 'olive', 'm', 'warm');
    await expect.poll(() => idOf(page)).toBe('106');
    await answer();
    await oneMoreAnswer(page);
    expect(await idOf(page)).toBe('106');
  });

  test('a choice that was answered before is there at once', async () => {
    const page = await open();
    const asked = requestsTo(page, ASKED);
    await choose(page, 'olive', 'm', 'thin');
    await expect.poll(() => idOf(page)).toBe('105');
    await choose(page, 'olive', 'm', 'warm');
    await expect.poll(() => idOf(page)).toBe('106');
    const now = await page.evaluate(() => {
      const select = document.querySelector<HTMLSelectElement>('#pa_lining');
      if (select) select.value = 'thin';
      select?.dispatchEvent(new Event('change', { bubbles: true }));
      return document.querySelector<HTMLInputElement>('input.variation_id')?.value;
    });
    expect(now).toBe('105');
    expect(asked.length).toBe(2);
  });

  test('the server is sent the attributes, the product and the custom data', async () => {
    const page = await open();
    const asked = requestsTo(page, ASKED);
    await choose(page, 'olive', 'm', 'thin');
    await expect.poll(() => idOf(page)).toBe('105');
    expect(Object.fromEntries(new URLSearchParams(asked[0]?.body ?? ''))).toEqual({
      attribute_pa_color: 'olive',
      attribute_pa_size: 'm',
      attribute_pa_lining: 'thin',
      product_id: '100',
      custom_data: '',
    });
  });

  for (const query of ['', '?jquery=1']) {
    test(`nested custom data is sent the way PHP reads it ${query}`, async () => {
      const page = await openPage(`${JACKET}${query}`, {
        before: (opening) =>
          rewrite(opening, /product\/jacket/, (body) =>
            body.replace('data-product_id=', `data-custom_data='{"a":{"b":1},"l":[1,2]}' data-product_id=`),
          ),
      });
      await mounted(page, 'variation-form');
      const asked = requestsTo(page, ASKED);
      await choose(page, 'olive', 'm', 'thin');
      await expect.poll(() => idOf(page)).toBe('105');
      const sent = [...new URLSearchParams(asked[0]?.body ?? '')];
      expect(sent.filter(([name]) => name.startsWith('custom_data'))).toEqual([
        ['custom_data[a][b]', '1'],
        ['custom_data[l][]', '1'],
        ['custom_data[l][]', '2'],
      ]);
    });
  }

  test('a choice is asked for again once a script has changed the custom data or the product', async () => {
    const page = await open(`${JACKET}?jquery=1`);
    const asked = requestsTo(page, ASKED);
    await choose(page, 'olive', 'm', 'thin');
    await expect.poll(() => idOf(page)).toBe('105');
    const again = (script: string): Promise<unknown> =>
      page.evaluate(`${script}; jQuery('${FORM}').trigger('check_variations')`);
    await again('');
    await oneMoreAnswer(page);
    expect(asked.length).toBe(1);
    await again(`jQuery('${FORM}').data('custom_data', { engraving: 'Bob' })`);
    await expect.poll(() => asked.length).toBe(2);
    expect(new URLSearchParams(asked[1]?.body ?? '').get('custom_data[engraving]')).toBe('Bob');
    await expect.poll(() => isBusy(page)).toBe(false);
    await again(`document.querySelector('${FORM}').setAttribute('data-product_id', '101')`);
    await expect.poll(() => asked.length).toBe(3);
  });

  test('a choice that the shop does not have shows a message, and stays', async () => {
    const page = await open(`${JACKET}?jquery=1`, { listen: ['found_variation', 'reset_data'] });
    await choose(page, 'plum', 'xs', 'warm');
    await expect.poll(() => page.locator('.wc-no-matching-variations').textContent()).toContain('Nothing in the shop');
    expect(await values(page)).toEqual(['plum', 'xs', 'warm']);
    expect(await page.locator('.reset_variations').isVisible()).toBe(true);
    expect(await heard(page, 'found_variation')).toEqual([]);
    await choose(page, 'plum', 's', 'warm');
    await expect.poll(() => page.locator('.wc-no-matching-variations').count()).toBe(0);
    expectNoProblems(page);
  });

  test('a form that asks the server offers every option', async () => {
    const page = await open();
    await choose(page, 'plum');
    expect(await page.$$eval('#pa_size option', (all) => all.length)).toBe(7);
  });
});

describe('asking ahead', () => {
  test('the focus on the last open select brings its answers, four a minute at most', async () => {
    const page = await open();
    const asked = requestsTo(page, ASKED);
    let answered = 0;
    page.on('requestfinished', (request) => {
      if (ASKED.test(request.url())) answered += 1;
    });
    await choose(page, 'olive', '', 'warm');
    await page.focus('#pa_size');
    await expect.poll(() => answered).toBe(4);
    await page.focus('#pa_color');
    await page.focus('#pa_size');
    await choose(page, 'olive', 's', 'warm');
    await expect.poll(() => idOf(page)).toBe('104');
    await oneMoreAnswer(page);
    expect(asked.length).toBe(4);
  });

  test('nothing is asked ahead while more than one select is open', async () => {
    const page = await open();
    const asked = requestsTo(page, ASKED);
    await page.focus('#pa_size');
    await choose(page, 'olive');
    await page.hover('#pa_lining');
    await hasAskedAhead(page);
    expect(asked).toEqual([]);
  });

  test('nothing is asked ahead where the settings or the visitor want less', async () => {
    const quiet = await open();
    await quiet.evaluate(
      (form) => document.querySelector(form)?.setAttribute('data-settings', '{"prefetch":"no"}'),
      FORM,
    );
    const saving = await open(JACKET, {
      before: (page) =>
        page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
    });
    for (const page of [quiet, saving]) {
      const asked = requestsTo(page, ASKED);
      await choose(page, 'olive', '', 'warm');
      await page.focus('#pa_size');
      await page.hover('#pa_size');
      await hasAskedAhead(page);
      expect(asked).toEqual([]);
    }
  });
});
