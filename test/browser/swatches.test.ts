import { expect, test } from 'vitest';
import { axe } from '../support/axe';
import { expectNoProblems, heard, mounted, openPage, type WatchedPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';
import { rewrite } from './runtimeStage';

const withOptions = (options: Record<string, unknown>, more = ''): string =>
  `/product/sneaker/?swatches=${encodeURIComponent(JSON.stringify(options))}${more}`;

const open = async (path = '/product/sneaker/', options?: Parameters<typeof openPage>[1]): Promise<WatchedPage> => {
  const page = await openPage(path, options);
  await mounted(page, 'swatches');
  if (await page.$('[data-widget~="variation-form"]')) await mounted(page, 'variation-form');
  return page;
};

const item = (value: string): string => `.variable-item[data-value="${value}"]`;

const choose = async (page: WatchedPage, ...values: string[]): Promise<void> => {
  for (const value of values) await page.click(item(value));
};

/** What the selects hold, by attribute. */
const choice = (page: WatchedPage): Promise<Record<string, string>> =>
  page.$$eval('.variations select', (selects) =>
    Object.fromEntries((selects as HTMLSelectElement[]).map((one) => [one.id.replace('pa_', ''), one.value])),
  );

/** Values of the items with a class. */
const having = (page: WatchedPage, name: string): Promise<string[]> =>
  page.$$eval(`.variable-item.${name}`, (items) => items.map((one) => (one as HTMLElement).dataset.value ?? ''));

const focused = (page: WatchedPage): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('.variable-item')?.dataset.value);

const label = (page: WatchedPage, attribute: string): Promise<string | null> =>
  page.textContent(`th:has([for="pa_${attribute}"]) .woo-selected-variation-item-name`);

describeWidget({
  name: 'swatches',
  page: `/product/sneaker/?config=${encodeURIComponent('{"disable":["variation-form","quantity","add-to-cart"]}')}`,
  host: '.variations_form',
  // The form's address has the switches of the page in it, and the quantity's id is another one on every view.
  ignore: ['action', 'id', 'for'],
  settings: {
    change: { variation_label_separator: ' =' },
    async shows(page) {
      await choose(page, 'rust');
      await expect.poll(() => label(page, 'color')).toBe(' = Rust');
    },
  },
  async keyboard(page) {
    await page.focus(item('sand'));
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => focused(page)).toBe('rust');
    await page.keyboard.press('Enter');
    await expect.poll(() => having(page, 'selected')).toEqual(['rust']);
  },
});

test('a disabled item does nothing for a click that a script makes', async () => {
  const page = await open();
  await choose(page, 'ink');
  await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), item('40'));
  await expect.poll(() => choice(page)).toMatchObject({ size: '' });
  await expect.poll(() => having(page, 'disabled')).toContain('40');
});

test('the items follow a select whose options are in groups', async () => {
  const page = await open(undefined, {
    before: (opening) =>
      rewrite(opening, /product\/sneaker/, (body) =>
        body.replace(
          /(<select id="pa_size"[^>]*>\s*<option[^<]*<\/option>)([\s\S]*?)(?=<\/select>)/,
          '$1<optgroup label="EU">$2</optgroup>',
        ),
      ),
  });
  await choose(page, 'ink');
  await expect.poll(() => having(page, 'disabled')).toContain('40');
});

test('a choice shows in class, ARIA, label and select', async () => {
  const page = await open();
  await choose(page, 'rust', '41', 'grip');
  await expect.poll(() => having(page, 'selected')).toEqual(['rust', '41', 'grip']);
  await expect.poll(() => choice(page)).toEqual({ color: 'rust', size: '41', sole: 'grip', laces: '' });
  await expect.poll(() => page.getAttribute(item('rust'), 'aria-checked')).toBe('true');
  await expect.poll(() => page.getAttribute(item('sand'), 'aria-checked')).toBe('false');
  await expect.poll(() => label(page, 'color')).toBe(': Rust');
  expectNoProblems(page);
});

test('a press chooses a radio item, and the form finds its variation', async () => {
  const page = await open();
  await choose(page, 'rust', '41', 'grip');
  await page.click(`${item('ribbon')} input`);
  await expect.poll(() => page.isChecked(`${item('ribbon')} input`)).toBe(true);
  await expect.poll(() => having(page, 'selected')).toContain('ribbon');
  await expect.poll(() => page.inputValue('input.variation_id')).not.toBe('0');
});

test('a second click on an item has no effect unless it may clear', async () => {
  const page = await open();
  await choose(page, 'rust', 'rust');
  await expect.poll(() => having(page, 'selected')).toEqual(['rust']);
});

test('a press chooses an item whose text is a label of no radio', async () => {
  const page = await open(undefined, {
    before: (opening) =>
      rewrite(opening, /product\/sneaker/, (body) =>
        body.replace(/<span class="variable-item-span variable-item-span-button">(\d+)<\/span>/g, '<label>$1</label>'),
      ),
  });
  await page.click(`${item('41')} label`);
  await expect.poll(() => having(page, 'selected')).toEqual(['41']);
});

test('the second click clears an item, and a radio, where the shop wants that', async () => {
  const page = await open(withOptions({ clear_on_reselect: 'yes' }));
  await choose(page, 'rust', 'rust');
  await page.click(`${item('ribbon')} label`);
  await expect.poll(() => having(page, 'selected')).toEqual(['ribbon']);
  await page.click(`${item('ribbon')} label`);
  await expect.poll(() => having(page, 'selected')).toEqual([]);
  await expect.poll(() => page.isChecked(`${item('ribbon')} input`)).toBe(false);
  await expect.poll(() => choice(page)).toMatchObject({ color: '', laces: '' });
  await page.focus(`${item('round')} input`);
  await page.keyboard.press('Space');
  await expect.poll(() => having(page, 'selected')).toEqual(['round']);
  await page.keyboard.press('Space');
  await expect.poll(() => having(page, 'selected')).toEqual([]);
});

test('the arrow keys move the focus without choosing, and Tab leaves the group', async () => {
  const page = await open();
  await page.focus(item('sand'));
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => focused(page)).toBe('ink');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused(page)).toBe('rust');
  await expect.poll(() => having(page, 'selected')).toEqual([]);
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('40');
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('flat');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => focused(page)).toBe('ribbon');
  await expect.poll(() => choice(page)).toMatchObject({ laces: '' });
  await page.keyboard.press('Enter');
  await expect.poll(() => choice(page)).toMatchObject({ laces: 'ribbon' });
  expect(new URL(page.url()).pathname).toBe('/product/sneaker/');
});

test('the arrow keys are mirrored on a page from right to left', async () => {
  const page = await open('/product/sneaker/?dir=rtl');
  await page.focus(item('sand'));
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => focused(page)).toBe('rust');
});

test('the items can be reached by keyboard when the first one is disabled', async () => {
  const page = await open();
  await choose(page, 'ink');
  await expect.poll(() => having(page, 'disabled')).toContain('40');
  await expect.poll(() => page.getAttribute(item('40'), 'aria-disabled')).toBe('true');
  await page.focus(item('ink'));
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('41');
  await page.keyboard.press('Home');
  await expect.poll(() => focused(page)).toBe('41');
});

test('a combination that is out of stock can be chosen, as in the plugin, and the form says so', async () => {
  const page = await open();
  await choose(page, 'rust', '43', 'grip', 'ribbon');
  await expect.poll(() => having(page, 'selected')).toEqual(['rust', '43', 'grip', 'ribbon']);
  await page.locator('.woocommerce-variation .out-of-stock').waitFor();
  expect(await page.getAttribute('.single_add_to_cart_button', 'class')).toContain('disabled');
});

test('items that are out of stock cannot be chosen, and say why, when the shop wants that', async () => {
  const page = await open(withOptions({ disable_out_of_stock: true }));
  await choose(page, 'rust');
  await expect.poll(() => having(page, 'disabled')).toEqual(['43']);
  await expect.poll(() => page.getAttribute(item('43'), 'data-wvstooltip-out-of-stock')).toBe('(sold out)');
  await expect.poll(() => page.getAttribute(item('43'), 'aria-label')).toBe('43 (sold out)');
});

test('items that are out of stock can be chosen when the shop wants that', async () => {
  const page = await open(withOptions({ clickable_out_of_stock: true }));
  await choose(page, 'rust');
  await expect.poll(() => having(page, 'no-stock')).toEqual(['43']);
  await expect.poll(() => having(page, 'disabled')).toEqual([]);
  await choose(page, '43');
  await expect.poll(() => having(page, 'selected')).toEqual(['rust', '43']);
});

test('an item whose combination is not made says so', async () => {
  const page = await open();
  await choose(page, 'ink');
  await expect.poll(() => page.getAttribute(item('40'), 'data-wvstooltip-out-of-stock')).toBe('(not made)');
});

test('the other choices are cleared when an item does not go with them, and the shop wants that', async () => {
  const page = await open(withOptions({ deselect_unavailable: true }));
  await choose(page, '40', 'flat', 'ribbon');
  await expect.poll(() => having(page, 'disabled')).toEqual([]);
  await choose(page, 'ink');
  // Laces are the same for all variations: they are not asked.
  await expect.poll(() => choice(page)).toEqual({ color: 'ink', size: '', sole: '', laces: 'ribbon' });
  await expect.poll(() => having(page, 'selected')).toEqual(['ink', 'ribbon']);
});

test('choices that leave only what is out of stock are cleared when that counts as no match', async () => {
  const page = await open(withOptions({ deselect_unavailable: true, disable_out_of_stock: true }));
  await choose(page, '43', 'rust');
  await expect.poll(() => choice(page)).toMatchObject({ color: 'rust', size: '' });
});

test('the items say how many are left of what the last choice leads to, by eye and by ear', async () => {
  const page = await open();
  await choose(page, 'sand');
  await expect.poll(() => having(page, 'wvs-show-stock-left-info')).toEqual([]);
  await choose(page, '40');
  await expect
    .poll(() => page.getAttribute(`${item('grip')} .wvs-stock-left-info`, 'data-wvs-stock-info'))
    .toBe('2 left');
  await expect.poll(() => page.getAttribute(item('grip'), 'aria-label')).toBe('Grip, 2 left');
  await expect.poll(() => page.getAttribute(item('flat'), 'aria-label')).toBe('Flat');
  await page.click('.reset_variations');
  await expect.poll(() => having(page, 'wvs-show-stock-left-info')).toEqual([]);
});

test('the items say nothing of stock above the threshold, or when they may not', async () => {
  const above = await open(withOptions({ stock_label_threshold: '1' }));
  await choose(above, 'sand', '40');
  await expect.poll(() => having(above, 'wvs-show-stock-left-info')).toEqual([]);
  const off = await open(withOptions({ show_variation_stock: '' }));
  await choose(off, 'sand', '40');
  await expect.poll(() => having(off, 'wvs-show-stock-left-info')).toEqual([]);
});

test('the items follow a select that another script changes through jQuery, and a reset of the form', async () => {
  const page = await open('/product/sneaker/?jquery=1');
  await page.evaluate(() => {
    const { jQuery } = window as unknown as {
      jQuery(target: string): { val(v: string): { trigger(e: string): void } };
    };
    jQuery('#pa_color').val('rust').trigger('change');
  });
  await expect.poll(() => having(page, 'selected')).toEqual(['rust']);
  await page.evaluate(() => document.querySelector<HTMLFormElement>('.variations_form')?.reset());
  await expect.poll(() => having(page, 'selected')).toEqual([]);
  await choose(page, 'sand');
  await page.click('.reset_variations');
  await expect.poll(() => having(page, 'selected')).toEqual([]);
  await expect.poll(() => label(page, 'color')).toBe('');
});

for (const jquery of ['', '?jquery=1'] as const) {
  test(`plugins are told what is chosen and cleared ${jquery ? 'through jQuery' : 'without jQuery'}`, async () => {
    const names = ['wvs-selected-item', 'wvs-unselected-item', 'wvs-item-updated', 'woo_variation_swatches_loaded'];
    const options = `swatches=${encodeURIComponent('{"clear_on_reselect":"1"}')}`;
    const page = await open(`/product/sneaker/${jquery ? `${jquery}&` : '?'}${options}`, { listen: names });
    await choose(page, 'rust', 'rust');
    const by = jquery ? 'document' : 'bubble';
    const calls = (await heard(page)).filter((one) => one.by === by);
    const select = jquery ? '$(select#pa_color.woo-variation-raw-select)' : 'select#pa_color.woo-variation-raw-select';
    expect(calls.map(({ name }) => name)).toEqual([
      'woo_variation_swatches_loaded',
      'wvs-item-updated',
      'wvs-selected-item',
      'wvs-unselected-item',
    ]);
    expect(calls[1]?.args).toEqual(['rust', 'rust']);
    expect(calls[2]?.args.slice(0, 3)).toEqual(['attribute_pa_color', 'rust', select]);
    expect(calls[3]?.args.slice(0, 3)).toEqual(['attribute_pa_color', 'rust', select]);
  });
}

test('the items start, and can be chosen, though a plugin throws at each of its events', async () => {
  const page = await openPage('/product/sneaker/?jquery=1&attribute_pa_color=rust', {
    before: (opening) =>
      opening.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          const { jQuery } = window as unknown as { jQuery(target: Document): { on(e: string, f: () => void): void } };
          jQuery(document).on('wvs-item-updated wvs-selected-item woo_variation_swatches_init', () => {
            throw new Error('a plugin');
          });
        });
      }),
    listen: ['woo_variation_swatches_loaded'],
  });
  await mounted(page, 'swatches');
  await expect.poll(() => having(page, 'selected')).toEqual(['rust']);
  await choose(page, '41');
  await expect.poll(() => having(page, 'selected')).toEqual(['rust', '41']);
  expect(await heard(page)).not.toEqual([]);
});

test('hosts that are marked up by hand work, with their own settings', async () => {
  const page = await open('/product/desk/');
  await choose(page, 'oak');
  await expect.poll(() => having(page, 'selected')).toEqual(['oak']);
  await expect.poll(() => page.textContent('th:has([for="wood"]) .woo-selected-variation-item-name')).toBe(': Oak');
  await choose(page, 'oak');
  await expect.poll(() => having(page, 'selected')).toEqual([]);
});

const NAME = 'attribute_gr%c3%b6%c3%9fe';
const VALUES = ['5" & up', "it's", 'S'];

/** A form with one attribute, brought by a script. */
const bringForm = async (page: WatchedPage, options: Record<string, unknown>, variations: unknown): Promise<void> => {
  await page.evaluate(
    ([name, values, settings, list]) => {
      const form = document.createElement('form');
      form.className = 'variations_form cart';
      form.dataset.product_variations = JSON.stringify(list);
      form.dataset.settings = JSON.stringify(settings);
      form.innerHTML = `<div class="variations"><div class="label">Size</div><div class="value"><select id="size"></select>
        <ul role="radiogroup" aria-label="Size" class="variable-items-wrapper enabled-display-limit-mode"></ul></div></div>`;
      const [select, ul] = [form.querySelector('select'), form.querySelector('ul')];
      select?.setAttribute('name', name);
      ul?.setAttribute('data-attribute_name', name);
      select?.append(new Option('Choose', ''), ...values.map((value) => new Option(value, value)));
      for (const value of values) {
        const li = document.createElement('li');
        li.className = 'variable-item button-variable-item';
        Object.assign(li.dataset, { value, title: value, wvstooltip: value });
        li.innerHTML = '<span class="variable-item-span"></span><div class="wvs-stock-left-info"></div>';
        (li.firstChild as Element).textContent = value;
        ul?.append(li);
      }
      const more = document.createElement('li');
      more.className = 'woo-variation-swatches-variable-item-more';
      more.textContent = '+1 more';
      ul?.append(more);
      const style = document.createElement('style');
      style.textContent = '.enabled-display-limit-mode .variable-item:nth-child(n + 3) { display: none }';
      document.querySelector('#stage')?.append(style, form);
    },
    [NAME, VALUES, options, variations] as const,
  );
  await mounted(page, 'swatches');
};

const left = (value: string, max: unknown): unknown => ({
  attributes: { [NAME]: value },
  is_in_stock: true,
  max_qty: max,
  variation_stock_left: `${max} left`,
});

test('products with a single attribute get their stock labels, whatever is in names and values', async () => {
  const page = await openPage('/blank/');
  await bringForm(page, { show_variation_stock: 'yes' }, [left('5&quot; &amp; up', 5), left("it's", 6), left('S', '')]);
  await mounted(page, 'variation-form');
  await expect
    .poll(() => page.$$eval('.wvs-stock-left-info', (all) => all.map((one) => one.getAttribute('data-wvs-stock-info'))))
    .toEqual(['5 left', '', '']);
  await page.click('.variable-item >> nth=0');
  await expect.poll(() => page.inputValue('#size')).toBe('5" & up');
  await page.click('.variable-item >> nth=1');
  await expect.poll(() => page.inputValue('#size')).toBe("it's");
  await expect.poll(() => page.textContent('.label')).toBe("Size: it's");
});

test('every item of a form that asks the server is within reach', async () => {
  const page = await openPage('/blank/');
  await bringForm(page, {}, false);
  await expect.poll(() => having(page, 'disabled')).toEqual([]);
  await page.focus('.variable-item');
  await page.keyboard.press('End');
  // The last one is beyond the limit.
  await expect.poll(() => focused(page)).toBe("it's");
});

test('a key shows the items beyond the limit, and moves the focus to the first of them', async () => {
  const page = await openPage('/blank/');
  await bringForm(page, {}, false);
  await page.waitForSelector('.woo-variation-swatches-variable-item-more[role=button]');
  await page.focus('.variable-item');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('S');
  await expect.poll(() => page.isVisible('.woo-variation-swatches-variable-item-more')).toBe(false);
  await expect.poll(() => page.isVisible('.variable-item >> nth=2')).toBe(true);
});

test('the items follow options that an optimiser prints late', async () => {
  // The shop does not know this product: the form's own widget would take the choice back.
  const page = await openPage(`/blank/?config=${encodeURIComponent('{"disable":["variation-form"]}')}`);
  await bringForm(page, {}, false);
  await page.evaluate(() => {
    Object.assign(window, {
      woo_variation_swatches_options: { clear_on_reselect: '1', variation_label_separator: ' –' },
    });
  });
  await page.click('.variable-item >> nth=1');
  await expect.poll(() => page.textContent('.label')).toBe("Size – it's");
  await page.click('.variable-item >> nth=1');
  await expect.poll(() => page.inputValue('#size')).toBe('');
});

test('the tooltip of the item that has the focus shows, and stays inside the page', async () => {
  const page = await open('/product/sneaker/', { mobile: true });
  await page.focus(item('sand'));
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(
    (selector) => getComputedStyle(document.querySelector(selector) as Element, '::before').opacity === '1',
    item('rust'),
  );
  await expect
    .poll(() => page.$eval(item('rust'), (one) => (one as HTMLElement).style.getPropertyValue('--horizontal-position')))
    .toMatch(/px$/);
});

/** The markup of all items, attributes in alphabetical order. */
const itemsHtml = (page: WatchedPage): Promise<string[]> =>
  page.$$eval('.variable-items-wrapper *', (all) =>
    all.map((one) => `${one.localName} ${[...one.attributes].map((a) => `${a.name}=${a.value}`).sort()}`),
  );

test('an unmount gives the items back as the plugin prints them, radios with their own role included', async () => {
  const bare = await openPage('/product/sneaker/?swatchroles=plugin&script=none');
  const server = await itemsHtml(bare);
  const page = await open('/product/sneaker/?swatchroles=plugin');
  expect(await axe(page, '.variations')).toEqual([]);
  await choose(page, 'rust');
  await page.click(`${item('ribbon')} input`);
  await expect.poll(() => having(page, 'selected')).toEqual(['rust', 'ribbon']);
  await page.evaluate(() => {
    const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: { unmount(host: Element): void } };
    for (const form of document.querySelectorAll('.variations_form')) api.unmount(form);
  });
  expect(await itemsHtml(page)).toEqual(server);
  await expect.poll(() => page.isChecked(`${item('ribbon')} input`)).toBe(false);
});

/** Presses an item as soon as the widget has given the items their tab stops. */
const pressAtStart = (page: WatchedPage, selector: string): Promise<unknown> =>
  page.addInitScript((wanted) => {
    const starts = new MutationObserver(() => {
      if (!document.querySelector('.variable-item[tabindex="-1"]')) return;
      starts.disconnect();
      document.querySelector<HTMLElement>(wanted)?.click();
    });
    starts.observe(document, { subtree: true, attributeFilter: ['tabindex'] });
  }, selector);

for (const legacy of ['first', 'last', 'async', 'delayed', 'first&script=injected']) {
  test(`a click has one effect when the plugin’s script is there, too (${legacy})`, async () => {
    const page = await open(`/product/sneaker/?legacy=${legacy}`, {
      listen: ['wvs-selected-item'],
      before: (opening) => pressAtStart(opening, item('rust')),
    });
    await page.waitForFunction(
      () =>
        typeof (window as { jQuery?: { fn?: { WooVariationSwatches?: unknown } } }).jQuery?.fn?.WooVariationSwatches ===
        'function',
    );
    await expect.poll(() => choice(page)).toMatchObject({ color: 'rust' });
    await choose(page, '41');
    await page.click(`${item('ribbon')} input`);
    await page.focus(item('41'));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => choice(page)).toMatchObject({ color: 'rust', size: '42', laces: 'ribbon' });
    const calls = (await heard(page, 'wvs-selected-item')).filter((one) => one.by === 'document');
    expect(calls.map(({ args }) => args[1])).toEqual(['rust', '41', 'ribbon', '42']);
    const effects = await page.evaluate(() => (window as { __legacyEffects?: string[] }).__legacyEffects ?? []);
    // A script that is faster than ours may have started; none of its handlers may act.
    const allowed = /async|injected/.test(legacy) ? /init|refresh/ : /never/;
    expect(effects.filter((one) => one.startsWith('swatches:') && !allowed.test(one))).toEqual([]);
  });
}
