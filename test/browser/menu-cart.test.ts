import { describe, expect, test } from 'vitest';
import { axe } from '../support/axe';
import { forgetHeard, legacyEffects, ORDERS, openBesideLegacy } from '../support/coexistence';
import {
  expectNoProblems,
  holdChunk,
  mounted,
  openPage,
  type PageOptions,
  requestsTo,
  shopState,
  timersRun,
  type WatchedPage,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/menu-cart/';
const HOST = '.elementor-widget-woocommerce-menu-cart';
const TOGGLE = '.elementor-menu-cart__toggle_button';
const PANEL = '.elementor-menu-cart__main';
const CLOSE = '.elementor-menu-cart__close-button';
const REMOVE = `${PANEL} .remove_from_cart_button`;
const ADD = '.products .add_to_cart_button.ajax_add_to_cart';

/** Mug, lamp and vase are in the cart where `ids` says so. */
async function open(path = PAGE, ids: number[] = [], options: PageOptions = {}): Promise<WatchedPage> {
  const page = await openPage(path, options);
  for (const id of ids) {
    await page.request.post(new URL('/?wc-ajax=add_to_cart', page.url()).href, {
      form: { product_id: String(id), quantity: '1' },
    });
  }
  if (ids.length > 0) await page.reload();
  await mounted(page, 'menu-cart');
  if (ids.length > 0) await page.waitForSelector(REMOVE, { state: 'attached' });
  return page;
}

/** What Elementor's style sheet and other scripts read. */
const stateOf = (page: WatchedPage): Promise<unknown> =>
  page.$eval(HOST, (host) => {
    const read = (selector: string, name: string) => host.querySelector(selector)?.getAttribute(name);
    return {
      shown: host.classList.contains('elementor-menu-cart--shown'),
      container: read('.elementor-menu-cart__container', 'aria-hidden'),
      main: read('.elementor-menu-cart__main', 'aria-hidden'),
      expanded: read('.elementor-menu-cart__toggle_button', 'aria-expanded'),
    };
  });

const SHOWN = { shown: true, container: 'false', main: 'false', expanded: 'true' };
const HIDDEN = { shown: false, container: 'true', main: 'true', expanded: 'false' };

const focused = (page: WatchedPage): Promise<string | undefined> =>
  page.evaluate(() =>
    document.activeElement?.closest('.site')?.contains(document.activeElement)
      ? document.activeElement.classList[0]
      : 'body',
  );

const rowsBecome = (page: WatchedPage, count: number): Promise<unknown> =>
  page.waitForFunction(([selector, wanted]) => document.querySelectorAll(selector).length === wanted, [
    REMOVE,
    count,
  ] as const);

describeWidget({
  name: 'menu-cart',
  // The contents are those of the server: fragments are another widget's.
  page: `${PAGE}?nomini`,
  host: HOST,
  settings: {
    change: { labelText: 'Your basket' },
    shows: (page) => page.waitForSelector(`${PANEL}[aria-label="Your basket"]`, { state: 'attached' }),
  },
  async keyboard(page) {
    await page.focus(TOGGLE);
    await page.keyboard.press('Space');
    await expect.poll(() => stateOf(page)).toEqual(SHOWN);
    await expect.poll(() => focused(page)).toBe('elementor-menu-cart__main');
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page)).toBe('elementor-menu-cart__close-button');
    await page.keyboard.press('Enter');
    await expect.poll(() => stateOf(page)).toEqual(HIDDEN);
    await expect.poll(() => focused(page)).toBe('elementor-menu-cart__toggle_button');
  },
});

describe('the cart at the side', () => {
  test('the cart at the side opens and closes with the states that Elementor’s styles know', async () => {
    const page = await open();
    await expect.poll(() => stateOf(page)).toEqual(HIDDEN);
    await page.click(TOGGLE);
    await expect.poll(() => stateOf(page)).toEqual(SHOWN);
    expect(new URL(page.url()).hash).toBe('');
    await page.click(CLOSE);
    await expect.poll(() => stateOf(page)).toEqual(HIDDEN);
    expectNoProblems(page);
  });

  test('the cart at the side is a dialog: the page behind is out of reach, and Escape gives the focus back', async () => {
    const page = await open(PAGE, [11, 14], { reducedMotion: true });
    await page.click(TOGGLE);
    expect(await page.locator(PANEL).getAttribute('role')).toBe('dialog');
    expect(await page.locator(PANEL).getAttribute('aria-modal')).toBe('true');
    expect(await page.locator('.site-footer').evaluate((footer) => !!footer.closest('[inert]'))).toBe(true);
    expect(await axe(page)).toEqual([]);
    await expect.poll(() => focused(page)).toBe('elementor-menu-cart__main');
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate((panel) => !!document.activeElement?.closest(panel), PANEL)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => stateOf(page)).toEqual(HIDDEN);
    await expect.poll(() => focused(page)).toBe('elementor-menu-cart__toggle_button');
    await expect.poll(() => page.locator('.site-footer').evaluate((one) => !!one.closest('[inert]'))).toBe(false);
    await expect.poll(() => page.locator(PANEL).getAttribute('aria-modal')).toBeNull();
  });

  test('the cart at the side closes by a click beside it, and not by one in it', async () => {
    const page = await open();
    await page.click(TOGGLE);
    await page.click(`${PANEL} .widget_shopping_cart_content`, { position: { x: 2, y: 2 } });
    await expect.poll(() => stateOf(page)).toEqual(SHOWN);
    await page.mouse.click(200, 500);
    await expect.poll(() => stateOf(page)).toEqual(HIDDEN);
  });

  test('a line is removed by one request, without a reload; the cart stays open, its counter and the focus follow', async () => {
    const page = await open(PAGE, [11, 14]);
    const sent = requestsTo(page, /wc-ajax=|admin-ajax|remove_item=/);
    await page.click(TOGGLE);
    await page.locator(REMOVE).first().click();
    await rowsBecome(page, 1);
    await page.waitForSelector('.elementor-button-icon[data-counter="1"]');
    await expect.poll(() => stateOf(page)).toEqual(SHOWN);
    await expect.poll(() => focused(page)).toBe('remove');
    expect(sent).toHaveLength(1);
    expect((await shopState(page)).cart.map(({ id }) => id)).toEqual([14]);
    await page.keyboard.press('Escape');
    await expect.poll(() => stateOf(page)).toEqual(HIDDEN);
    await expect.poll(() => focused(page)).toBe('elementor-menu-cart__toggle_button');
    expectNoProblems(page);
  });

  test('the cart at the side opens once for a press that came before the widget', async () => {
    let release = (): void => {};
    const page = await openPage(PAGE, {
      before: async (opening) => {
        release = await holdChunk(opening, 'menu-cart');
      },
      fresh: true,
    });
    await page.click(TOGGLE);
    expect(await stateOf(page)).toEqual(HIDDEN);
    release();
    await mounted(page, 'menu-cart');
    await expect.poll(() => stateOf(page)).toEqual(SHOWN);
  });
});

describe('the cart after an add', () => {
  test('the cart opens after an add where that is set, and gives the focus back to the add button', async () => {
    const page = await open(`${PAGE}?auto=yes`);
    await page.locator(ADD).first().click();
    await expect.poll(() => stateOf(page)).toEqual(SHOWN);
    await rowsBecome(page, 1);
    await expect.poll(() => focused(page)).toBe('elementor-menu-cart__main');
    await page.keyboard.press('Escape');
    await expect.poll(() => stateOf(page)).toEqual(HIDDEN);
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.add_to_cart_button'))).toBe(true);
  });

  test('the cart stays closed after an add where that is not set, and its counter follows', async () => {
    const page = await open();
    await page.locator(ADD).first().click();
    await page.waitForSelector('.elementor-button-icon[data-counter="1"]');
    await expect.poll(() => stateOf(page)).toEqual(HIDDEN);
    expect(await page.getAttribute(TOGGLE, 'aria-haspopup')).toBe('dialog');
  });

  test('the cart is open from the start after an add that has loaded the page', async () => {
    const page = await open(`${PAGE}?auto=yes&added=yes`);
    await expect.poll(() => stateOf(page)).toEqual(SHOWN);
  });
});

describe('the cart below the button', () => {
  const MINI = `${PAGE}?type=mini-cart`;

  test('the cart below the button leaves the page in reach, and closes when the focus goes elsewhere', async () => {
    const page = await open(MINI, [11]);
    await page.click(TOGGLE);
    await expect.poll(() => stateOf(page)).toEqual(SHOWN);
    expect(await page.locator('[inert]').count()).toBe(0);
    expect(await axe(page)).toEqual([]);
    await page.locator(ADD).first().focus();
    await expect.poll(() => stateOf(page)).toEqual(HIDDEN);
    expect(await page.evaluate(() => document.activeElement?.matches('.add_to_cart_button'))).toBe(true);
  });

  test('the cart below the button closes by its button, by Escape and by a click elsewhere', async () => {
    const page = await open(MINI);
    for (const leave of [() => page.click(TOGGLE), () => page.keyboard.press('Escape'), () => page.click('h1')]) {
      await page.click(TOGGLE);
      await expect.poll(() => stateOf(page)).toEqual(SHOWN);
      await leave();
      await expect.poll(() => stateOf(page)).toEqual(HIDDEN);
    }
  });

  test('the cart below the button stays within a low window, and its lines scroll', async () => {
    const page = await open(MINI, [11, 14, 15, 20], { viewport: { width: 1000, height: 800 } });
    await page.click(TOGGLE);
    const bottom = (): Promise<number> => page.$eval(PANEL, (panel) => panel.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBeLessThanOrEqual(800);
    expect(await page.$eval(`${PANEL} ul`, (list) => list.scrollHeight > list.clientHeight)).toBe(true);
  });

  test('the cart below the button takes no focus when an add opens it', async () => {
    const page = await open(`${MINI}&auto=yes`);
    await page.locator(ADD).first().click();
    await expect.poll(() => stateOf(page)).toEqual(SHOWN);
    expect(await page.evaluate(() => document.activeElement?.matches('.add_to_cart_button'))).toBe(true);
  });

  test('the cart opens under the pointer where that is set, and closes after it; a press makes it stay', async () => {
    const page = await open(`${MINI}&open=mouseover`);
    await page.hover(TOGGLE);
    await expect.poll(() => stateOf(page)).toEqual(SHOWN);
    await expect.poll(() => focused(page)).toBe('body');
    await page.hover(PANEL);
    await timersRun(page, 300);
    expect(await stateOf(page)).toEqual(SHOWN);
    await page.mouse.move(300, 700);
    await expect.poll(() => stateOf(page)).toEqual(HIDDEN);
    await page.click(TOGGLE);
    await page.mouse.move(300, 700);
    await timersRun(page, 300);
    expect(await stateOf(page)).toEqual(SHOWN);
    await page.keyboard.press('Escape');
    await expect.poll(() => stateOf(page)).toEqual(HIDDEN);
  });
});

test('any element is a cart by attribute', async () => {
  const page = await open();
  await page.$eval(HOST, (host) => {
    const own = document.createElement('div');
    own.dataset.widget = 'menu-cart';
    own.dataset.settings = '{"cart_type":"mini-cart","closeText":"Zu"}';
    own.innerHTML =
      '<div class="elementor-menu-cart__main" hidden><button class="elementor-menu-cart__close-button">×</button></div><button type="button" class="elementor-menu-cart__toggle_button" id="own">Cart</button>';
    host.replaceWith(own);
  });
  await mounted(page, 'menu-cart');
  await page.click('#own');
  expect(await page.getAttribute('#own', 'aria-expanded')).toBe('true');
  expect(await page.getAttribute('#own', 'role')).toBeNull();
  expect(await page.locator('.elementor-menu-cart--shown').count()).toBe(1);
  await page.keyboard.press('Escape');
  expect(await page.getAttribute('#own', 'aria-expanded')).toBe('false');
});

test('a cart with broken settings has the defaults', async () => {
  const page = await open();
  await page.$eval(HOST, (host) => host.setAttribute('data-settings', '{"cart_type":[],"open_cart":7,"labelText":{}}'));
  await page.waitForSelector(`${PANEL}[aria-label="Shopping cart"]`, { state: 'attached' });
  await page.click(TOGGLE);
  expect(await page.getAttribute(PANEL, 'aria-modal')).toBe('true');
});

describe('beside Elementor’s own script', () => {
  for (const order of ORDERS) {
    test(`a press and an add have one effect each on the cart, ours (${order})`, async () => {
      const page = await openBesideLegacy(`${PAGE}?auto=yes`, order, ['menu-cart']);
      await forgetHeard(page);
      await page.click(TOGGLE);
      await expect.poll(() => stateOf(page)).toEqual(SHOWN);
      await page.keyboard.press('Escape');
      await expect.poll(() => stateOf(page)).toEqual(HIDDEN);
      await page.locator(ADD).first().click();
      await expect.poll(() => stateOf(page)).toEqual(SHOWN);
      await page.click(CLOSE);
      await expect.poll(() => stateOf(page)).toEqual(HIDDEN);
      expect((await legacyEffects(page)).filter((effect) => effect.startsWith('menu-cart'))).toEqual([]);
      expect((await shopState(page)).cart).toHaveLength(1);
    });
  }

  test('the pointer has one effect on the cart, ours', async () => {
    const page = await openBesideLegacy(`${PAGE}?type=mini-cart&open=mouseover`, 'first', ['menu-cart']);
    await page.hover(TOGGLE);
    await expect.poll(() => stateOf(page)).toEqual(SHOWN);
    await page.mouse.move(300, 700);
    await expect.poll(() => stateOf(page)).toEqual(HIDDEN);
    expect((await legacyEffects(page)).filter((effect) => effect.startsWith('menu-cart'))).toEqual([]);
  });
});
