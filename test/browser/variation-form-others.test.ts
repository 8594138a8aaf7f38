import { describe, expect, test } from 'vitest';
import {
  forgetHeard,
  heardByOthers,
  legacyEffects,
  ORDERS,
  type Order,
  openBesideLegacy,
} from '../support/coexistence';
import {
  expectNoProblems,
  failChunk,
  holdRequests,
  hostsBecome,
  mounted,
  openPage,
  shopState,
  timersRun,
  type WatchedPage,
} from '../support/page';
import { pressDisabled } from '../support/pressDisabled';
import { rewrite } from './runtimeStage';

const HOODIE = '/product/hoodie/';
const FORM = 'form.variations_form';
const BUTTON = `${FORM} .single_add_to_cart_button`;

const CHOICE_EVENTS = [
  'clear_reset_announcement',
  'woocommerce_variation_select_change',
  'check_variations',
  'update_variation_values',
  'woocommerce_update_variation_values',
  'found_variation',
  'woocommerce_variation_has_changed',
  'show_variation',
];
const EVENTS = [
  ...CHOICE_EVENTS,
  'wc_variation_form',
  'reset_data',
  'reset_image',
  'hide_variation',
  'announce_reset',
  'reset_focus',
];

const choose = async (page: WatchedPage, ...values: string[]): Promise<void> => {
  const ids = ['pa_color', 'size', 'print'];
  for (const [at, value] of values.entries()) await page.selectOption(`#${ids[at]}`, value);
};
const idOf = (page: WatchedPage): Promise<string> => page.inputValue(`${FORM} input.variation_id`);
const ofVariations = async (page: WatchedPage): Promise<string[]> =>
  (await legacyEffects(page)).filter((effect) => effect.startsWith('variation:'));
/** How often the legacy script has started a form. */
const timesStarted = async (page: WatchedPage): Promise<number> =>
  (await ofVariations(page)).filter((one) => one === 'variation:init').length;

type Window = { jQuery: JQuery; log: unknown[] };
type JQuery = ((of: unknown) => JQueryObject) & { fn: Record<string, unknown> };
interface JQueryObject {
  on(types: string, handler: (event: { type: string }, ...args: unknown[]) => void): JQueryObject;
  trigger(type: string, args?: unknown[]): JQueryObject;
  data(key: string, value?: unknown): unknown;
  wc_variation_form(): JQueryObject;
  wc_variations_image_update(variation: unknown): JQueryObject;
  wc_set_content(text: string): JQueryObject;
  wc_reset_content(): JQueryObject;
  find(selector: string): JQueryObject;
}

/** The order in which handlers on the form itself are reached, with the first argument's id. */
const logged = (page: WatchedPage): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { log: string[] }).log.splice(0));

for (const query of ['', '?jquery=1']) {
  describe(`events of a form ${query || 'without jQuery'}`, () => {
    /** Listens in the capture phase without jQuery, else on the form like a plugin that came first. */
    const open = async (): Promise<WatchedPage> => {
      const page = await openPage(`${HOODIE}${query}`, {
        before: (opening) =>
          opening.addInitScript((names) => {
            const log: string[] = [];
            Object.assign(window, { log });
            const short = (value: unknown): string =>
              typeof value === 'object' && value && 'variation_id' in value ? String(value.variation_id) : typeof value;
            addEventListener('DOMContentLoaded', () => {
              const { jQuery } = window as unknown as { jQuery?: JQuery };
              const write = (type: string, args: unknown[]): void =>
                void log.push([type, ...args.map(short)].join(' '));
              if (jQuery) {
                // On the document, where events arrive last: the CMS's own order.
                jQuery(document).on(names.join(' '), ({ type }, ...args) => write(type, args));
              } else {
                for (const name of names)
                  document.addEventListener(name, ({ type, detail }: CustomEventInit & Event) => write(type, detail));
              }
            });
          }, EVENTS),
      });
      await mounted(page, 'variation-form');
      await expect
        .poll(() => page.evaluate(() => (window as unknown as Window).log.at(-1)))
        .toMatch(/^wc_variation_form/);
      return page;
    };

    test('a form checks its variations once at its start, then introduces itself', async () => {
      const page = await open();
      const log = await logged(page);
      const nothing = ['reset_image', 'hide_variation', 'reset_data'];
      // A form that has rested for 100 ms before its listeners are found has said already that nothing is chosen.
      const isSaid = query !== '' && log[0] === 'reset_image';
      expect(log).toEqual([
        ...(isSaid ? nothing : []),
        'woocommerce_update_variation_values',
        'update_variation_values',
        ...(isSaid ? [] : nothing),
        'check_variations',
        'wc_variation_form object',
      ]);
    });

    test('a complete choice sends each event once, in the order of the CMS', async () => {
      const page = await open();
      await choose(page, 'blue', 'S');
      await logged(page);
      await choose(page, 'blue', 'S', 'None');
      await expect.poll(() => page.locator('.single_variation').innerHTML()).toContain('39.95');
      // `selectOption` fires for the two that did not change, too: only the last one counts here.
      const all = await logged(page);
      expect(all.slice(all.lastIndexOf('clear_reset_announcement'))).toEqual([
        'clear_reset_announcement',
        'woocommerce_variation_select_change',
        'woocommerce_update_variation_values',
        'update_variation_values',
        'found_variation 21',
        'check_variations',
        'woocommerce_variation_has_changed',
        'show_variation 21 boolean',
      ]);
    });

    test('a reset checks the variations once, whatever the number of selects', async () => {
      const page = await open();
      await choose(page, 'blue', 'S', 'None');
      await logged(page);
      await page.click('.reset_variations');
      const all = await logged(page);
      expect(all.filter((name) => name === 'check_variations').length).toBe(1);
      expect(all.filter((name) => name === 'woocommerce_variation_has_changed').length).toBe(1);
      expect(all.slice(-5)).toEqual(['announce_reset', 'reset_image', 'hide_variation', 'reset_data', 'reset_focus']);
    });

    test('the form obeys events of other scripts', async () => {
      const page = await open();
      await choose(page, 'blue', 'S', 'None');
      // The details say once more that the button is ready.
      await expect.poll(() => page.locator('.single_variation').innerHTML()).toContain('39.95');
      const send = (name: string, ...args: unknown[]): Promise<void> =>
        page.evaluate(
          ([type, detail, selector]) => {
            const { jQuery } = window as unknown as { jQuery?: JQuery };
            const form = document.querySelector(selector);
            if (jQuery) jQuery(form).trigger(type, detail);
            else form?.dispatchEvent(new CustomEvent(type, { detail, bubbles: true }));
          },
          [name, args, FORM] as const,
        );
      await send('reset_image');
      expect(await page.locator('.images .wp-post-image').first().getAttribute('src')).toContain('hoodie-215-scene');
      await send('hide_variation');
      expect(await page.locator(`${BUTTON}.disabled.wc-variation-selection-needed`).count()).toBe(1);
      await send('show_variation', {}, true);
      expect(await page.locator(`${BUTTON}.disabled`).count()).toBe(0);
      await send('announce_reset');
      expect(await page.locator('.reset_variations_alert').textContent()).toContain('has been cleared');
      await send('clear_reset_announcement');
      expect(await page.locator('.reset_variations_alert').textContent()).toBe('');
      await page.evaluate((selector) => {
        const list = JSON.stringify([
          { attributes: {}, variation_id: 999, is_purchasable: true, is_in_stock: true, variation_is_visible: true },
        ]);
        const { jQuery } = window as unknown as { jQuery?: JQuery };
        if (jQuery) jQuery(document.querySelector(selector)).data('product_variations', JSON.parse(list));
        else document.querySelector(selector)?.setAttribute('data-product_variations', list);
      }, FORM);
      await send('reload_product_variations');
      await send('found_variation', { attributes: {}, variation_id: 998, image: {} });
      expect(await idOf(page)).toBe('998');
      expectNoProblems(page);
    });
  });
}

describe('plugins that work on the form', () => {
  const open = async (): Promise<WatchedPage> => {
    const page = await openPage(`${HOODIE}?jquery=1`, {
      before: (opening) =>
        opening.addInitScript(() => {
          Object.assign(window, { log: [] });
          addEventListener('DOMContentLoaded', () => {
            const all = window as unknown as Window;
            all.jQuery(document.querySelector('form.variations_form')).on('found_variation', () => {
              const field = document.querySelector<HTMLInputElement>('input.variation_id');
              all.log.push(`found ${field?.value}`);
            });
            all.jQuery(document).on('wc_variation_form', (_event, form) => {
              const object = form as { $form: JQueryObject; getChosenAttributes(): unknown; useAjax: boolean };
              all.log.push(JSON.stringify([object.getChosenAttributes(), object.useAjax, 'jquery' in object.$form]));
            });
            all.jQuery(document).on('show_variation', () => {
              document.querySelector('.single_add_to_cart_button')?.classList.add('disabled');
              document.querySelector('.single_variation')?.append('in three instalments');
            });
          });
        }),
    });
    await mounted(page, 'variation-form');
    await expect.poll(() => page.evaluate(() => (window as unknown as Window).log.length)).toBe(1);
    return page;
  };

  test('a plugin’s handler that was there before ours finds the form up to date', async () => {
    const page = await open();
    const [introduced = ''] = await logged(page);
    expect(JSON.parse(introduced)).toEqual([
      { count: 3, chosenCount: 0, data: { attribute_pa_color: '', attribute_size: '', attribute_print: '' } },
      false,
      true,
    ]);
    await choose(page, 'blue', 'S', 'None');
    expect(await logged(page)).toEqual(['found 21']);
  });

  test('what a plugin adds to the details and does to the button stays until the next choice', async () => {
    const page = await open();
    await choose(page, 'blue', 'S', 'None');
    const place = page.locator('.single_variation');
    await expect.poll(() => place.textContent()).toContain('in three instalments');
    expect(await page.locator(`${BUTTON}.disabled`).count()).toBe(1);
    await choose(page, 'blue', 'M');
    await choose(page, 'blue', 'M', 'Front');
    await expect.poll(() => place.textContent()).toContain('at no extra cost');
    expect((await place.textContent())?.split('instalments').length).toBe(2);
    await page.click('.reset_variations');
    await expect.poll(() => place.textContent()).toBe('');
  });

  test('a quantity that a plugin puts in place of the form’s keeps its own bounds', async () => {
    const page = await open();
    await page.evaluate(() => {
      const { jQuery } = window as unknown as Window;
      jQuery(document).on('found_variation', () => {
        const place = document.createElement('div');
        place.className = 'quantity';
        place.innerHTML = '<input type="number" class="qty" name="quantity" min="5" max="15" step="5" value="5">';
        document.querySelector('.single_variation_wrap .quantity')?.replaceWith(place);
      });
    });
    const details = page.locator('.single_variation');
    const bounds = () =>
      page.$eval('.single_variation_wrap .qty', (field) => ['min', 'max'].map((name) => field.getAttribute(name)));
    for (const [values, text] of [
      [['blue', 'M', 'Back'], 'in three instalments'],
      [['blue', 'M', 'Front'], 'at no extra cost'],
    ] as const) {
      await choose(page, ...values);
      await expect.poll(() => details.textContent()).toContain(text);
      expect(await bounds()).toEqual(['5', '15']);
    }
    await page.click('.reset_variations');
    expect(await bounds()).toEqual(['5', '15']);
    expectNoProblems(page);
  });

  test('a script that hears the first check may call WooCommerce’s plugins at once', async () => {
    const page = await openPage(`${HOODIE}?jquery=1`, {
      async before(opening) {
        await holdRequests(opening, /\/besideJQuery-/);
        await opening.addInitScript(() => {
          const kinds: string[] = [];
          Object.assign(window, { kinds });
          addEventListener('DOMContentLoaded', () => {
            const { jQuery } = window as unknown as Window;
            jQuery(document).on('reset_data', () => kinds.push(typeof jQuery.fn.wc_reset_variation_attr));
          });
        });
      },
    });
    await mounted(page, 'variation-form', FORM);
    const kinds = (): Promise<string[]> => page.evaluate(() => (window as unknown as { kinds: string[] }).kinds);
    await expect.poll(kinds).toEqual(['function']);
    const setter = await page.evaluate(() => typeof (window as unknown as Window).jQuery.fn.wc_set_variation_attr);
    expect(setter).toBe('function');
  });

  test('a second call of the public plugins does nothing twice', async () => {
    const page = await open();
    await page.waitForFunction(() => 'wc_variations_image_update' in (window as unknown as Window).jQuery.fn);
    await page.evaluate(() => {
      const { jQuery } = window as unknown as Window;
      jQuery(document.querySelector('form.variations_form')).wc_variation_form().wc_variation_form();
    });
    await pressDisabled(page, BUTTON);
    await expect.poll(() => page.locator('.alert-wrapper').count()).toBe(1);
    const texts = await page.evaluate(() => {
      const { jQuery } = window as unknown as Window;
      const sku = jQuery(document.querySelector('.product_meta .sku'));
      const read = (): string | null | undefined => document.querySelector('.product_meta .sku')?.textContent;
      sku.wc_set_content('OTHER');
      const set = read();
      sku.wc_reset_content();
      jQuery(document.querySelector('form.variations_form')).wc_variations_image_update({
        image: { src: '/images/lamp-60-front-416x416.svg' },
      });
      return [set, read(), document.querySelector('.images .wp-post-image')?.getAttribute('src')];
    });
    expect(texts).toEqual(['OTHER', 'HOODIE', '/images/lamp-60-front-416x416.svg']);
  });

  test('a choice that a plugin makes through jQuery counts', async () => {
    const page = await open();
    const id = await page.evaluate(() => {
      const { jQuery } = window as unknown as { jQuery(of: unknown): { val(value: string): JQueryObject } };
      for (const [select, value] of [
        ['#pa_color', 'green'],
        ['#size', 'M'],
        ['#print', 'Front'],
      ] as const)
        jQuery(document.querySelector(select)).val(value).trigger('change');
      return document.querySelector<HTMLInputElement>('input.variation_id')?.value;
    });
    expect(id).toBe('26');
  });
});

for (const order of ORDERS) {
  describe(`beside the legacy script, our tag: ${order}`, () => {
    const open = (given: Order): Promise<WatchedPage> => openBesideLegacy(HOODIE, given, ['variation-form']);

    test('a choice, a refused press and a reset have one effect each: ours', async () => {
      const page = await open(order);
      await page.waitForSelector(`${BUTTON}.disabled`);
      await forgetHeard(page);
      await choose(page, 'blue', 'S', 'None');
      expect(await idOf(page)).toBe('21');
      await expect.poll(() => page.locator('.single_variation').innerHTML()).toContain('39.95');
      await page.click('.reset_variations');
      await pressDisabled(page, BUTTON);
      await expect.poll(() => page.locator('.alert-wrapper').count()).toBe(1);
      await expect.poll(() => page.locator('.single_variation').innerHTML()).toBe('');
      expect(await ofVariations(page)).toEqual([]);
      expectNoProblems(page);
    });

    test('the form is introduced to other scripts once', async () => {
      const page = await open(order);
      const introductions = (): Promise<number> => heardByOthers(page, 'wc_variation_form', 'document');
      await expect.poll(introductions).toBe(1);
      await timersRun(page, 150);
      expect(await introductions()).toBe(1);
    });

    test('the legacy script runs the form, once, when our code does not arrive', async () => {
      const page = await openPage(`${HOODIE}?legacy=${order}`, {
        async before(opening) {
          await opening.addInitScript(() => Object.assign(window, { __legacyEffects: [] }));
          await failChunk(opening, 'variation-form');
        },
      });
      await hostsBecome(page, 'variation-form', 'failed', FORM);
      await expect.poll(() => timesStarted(page)).toBe(1);
      await timersRun(page, 150);
      await choose(page, 'blue', 'S', 'None');
      expect(await idOf(page)).toBe('21');
      expect(await timesStarted(page)).toBe(1);
    });
  });
}

for (const query of ['?legacy=first', '?jquery=1']) {
  test(`a part of our code that does not arrive leaves a form that works without us ${query}`, async () => {
    const page = await openPage(`${HOODIE}${query}`, {
      async before(opening) {
        await opening.addInitScript(() => Object.assign(window, { __legacyEffects: [] }));
        await opening.route(/\/FormExtras-/, (route) => route.abort());
      },
    });
    await hostsBecome(page, 'variation-form', 'failed', FORM);
    await choose(page, 'green', 'M', 'Front');
    // The legacy script takes its 300 ms.
    await page.click(`${BUTTON}:not(.disabled)`);
    await expect.poll(async () => (await shopState(page)).cart).toMatchObject([{ variationId: 26 }]);
  });
}

describe('where the legacy script has started before ours', () => {
  /** Waits until its handlers are gone, which is later than "mounted": the code for that is lazy. */
  const takenOver = async (page: WatchedPage): Promise<void> => {
    await page.waitForFunction((selector) => {
      type Events = Record<string, { data?: { variationForm?: unknown } }[]>;
      const { jQuery } = window as unknown as { jQuery: { _data(of: Element | null, key: string): Events } };
      const records = Object.values(jQuery._data(document.querySelector(selector), 'events')).flat();
      return records.length > 0 && records.every(({ data }) => !data?.variationForm);
    }, FORM);
  };

  test('a started form is taken over as it stands: options back, no stale details, one effect per choice', async () => {
    const page = await openPage(`${HOODIE}?legacy=first&script=injected&attribute_pa_color=blue`, {
      before: (opening) => opening.addInitScript(() => Object.assign(window, { __legacyEffects: [] })),
    });
    await expect.poll(() => ofVariations(page)).toContain('variation:init');
    await mounted(page, 'variation-form');
    await takenOver(page);
    await expect.poll(() => page.$$eval('#size option.attached', (all) => all.length)).toBe(3);
    await forgetHeard(page);
    await choose(page, 'blue', 'S', 'None');
    expect(await idOf(page)).toBe('21');
    await expect.poll(() => page.locator('.single_variation').innerHTML()).toContain('39.95');
    await page.click('.reset_variations');
    expect(await page.$$eval('#size option', (all) => all.length)).toBe(6);
    await pressDisabled(page, BUTTON);
    await expect.poll(() => page.locator('.alert-wrapper').count()).toBe(1);
    expect(await ofVariations(page)).toEqual([]);
    expectNoProblems(page);
  });

  test('the legacy script keeps the form, started once, when our code does not arrive', async () => {
    const page = await openPage(`${HOODIE}?legacy=first&script=injected`, {
      async before(opening) {
        await opening.addInitScript(() => Object.assign(window, { __legacyEffects: [] }));
        await failChunk(opening, 'variation-form');
      },
    });
    await hostsBecome(page, 'variation-form', 'failed', FORM);
    await expect.poll(() => timesStarted(page)).toBe(1);
    await timersRun(page, 150);
    await choose(page, 'blue', 'S', 'None');
    expect(await timesStarted(page)).toBe(1);
  });

  test('details that the legacy script was about to insert do not come', async () => {
    const page = await openPage(`${HOODIE}?legacy=first&script=injected`, {
      before: (opening) => opening.addInitScript(() => Object.assign(window, { __legacyEffects: [] })),
    });
    await expect.poll(() => ofVariations(page)).toContain('variation:init');
    await page.evaluate(() => {
      const form = document.querySelector('form.variations_form');
      const { jQuery } = window as unknown as Window;
      // The visitor chooses all the time until ours is there.
      const again = (): void => {
        if (form?.getAttribute('data-widget-state') === 'mounted') return;
        jQuery(form).trigger('found_variation', [{ attributes: {}, variation_id: 7, price_html: 'STALE' }]);
        requestAnimationFrame(again);
      };
      again();
    });
    await mounted(page, 'variation-form');
    await takenOver(page);
    await page.waitForSelector(`${BUTTON}.disabled`);
    const seen = await page.evaluate(async () => {
      const end = performance.now() + 500;
      let stale = 0;
      while (performance.now() < end) {
        if (document.querySelector('.single_variation')?.textContent?.includes('STALE')) stale += 1;
        await new Promise((next) => requestAnimationFrame(next));
      }
      return stale;
    });
    expect(seen).toBe(0);
  });
});

test('the form that was used last of two for one product says what the page shows', async () => {
  const page = await openPage(HOODIE, {
    before: (opening) =>
      rewrite(opening, `**${HOODIE}`, (html) => {
        // A page builder's two versions of one product, with a choice made by the shop.
        const chosen = ['blue', 'S', 'None'].reduce(
          (text, value) => text.replace(`<option value="${value}"`, `<option selected value="${value}"`),
          html,
        );
        return chosen.replace(/<form[^>]*variations_form[\s\S]*?<\/form>/, (form) => `${form}<hr>${form}`);
      }),
  });
  await hostsBecome(page, 'variation-form', 'mounted');
  expect(await page.locator(FORM).count()).toBe(2);
  const weight = page.locator('.woocommerce-product-attributes-item--weight td');
  const picture = (): Promise<string | null> => page.getAttribute('.wp-post-image', 'src');
  await expect.poll(() => weight.textContent()).toContain('0.62');
  const colour = (at: number) => page.locator(FORM).nth(at).locator('select').first();
  // From one variation to the next, with nothing in between.
  await colour(0).selectOption('red');
  await expect.poll(() => weight.textContent()).toContain('0.8');
  await expect.poll(picture).toContain('hoodie-2-front');
  await colour(1).selectOption('red');
  await colour(0).selectOption('blue');
  await expect.poll(() => weight.textContent()).toContain('0.62');
  await colour(1).selectOption('blue');
  await colour(0).selectOption('red');
  await expect.poll(() => weight.textContent()).toContain('0.8');
  expectNoProblems(page);
});
