import { describe, expect, test } from 'vitest';
import {
  expectNoProblems,
  holdChunk,
  hostsBecome,
  mounted,
  openPage,
  type PageOptions,
  requestsTo,
  serializeDom,
  shopState,
  type WatchedPage,
  type WidgetsApi,
} from '../support/page';
import { pressDisabled } from '../support/pressDisabled';
import { describeWidget } from '../support/widgetSuite';
import { rewrite, withApi } from './runtimeStage';

const HOODIE = '/product/hoodie/';
const FORM = 'form.variations_form';
const BUTTON = `${FORM} .single_add_to_cart_button`;
const COLOUR = '#pa_color';
const DISABLED = `${BUTTON}.disabled`;

const texts = {
  select: 'Please choose the options before you add this to your cart.',
  unavailable: 'This choice cannot be bought at the moment. Please try another one.',
  reset: 'Your choice has been cleared. Please choose the options again.',
};

/** Opens a page and waits until the form has been looked at for the first time. */
async function open(path = HOODIE, options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(path, options);
  await mounted(page, 'variation-form');
  await page.waitForSelector(DISABLED);
  return page;
}

/** Sets selects as a visitor would, in order. */
async function choose(page: WatchedPage, choice: Record<string, string>): Promise<void> {
  for (const [id, value] of Object.entries(choice)) await page.selectOption(`${FORM} [id="${id}"]`, value);
}

/** Sets one select and reads the page in the same task. */
const chooseAndRead = (page: WatchedPage, id: string, value: string) =>
  page.evaluate(
    ([name, wanted]) => {
      const select = document.getElementById(name) as HTMLSelectElement;
      select.value = wanted;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      const text = (selector: string) => document.querySelector(selector)?.textContent?.trim();
      return {
        id: document.querySelector<HTMLInputElement>('input.variation_id')?.value,
        button: document.querySelector('.single_add_to_cart_button')?.className,
        sku: text('.product_meta .sku'),
        image: document.querySelector('.images .wp-post-image')?.getAttribute('src'),
        weight: text('.woocommerce-product-attributes-item--weight td'),
      };
    },
    [id, value] as const,
  );

const idOf = (page: WatchedPage): Promise<string> => page.inputValue(`${FORM} input.variation_id`);
const details = (page: WatchedPage) => page.locator(`${FORM} .single_variation`);
const offered = (page: WatchedPage, id: string): Promise<string[]> =>
  page.$$eval(`[id="${id}"] option`, (options) => options.map((option) => (option as HTMLOptionElement).value));
const alertText = async (page: WatchedPage): Promise<string> =>
  (await page.locator('.alert-wrapper .alert-message').textContent()) ?? '';

describeWidget({
  name: 'variation-form',
  page: HOODIE,
  host: FORM,
  removes: 'option',
  // The shop numbers quantities differently on each page, and links to itself with the page's switches.
  ignore: ['action', 'id', 'for'],
  settings: {
    leavesTraces: true,
    change: { makeSelection: 'Choose first.' },
    async shows(page) {
      await page.waitForSelector(DISABLED);
      await pressDisabled(page, BUTTON);
      await expect.poll(() => alertText(page)).toBe('Choose first.');
    },
  },
  async keyboard(page) {
    await page.waitForSelector(DISABLED);
    await page.focus(COLOUR);
    await page.keyboard.type('Red');
    expect(await page.inputValue(COLOUR)).toBe('red');
    await page.focus('.reset_variations');
    await page.keyboard.press('Enter');
    expect(await page.inputValue(COLOUR)).toBe('');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('pa_color');
    await page.keyboard.type('Blue');
    await page.focus('.reset_variations');
    await page.keyboard.press('Space');
    expect(await page.inputValue(COLOUR)).toBe('');
  },
});

describe('what cannot be bought', () => {
  test('a press on the button with options open says what to do, and sends nothing', async () => {
    const page = await open();
    const posts = requestsTo(page, /\/product\/hoodie/);
    await choose(page, { pa_color: 'blue' });
    await pressDisabled(page, BUTTON);
    await expect.poll(() => alertText(page)).toBe(texts.select);
    expect(posts).toEqual([]);
    expectNoProblems(page);
  });

  test('the Enter key in the quantity sends nothing while options are open', async () => {
    const page = await open();
    const posts = requestsTo(page, /\/product\/hoodie/);
    await page.press(`${FORM} input[name=quantity]`, 'Enter');
    await expect.poll(() => alertText(page)).toBe(texts.select);
    expect(posts).toEqual([]);
  });

  test('a form with open options that a script sends is held back', async () => {
    const page = await open();
    const posts = requestsTo(page, /\/product\/hoodie/);
    await page.evaluate((form) => document.querySelector<HTMLFormElement>(form)?.requestSubmit(), FORM);
    await expect.poll(() => alertText(page)).toBe(texts.select);
    expect(posts).toEqual([]);
  });

  test('a press on the button while the code is loading is answered once it is there', async () => {
    let release = (): void => {};
    const page = await openPage(HOODIE, {
      waitUntil: 'domcontentloaded',
      async before(opening) {
        release = await holdChunk(opening, 'variation-form');
      },
    });
    await hostsBecome(page, 'variation-form', 'loading');
    await pressDisabled(page, BUTTON);
    release();
    await expect.poll(() => alertText(page)).toBe(texts.select);
    expect(new URL(page.url()).pathname).toBe(HOODIE);
  });

  test('a variation that is out of stock is shown, and refused with the reason', async () => {
    const page = await open();
    await choose(page, { pa_color: 'blue', size: 'L', print: 'Front' });
    expect(await idOf(page)).toBe('23');
    expect(await page.locator(BUTTON).getAttribute('class')).toContain('wc-variation-is-unavailable');
    expect(await page.locator(BUTTON).getAttribute('aria-disabled')).toBe('true');
    await pressDisabled(page, BUTTON);
    await expect.poll(() => alertText(page)).toBe(texts.unavailable);
  });

  test('a variation that is not visible shows the template for what is unavailable', async () => {
    const page = await open();
    await choose(page, { pa_color: 'black', size: 'L', print: 'Back' });
    await expect.poll(() => details(page).textContent()).toContain('cannot be bought at the moment');
    expect(await idOf(page)).toBe('28');
  });
});

describe('what a form fetches', () => {
  for (const path of [HOODIE, '/product/jacket/']) {
    test(`only the form itself is fetched until the visitor is at it ${path}`, async () => {
      let requests: ReturnType<typeof requestsTo> = [];
      const page = await open(path, {
        async before(opening) {
          requests = requestsTo(opening, /\/(FormExtras|Remote|besideJQuery)-[^/]*\.js/);
        },
      });
      await page.waitForLoadState('networkidle');
      const own = (): string[] => requests.map(({ url }) => url);
      expect(own()).toEqual([]);
      await page.focus('.variations select');
      await expect.poll(own).toContainEqual(expect.stringContaining('FormExtras'));
      await expect.poll(() => own().some((url) => url.includes('Remote'))).toBe(path !== HOODIE);
      expect(own().some((url) => url.includes('beside'))).toBe(false);
    });
  }
});

describe('a choice', () => {
  test('a choice puts ids, picture, number, weight and button in place in the same task', async () => {
    const page = await open();
    await choose(page, { pa_color: 'blue', size: 'S' });
    const server = await page.locator('.images .wp-post-image').getAttribute('src');
    const now = await chooseAndRead(page, 'print', 'None');
    expect(now).toMatchObject({ id: '21', sku: 'HOODIE-B-S', weight: '0.62 kg' });
    expect(now.button).not.toContain('disabled');
    expect(server).toContain('hoodie-215-scene');
    expect(await details(page).innerHTML()).toBe('');
    await expect.poll(() => details(page).locator('.woocommerce-variation-price').textContent()).toContain('39.95');
    expectNoProblems(page);
  });

  test('a choice pales the details of the one before, beside the new button, until its own are there', async () => {
    const page = await open();
    await choose(page, { pa_color: 'blue', size: 'L', print: 'Front' });
    await details(page).locator('.out-of-stock').waitFor();
    await expect.poll(() => details(page).evaluate((one) => one.style.opacity)).toBe('');
    const seen = await page.evaluate(() => {
      const select = document.querySelector('#size') as HTMLSelectElement;
      select.value = 'M';
      select.dispatchEvent(new Event('change', { bubbles: true }));
      const place = document.querySelector('.single_variation') as HTMLElement;
      const button = document.querySelector('.single_add_to_cart_button');
      return [button?.classList.contains('disabled'), !!place.querySelector('.out-of-stock'), place.style.opacity];
    });
    expect(seen).toEqual([false, true, '0.5']);
    await expect.poll(() => details(page).locator('.out-of-stock').count()).toBe(0);
    expect(await details(page).evaluate((one) => one.style.opacity)).toBe('');
  });

  test('a choice slides to its picture in the gallery, else shows it in the first place', async () => {
    const page = await open();
    const first = page.locator('.images .wp-post-image').first();
    const server = (await first.getAttribute('src')) ?? '';
    await choose(page, { pa_color: 'red', size: 'S', print: 'None' });
    expect(await first.getAttribute('src')).toContain('hoodie-2-front');
    expect(await first.getAttribute('data-o_src')).toBe(server);
    expect(await page.locator(FORM).getAttribute('current-image')).not.toBeNull();
    await page.click('.reset_variations');
    expect(await first.getAttribute('src')).toBe(server);
    expect(await first.getAttribute('data-o_src')).toBeNull();
    expect(await page.locator(FORM).getAttribute('current-image')).toBeNull();
  });

  test('a choice leaves only what can be had with it, and marks what is out of stock', async () => {
    const page = await open();
    await choose(page, { pa_color: 'blue' });
    expect(await offered(page, 'size')).toEqual(['', 'S', 'M', 'L']);
    expect(await offered(page, 'pa_color')).toEqual(['', 'blue', 'red', 'green', 'black']);
    const classes = await page.$$eval('#size option', (all) => all.map((one) => one.className));
    expect(classes).toEqual(['', 'attached enabled', 'attached enabled', 'attached enabled out-of-stock']);
    await page.selectOption(COLOUR, '');
    expect(await offered(page, 'size')).toEqual(['', 'S', 'M', 'L', 'X-Large (long)', '34" chest & up']);
  });

  test('a choice leaves only what can be had inside groups of options, too, and gives all back', async () => {
    const page = await open(HOODIE, {
      before: (opening) =>
        rewrite(opening, /product\/hoodie/, (body) =>
          body.replace(
            /(<select id="size"[^>]*>\s*<option[^<]*<\/option>)(\s*<option[^<]*<\/option>)([\s\S]*?)(?=<\/select>)/,
            '$1<optgroup label="A">$2</optgroup><optgroup label="B">$3</optgroup>',
          ),
        ),
    });
    const inGroups = (): Promise<string[]> =>
      page.$$eval('#size optgroup', (groups) =>
        groups.map((group) => [...group.querySelectorAll('option')].map(({ value }) => value).join()),
      );
    const all = await inGroups();
    expect(all).toEqual(['S', 'M,L,X-Large (long),34" chest & up']);
    await choose(page, { pa_color: 'blue' });
    expect(await inGroups()).toEqual(['S', 'M,L']);
    await page.selectOption(COLOUR, '');
    expect(await inGroups()).toEqual(all);
    await choose(page, { pa_color: 'blue' });
    await withApi(page, (api) => api.unmount(document.body));
    await expect.poll(inGroups).toEqual(all);
  });

  test('a choice sets the quantity to what the variation asks for, and a reset gives the bounds back', async () => {
    const page = await open();
    const quantity = page.locator(`${FORM} input[name=quantity]`);
    await choose(page, { pa_color: 'red', size: 'X-Large (long)', print: 'Back' });
    expect(await quantity.inputValue()).toBe('2');
    expect(await quantity.getAttribute('min')).toBe('2');
    await page.click('.reset_variations');
    expect(await quantity.getAttribute('min')).toBe('1');
    await quantity.fill('9');
    await choose(page, { pa_color: 'red', size: 'S', print: 'None' });
    expect([await quantity.inputValue(), await quantity.getAttribute('max')]).toEqual(['3', '3']);
  });

  test('a variation that is sold one by one has the quantity 1, and no field to enter it', async () => {
    const page = await open();
    await page.fill(`${FORM} input[name=quantity]`, '4');
    await choose(page, { pa_color: 'green', size: '34" chest & up', print: 'None' });
    expect(await page.inputValue(`${FORM} input[name=quantity]`)).toBe('1');
    expect(await page.locator(`${FORM} .quantity`).isVisible()).toBe(false);
    await page.click('.reset_variations');
    expect(await page.locator(`${FORM} .quantity`).isVisible()).toBe(true);
  });

  test('a choice goes into the cart as it was made', async () => {
    const page = await open('/product/hoodie/?script=defer-head');
    await choose(page, { pa_color: 'green', size: 'M', print: 'Front' });
    await page.click(BUTTON);
    await expect
      .poll(async () => (await shopState(page)).cart)
      .toEqual([expect.objectContaining({ variationId: 26, quantity: 1 })]);
  });

  test('a choice works with names and values that are easily mangled', async () => {
    const page = await open('/fixture/encoded-attributes/');
    const [first, second] = await page.$$eval(`${FORM} select`, (all) => all.map((one) => one.id));
    for (const [value, id] of [
      ['5" wide', '301'],
      ['100% cotton', '303'],
      ['Salt & pepper', '304'],
      ['&quot;quoted&quot;', '305'],
      ['青い <b>', '306'],
    ] as const) {
      await page.click('.reset_variations', { force: true });
      await choose(page, { [first ?? '']: value, [second ?? '']: '%d0%b0' });
      expect(await idOf(page), value).toBe(id);
    }
  });
});

describe('clearing the choice', () => {
  test('“Clear” leaves form and gallery byte by byte as before, says so, and begins at the first select', async () => {
    const page = await open();
    await mounted(page, 'product-gallery');
    const before = await serializeDom(page, FORM);
    const gallery = await page
      .locator('.images .wp-post-image')
      .first()
      .evaluate((image) => image.outerHTML);
    await choose(page, { pa_color: 'blue', size: 'M', print: 'Back' });
    await expect.poll(() => details(page).innerHTML()).toContain('49.95');
    await page.click('.reset_variations');
    expect(await page.locator('.reset_variations_alert').textContent()).toBe(texts.reset);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('pa_color');
    await expect.poll(() => details(page).innerHTML()).toBe('');
    // The id stays empty, as with WooCommerce's script.
    expect(await idOf(page)).toBe('');
    await page.$eval(`${FORM} input.variation_id`, (input) => input.setAttribute('value', '0'));
    // The announcement goes with the next choice.
    const silent = (await serializeDom(page, FORM)).replace(texts.reset, '');
    expect(silent).toBe(before);
    expect(
      await page
        .locator('.images .wp-post-image')
        .first()
        .evaluate((image) => image.outerHTML),
    ).toBe(gallery);
    expect(await page.locator('.product_meta .sku').textContent()).toBe('HOODIE');
  });

  test('“Clear” right after a choice never brings details or button back', async () => {
    const page = await open();
    await choose(page, { pa_color: 'blue', size: 'M', print: 'Back' });
    const seen = await page.evaluate(async () => {
      document.querySelector<HTMLElement>('.reset_variations')?.click();
      const button = document.querySelector('.single_add_to_cart_button');
      const place = document.querySelector('.single_variation');
      const end = performance.now() + 700;
      let wrong = 0;
      while (performance.now() < end) {
        if (!button?.classList.contains('disabled') || place?.innerHTML !== '') wrong += 1;
        await new Promise((next) => requestAnimationFrame(next));
      }
      return wrong;
    });
    expect(seen).toBe(0);
  });

  test('the place of the details takes no room without a choice, from the start and after “Clear”', async () => {
    const page = await openPage(HOODIE);
    await mounted(page, 'variation-form');
    const display = () => details(page).evaluate((one) => getComputedStyle(one).display);
    expect(await display()).toBe('none');
    await page.waitForSelector(DISABLED);
    expect(await display()).toBe('none');
    await choose(page, { pa_color: 'blue', size: 'M', print: 'Back' });
    await expect.poll(display).toBe('block');
    await page.click('.reset_variations');
    await expect.poll(display).toBe('none');
    await choose(page, { pa_color: 'blue', size: 'M', print: 'Back' });
    await expect.poll(display).toBe('block');
    await page.selectOption(COLOUR, '');
    await expect.poll(display).toBe('none');
    expectNoProblems(page);
  });

  test('“Clear” is offered only while there is something to clear', async () => {
    const page = await open();
    expect(await page.locator('.reset_variations').isVisible()).toBe(false);
    await choose(page, { pa_color: 'blue' });
    expect(await page.locator('.reset_variations').isVisible()).toBe(true);
    await page.selectOption(COLOUR, '');
    expect(await page.locator('.reset_variations').isVisible()).toBe(false);
  });
});

describe('what cannot be combined', () => {
  /** Puts a whole choice into the selects, as plugins and restored pages do. */
  const write = (page: WatchedPage, values: string[], changed: number) =>
    page.evaluate(
      ([list, at]) => {
        const selects = [...document.querySelectorAll<HTMLSelectElement>('.variations select')];
        selects.forEach((select, index) => {
          select.value = list[index] ?? '';
        });
        const { jQuery } = window as unknown as { jQuery?: (of: unknown) => { trigger(type: string): void } };
        if (jQuery) jQuery(selects[at]).trigger('change');
        else selects[at]?.dispatchEvent(new Event('change', { bubbles: true }));
        return selects.map((select) => select.value);
      },
      [values, changed] as const,
    );

  for (const query of ['', '?jquery=1']) {
    test(`a choice keeps what was chosen last and clears what contradicts it ${query}`, async () => {
      const page = await open(`${HOODIE}${query}`, { listen: ['woocommerce_update_variation_values'] });
      expect(await write(page, ['green', 'M', 'Back'], 0)).toEqual(['green', 'M', '']);
      await page.click('.reset_variations');
      expect(await write(page, ['red', 'M', 'Front'], 2)).toEqual(['', 'M', 'Front']);
      expect(await page.locator('.wc-no-matching-variations').count()).toBe(0);
      expect(await page.locator(DISABLED).count()).toBe(1);
    });
  }

  test('a preselected choice that does not exist is cleared without a message', async () => {
    const page = await open(`${HOODIE}?attribute_pa_color=green&attribute_size=S&attribute_print=Back`);
    expect(await page.$$eval(`${FORM} select`, (all) => all.map((one) => (one as HTMLSelectElement).value))).toEqual([
      'green',
      '',
      '',
    ]);
    expect(await page.locator('.wc-no-matching-variations').count()).toBe(0);
  });

  test('the id is the server’s until the first change, also with a partial default, and empty after a reset', async () => {
    const page = await open(`${HOODIE}?attribute_pa_color=blue`);
    expect(await idOf(page)).toBe('0');
    await choose(page, { pa_color: 'blue', size: 'S', print: 'None' });
    expect(await idOf(page)).toBe('21');
    await page.click('.reset_variations');
    expect(await idOf(page)).toBe('');
    await choose(page, { pa_color: 'blue' });
    expect(await idOf(page)).toBe('');
  });

  test('a choice that another script makes up is answered with the message', async () => {
    const page = await open();
    await choose(page, { pa_color: 'red', size: 'S', print: 'None' });
    await page.evaluate((form) => {
      const chosen = { count: 1, chosenCount: 1, data: { attribute_pa_color: 'gold' } };
      document.querySelector(form)?.dispatchEvent(new CustomEvent('check_variations', { detail: [chosen] }));
    }, FORM);
    expect(await page.locator('[role=alert] > .wc-no-matching-variations').textContent()).toContain(
      'Nothing in the shop',
    );
    await choose(page, { pa_color: '' });
    expect(await page.locator('.wc-no-matching-variations').count()).toBe(0);
  });
});

test('a preselected choice shows its variation after the start', async () => {
  const page = await openPage(`${HOODIE}?attribute_pa_color=blue&attribute_size=S&attribute_print=None`);
  await mounted(page, 'variation-form');
  await expect.poll(() => idOf(page)).toBe('21');
  await expect.poll(() => details(page).innerHTML()).toContain('39.95');
});

test('a list of variations that is cut off leaves the form to the server, and report() says so', async () => {
  const page = await open('/fixture/broken-variations/');
  const notes = await page.evaluate(() => {
    const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: WidgetsApi };
    return JSON.stringify(api.report().filter(({ widget }) => widget === 'variation-form'));
  });
  expect(notes).toContain('is not a list');
  await choose(page, { pa_color: 'green', size: 'M', print: 'Front' });
  await page.click(BUTTON);
  await expect.poll(async () => (await shopState(page)).cart).toEqual([expect.objectContaining({ variationId: 26 })]);
});

test('each choice finds its own among a thousand variations', async () => {
  const page = await open('/thousand/');
  await choose(page, { pa_tone: 'tone-4', pa_grain: 'grain-7', pa_cut: 'cut-10' });
  expect(await idOf(page)).toBe('5370');
  await choose(page, { pa_cut: 'cut-1' });
  expect(await idOf(page)).toBe('5361');
});

test('a form that arrives later works like one of the page', async () => {
  const page = await openPage('/fixture/late-form/');
  await page.click('#bring-form');
  await mounted(page, 'variation-form');
  await page.waitForSelector(DISABLED);
  await choose(page, { pa_color: 'green', size: 'M', print: 'Front' });
  expect(await idOf(page)).toBe('26');
  expectNoProblems(page);
});

test('the form works where the page forbids everything inline', async () => {
  const page = await open(`${HOODIE}?csp=strict`);
  await choose(page, { pa_color: 'blue', size: 'S', print: 'None' });
  await expect.poll(() => details(page).innerHTML()).toContain('39.95');
  expectNoProblems(page);
});
