import { describe, expect, test } from 'vitest';
import { expectNoProblems, heard, mounted, openPage, shopState, started, type WatchedPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const FIELD = 'input.qty';

/** The widget comes with the first touch of its field. */
const touch = async (page: WatchedPage): Promise<void> => {
  await started(page);
  await page.locator('[data-widget~="quantity"]').first().waitFor({ state: 'attached' });
  await page.$$eval('[data-widget~="quantity"]', (hosts) => {
    for (const host of hosts) host.dispatchEvent(new Event('pointerover'));
  });
  await mounted(page, 'quantity');
};

/** A page with this markup, brought by a script; the widget is there. */
const stage = async (
  html: string,
  path = '/blank/',
  options?: Parameters<typeof openPage>[1],
): Promise<WatchedPage> => {
  const page = await openPage(path, options);
  await page.evaluate((markup) => {
    const room = document.querySelector('#stage');
    if (room) room.innerHTML = markup;
  }, html);
  await touch(page);
  return page;
};

const enter = async (page: WatchedPage, value: string): Promise<string> => {
  const field = page.locator(FIELD).first();
  await field.fill(value);
  await field.blur();
  return field.inputValue();
};

const WITH_BUTTONS = `<form class="cart"><div class="quantity"><button type="button" class="minus">-</button>
  <input type="number" class="input-text qty text" name="quantity" value="1" min="1" max="3" step="1" aria-label="Product quantity">
  <button type="button" class="plus">+</button></div></form>`;

const CARD = `<ul><li class="product"><a href="#p">Mug</a><div class="quantity"><input type="number" class="qty" name="quantity"
  value="1" min="1" max="5"></div><a href="?add-to-cart=11" data-quantity="1" data-product_id="11"
  class="button product_type_simple add_to_cart_button ajax_add_to_cart">Add</a></li></ul>`;

describeWidget({
  name: 'quantity',
  page: `/product/mug/?config=${encodeURIComponent('{"disable":["add-to-cart"]}')}`,
  host: 'form.cart .quantity',
  // The field's id is another one on every view.
  ignore: ['id', 'for'],
  settings: {
    change: { grouped: true },
    async shows(page) {
      await page.$eval(FIELD, (field) => field.setAttribute('min', '0'));
      expect(await enter(page, '0')).toBe('0');
    },
  },
  async keyboard(page) {
    await page.focus(FIELD);
    await page.keyboard.press('ArrowUp');
    expect(await page.inputValue(FIELD)).toBe('2');
  },
});

test('a quantity below the minimum is raised when the page opens, and nobody is told', async () => {
  const page = await stage(
    '<div class="quantity"><input type="number" class="qty" value="1" min="4"></div>',
    '/blank/',
    {
      listen: ['change'],
    },
  );
  expect(await page.inputValue(FIELD)).toBe('4');
  expect(await page.getAttribute(FIELD, 'value')).toBe('1');
  expect(await heard(page, 'change')).toEqual([]);
});

test('a quantity below the minimum is raised as soon as the page is parsed, even if its chunk never comes', async () => {
  const page = await openPage('/product/mug/', {
    block: [/widget-quantity/],
    before: (opening) =>
      opening.route(/product\/mug/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace(/min="1"/g, 'min="3"') });
      }),
  });
  expect(await page.inputValue(FIELD)).toBe('3');
});

/** Brings markup as a script does, to a page where nothing of the widget has loaded; resolves when it has been looked at. */
const bring = async (html: string): Promise<WatchedPage> => {
  const page = await openPage('/blank/', { block: [/widget-quantity/] });
  await page.evaluate(async (markup) => {
    const room = document.querySelector('#stage')!;
    room.innerHTML = markup;
    await new Promise((done) => setTimeout(done));
  }, html);
  return page;
};

test('a quantity below the minimum is raised in markup that comes late, before anyone touches it', async () => {
  const page = await bring('<div class="quantity"><input type="number" class="qty" value="1" min="4"></div>');
  await expect.poll(() => page.inputValue(FIELD)).toBe('4');
});

test('the quantity of a row of the cart is never raised, wherever the theme shows it, and may be 0', async () => {
  const row = '<div class="quantity"><input type="number" class="qty" name="cart[d3d9][qty]" value="1" min="4"></div>';
  const page = await openPage('/product/mug/', {
    before: (opening) =>
      opening.route(/product\/mug/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace('<h1', `${row}<h1`) });
      }),
  });
  const field = page.locator('[name^=cart]');
  expect(await field.inputValue()).toBe('1');
  await field.fill('0');
  await field.blur();
  expect(await field.inputValue()).toBe('0');
});

test('a negative quantity without a minimum is left to the shop until the visitor changes it', async () => {
  const page = await bring('<div class="quantity"><input type="number" class="qty" value="-3"></div>');
  expect(await page.inputValue(FIELD)).toBe('-3');
  await page.dispatchEvent(FIELD, 'change');
  expect(await page.inputValue(FIELD)).toBe('-3');
  const other = await stage('<div class="quantity"><input type="number" class="qty" value="-3"></div>');
  expect(await enter(other, '-2')).toBe('1');
});

const ordered = async (page: WatchedPage): Promise<number[]> => {
  const { cart } = (await shopState(page)) as unknown as { cart: { quantity: number }[] };
  return cart.map(({ quantity }) => quantity);
};

const SENDERS = {
  Enter: (page: WatchedPage) => page.keyboard.press('Enter'),
  'a press on the button': (page: WatchedPage) => page.click('.single_add_to_cart_button'),
  'Tab and Space': async (page: WatchedPage) => {
    await page.focus('.single_add_to_cart_button');
    await page.keyboard.press(' ');
  },
};

describe.each(['with the widget', 'before its chunk is there'])('a quantity out of bounds, %s', (when) => {
  test.each(
    Object.entries(SENDERS).flatMap(([by, send]) => ['0', '99', '-2'].map((value) => [value, by, send] as const)),
  )('a quantity of %s that is sent by %s is refused by the browser, and not changed', async (value, _, send) => {
    const isThere = when === 'with the widget';
    const page = await openPage('/product/mug/', { block: isThere ? [] : [/widget-quantity/] });
    await mounted(page, 'add-to-cart');
    if (isThere) await touch(page);
    await page.focus(FIELD);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(value);
    await page.evaluate(() => {
      addEventListener('invalid', () => document.body.setAttribute('data-refused', ''), true);
    });
    await send(page);
    await page.waitForSelector('[data-refused]');
    expect(await page.inputValue(FIELD)).toBe(value);
    expect(await ordered(page)).toEqual([]);
    await page.locator(FIELD).fill('2');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    expect(await ordered(page)).toEqual([2]);
  });
});

test('other scripts are told when a quantity is corrected', async () => {
  const page = await openPage('/product/mug/', { listen: ['change'] });
  await touch(page);
  await page.fill(FIELD, '99');
  await page.locator(FIELD).blur();
  expect(await page.inputValue(FIELD)).toBe('24');
  const calls = (await heard(page)).filter(({ by }) => by === 'bubble');
  expect(calls.map(({ name }) => name)).toEqual(['change', 'change']);
});

test('the settings of an element around the theme’s own count', async () => {
  const page = await stage(
    `<div data-widget="quantity" data-settings='{"grouped":true}'>${WITH_BUTTONS.replace('min="1"', 'min="0"')}</div>`,
  );
  expect(await enter(page, '0')).toBe('0');
  await page.click('.plus');
  expect(await page.inputValue(FIELD)).toBe('1');
});

test('the button of a list gets the quantity only where Elementor lets it', async () => {
  const list = (show: string): string =>
    `<div class="elementor-element" data-settings='{"show_quantity":"${show}"}'>${CARD}</div>`;
  for (const [show, quantity] of [
    ['yes', '4'],
    ['no', '1'],
  ] as const) {
    const page = await stage(list(show));
    await enter(page, '4');
    const button = page.locator('.add_to_cart_button');
    expect(await button.getAttribute('data-quantity')).toBe(quantity);
    await page.$eval('.add_to_cart_button', (element) => {
      const settings = JSON.stringify({ show_quantity: 'yes' });
      element.parentElement?.querySelector('.quantity')?.setAttribute('data-settings', settings);
    });
    await expect.poll(() => button.getAttribute('data-quantity')).toBe('4');
    expectNoProblems(page);
  }
});

test('the quantities in the rows of the cart are left alone', async () => {
  const page = await openPage('/blank/');
  await page.evaluate(() => {
    const row =
      '<td class="product-quantity"><div class="quantity"><input class="qty" type="number" value="1" min="4"></div></td>';
    const stageElement = document.querySelector('#stage');
    if (stageElement)
      stageElement.innerHTML = `<table><tbody><tr>${row}</tr></tbody></table><div class="quantity"><input id="other" class="qty" type="number" value="1" min="4"></div>`;
  });
  await touch(page);
  expect(await page.inputValue('#other')).toBe('4');
  expect(await page.inputValue('.product-quantity .qty')).toBe('1');
  expect(await page.locator('[data-widget~="quantity"]').count()).toBe(1);
});

test('a visitor may type any quantity; then 0 becomes 1, and the bounds are kept', async () => {
  const page = await openPage('/product/mug/');
  await touch(page);
  await page.fill(FIELD, '99');
  expect(await page.inputValue(FIELD)).toBe('99');
  await page.locator(FIELD).blur();
  expect(await page.inputValue(FIELD)).toBe('24');
  expect(await enter(page, '0')).toBe('1');
  expect(await enter(page, '')).toBe('1');
  expect(await enter(page, '-5')).toBe('1');
  expectNoProblems(page);
});

test('0 and nothing stay in the form of a grouped product', async () => {
  const page = await openPage('/product/set/');
  await touch(page);
  expect(await enter(page, '0')).toBe('0');
  expect(await enter(page, '')).toBe('');
  expect(await enter(page, '3')).toBe('3');
  expect(await page.isChecked('.wc-grouped-product-add-to-cart-checkbox')).toBe(false);
});

const rowOf = (name: string): string =>
  `<ul><li><div class="quantity"><input type="number" class="qty" name="${name}" value="2" min="0" step="1"></div></li></ul>`;

test('0 stays in a row of the cart, wherever the theme shows it', async () => {
  const page = await stage(rowOf('cart[d3d9446802a44259755d38e6d163e820][qty]'));
  expect(await enter(page, '0')).toBe('0');
});

test('0 stays where each product has its own field', async () => {
  const page = await stage(rowOf('quantity[12]'));
  expect(await enter(page, '0')).toBe('0');
});

test('a quantity counts in steps without rounding noise', async () => {
  const page = await stage(
    '<div class="quantity"><input type="number" class="qty" value="0.1" min="0.1" max="0.5" step="0.1"><button type="button" class="qty-plus">+</button></div>',
  );
  await page.click('.qty-plus');
  await page.click('.qty-plus');
  expect(await page.inputValue(FIELD)).toBe('0.3');
  expect(await enter(page, '0.44')).toBe('0.4');
  expect(await enter(page, '7')).toBe('0.5');
});

test('the buttons of the theme count, and say when they are at an end', async () => {
  const page = await stage(WITH_BUTTONS, '/blank/', { listen: ['change', 'input'] });
  expect(await page.getAttribute('.minus', 'aria-disabled')).toBe('true');
  await page.click('.plus');
  await page.click('.plus');
  expect(await page.inputValue(FIELD)).toBe('3');
  expect(await page.getAttribute('.plus', 'aria-disabled')).toBe('true');
  expect(await page.getAttribute('.minus', 'aria-disabled')).toBe(null);
  const calls = (await heard(page)).filter(({ by }) => by === 'bubble');
  expect(calls.map(({ name }) => name)).toEqual(['input', 'change', 'input', 'change']);
  await page.click('.plus', { force: true });
  expect(await page.inputValue(FIELD)).toBe('3');
});

test('a press counts once where the theme’s own script counts, too', async () => {
  const page = await stage(WITH_BUTTONS);
  await page.evaluate(() => {
    document.addEventListener('click', ({ target }) => {
      const field = document.querySelector<HTMLInputElement>('input.qty');
      if (field && (target as Element).matches('.plus')) field.value = String(Number(field.value) + 1);
    });
  });
  await page.click('.plus');
  expect(await page.inputValue(FIELD)).toBe('2');
});

test('bounds of a quantity that come later are respected', async () => {
  const page = await stage(WITH_BUTTONS);
  await page.$eval(FIELD, (field) => field.setAttribute('max', '1'));
  await page.waitForSelector('.plus[aria-disabled=true]');
  await page.click('.plus', { force: true });
  expect(await page.inputValue(FIELD)).toBe('1');
  expect(await enter(page, '3')).toBe('1');
});

test('the button of a card adds by page load while the quantity is above the maximum', async () => {
  const page = await stage(CARD);
  await enter(page, '9');
  expect(await page.inputValue(FIELD)).toBe('9');
  expect(await page.getAttribute('.button', 'class')).not.toContain('ajax_add_to_cart');
  await enter(page, '4');
  expect(await page.getAttribute('.button', 'class')).toContain('ajax_add_to_cart');
  expect(await page.getAttribute('.button', 'data-quantity')).toBe('4');
});

test('a button never gets the class that it did not have', async () => {
  const page = await stage(CARD.replace(' ajax_add_to_cart', ''));
  expect(await enter(page, '9')).toBe('5');
  await enter(page, '2');
  expect(await page.getAttribute('.button', 'class')).not.toContain('ajax_add_to_cart');
});

test('a change of the quantity that another script makes through jQuery is heard', async () => {
  const page = await openPage('/product/mug/?jquery=1');
  await touch(page);
  await page.evaluate(() => {
    const { jQuery } = window as unknown as {
      jQuery(target: string): { val(v: string): { trigger(e: string): void } };
    };
    jQuery('input.qty').val('0').trigger('change');
  });
  expect(await page.inputValue(FIELD)).toBe('1');
});

test('a read-only quantity stays as it is', async () => {
  const page = await stage('<div class="quantity"><input type="text" readonly class="qty" value="9" max="3"></div>');
  await page.$eval(FIELD, (field) => field.dispatchEvent(new Event('change', { bubbles: true })));
  expect(await page.inputValue(FIELD)).toBe('9');
});
