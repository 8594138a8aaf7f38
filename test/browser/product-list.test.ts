import { describe, expect, test } from 'vitest';
import { holdChunk } from '../support/chunks';
import { heardByAnalytics, legacyEffects, ORDERS, openBesideLegacy } from '../support/coexistence';
import {
  axe,
  expectNoProblems,
  mounted,
  openPage,
  type PageOptions,
  requestsTo,
  started,
  timersRun,
  type WatchedPage,
} from '../support/page';
import { expectSame, openAtRest, openHeld, PHONE } from '../support/restingPages';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/jet-items/';

const open = async (options?: PageOptions): Promise<WatchedPage> => {
  const page = await openPage(PAGE, options);
  await mounted(page, 'product-list');
  await page.evaluate(() => window.scrollTo(0, 0));
  return page;
};

/** Taps, and waits for the click that the browser makes of it. */
async function tap(page: WatchedPage, selector: string): Promise<void> {
  const heard = await page.evaluateHandle(() => ({
    click: new Promise<void>((done) => window.addEventListener('click', () => done(), { capture: true, once: true })),
  }));
  await page.tap(selector);
  await heard.evaluate(({ click }) => click);
}

const hovered = (page: WatchedPage): Promise<string[]> =>
  page.$$eval('.mobile-hover', (all) => all.map((item) => item.id || item.parentElement!.id));

/** Stays on the page whatever is followed; tells what would have been. */
const holdLinks = (page: WatchedPage): Promise<void> =>
  page.evaluate(() => {
    const followed: string[] = [];
    Object.assign(window, { __followed: followed });
    window.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a[href]');
      if (link && !event.defaultPrevented) followed.push(link.getAttribute('href')!);
      event.preventDefault();
    });
  });

const followed = (page: WatchedPage): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { __followed: string[] }).__followed);

describeWidget({
  name: 'product-list',
  page: PAGE,
  host: '[data-mobile-hover], .jet-woo-item-overlay-wrap',
  settings: {
    leavesTraces: true,
    change: { url: '/product/vase/' },
    async shows(page) {
      await page.focus('#card-here');
      await Promise.all([page.waitForURL('**/product/vase/'), page.keyboard.press('Enter')]);
      await page.goBack();
      await mounted(page, 'product-list');
    },
  },
  async keyboard(page) {
    await page.focus('#card-here .inner');
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('card-here');
    await Promise.all([page.waitForURL('**/product/mug/'), page.keyboard.press('Enter')]);
  },
});

const setEditMode = (page: WatchedPage, on: boolean): Promise<void> =>
  page.evaluate((mode) => {
    const { StorefrontWidgets: api } = window as unknown as {
      StorefrontWidgets: { setEditMode(on: boolean, options: object): void };
    };
    api.setEditMode(mode, { panel: false });
  }, on);

/** What keeps items still comes with the first edit mode. */
const editingHasBegun = (page: WatchedPage): Promise<unknown> =>
  page.waitForFunction(() => {
    const click = new MouseEvent('auxclick', { cancelable: true, bubbles: true, button: 1 });
    document.querySelector('ul.products li.product a')?.dispatchEvent(click);
    return click.defaultPrevented;
  });

for (const query of ['', '?legacy=first']) {
  test(`items of ul.products do nothing in edit mode, and act again when it ends ${query}`, async () => {
    const page = await openPage(`/shop/${query}`);
    // The shop's own script follows the visit, so the page may rest.
    await started(page);
    await page.locator('body[data-widget~=loop-add-to-cart]').waitFor();
    await setEditMode(page, true);
    await editingHasBegun(page);
    const sent = requestsTo(page, /[?&](wc-ajax=add_to_cart|add-to-cart=)/);
    const opened: unknown[] = [];
    page.context().on('page', (one) => opened.push(one));
    const link = page.locator('ul.products li.product a').first();
    const button = page.locator('ul.products .ajax_add_to_cart').first();
    await link.click();
    await link.click({ button: 'middle' });
    await link.click({ modifiers: ['ControlOrMeta'] });
    await button.click();
    await mounted(page, 'loop-add-to-cart');
    await button.click();
    await timersRun(page, 300);
    expect([new URL(page.url()).pathname, opened.length, sent.length]).toEqual(['/shop/', 0, 0]);

    await setEditMode(page, false);
    await button.click();
    await page.locator('ul.products .ajax_add_to_cart.added').waitFor();
    expect(sent).toHaveLength(1);
    await Promise.all([page.waitForURL('**/product/**'), link.click()]);
  });
}

describe('items of a list on a phone', () => {
  test('the first tap marks the item and blocks its link, the second one follows it', async () => {
    const page = await open({ mobile: true });
    await holdLinks(page);
    await tap(page, '#more-a .jet-woo-product-title a');
    expect(await hovered(page)).toEqual(['more-a']);
    expect(await followed(page)).toEqual([]);
    await tap(page, '#more-a .jet-woo-product-title a');
    expect(await followed(page)).toEqual(['/product/mug/?from=more-a']);
    expectNoProblems(page);
  });

  test('a tap on another item moves the mark, a tap elsewhere clears it', async () => {
    const page = await open({ mobile: true });
    await holdLinks(page);
    await tap(page, '#more-a .jet-woo-product-title a');
    await tap(page, '#more-b .jet-woo-product-title a');
    expect(await hovered(page)).toEqual(['more-b']);
    await tap(page, '#outside');
    expect(await hovered(page)).toEqual([]);
    await tap(page, '#more-b .jet-woo-product-title a');
    expect(await followed(page)).toEqual([]);
  });

  test('a button in the item acts at the first tap', async () => {
    const page = await open({ mobile: true });
    await page.evaluate(() =>
      document.querySelector('#more-a .wish')?.addEventListener('click', (event) => {
        document.title = event.defaultPrevented ? 'blocked' : 'remembered';
      }),
    );
    await tap(page, '#more-a .wish');
    expect(await page.title()).toBe('remembered');
    expect(await hovered(page)).toEqual(['more-a']);
  });

  test('a tap in a list inside an item marks the item; a choice acts at once, one tap more follows a link', async () => {
    const page = await open({ mobile: true });
    await holdLinks(page);
    await page.evaluate(() => {
      const inside = document.createElement('div');
      inside.innerHTML =
        '<ul><li id="red" role="radio" tabindex="0">Red</li></ul><ul><li><a href="/tag/" id="tag">Tag</a></li></ul>';
      inside.querySelector('#red')?.addEventListener('click', (event) => {
        document.title = event.defaultPrevented ? 'blocked' : 'chosen';
      });
      document.querySelector('#more-a .jet-woo-products__inner-box')?.append(inside);
    });
    await tap(page, '#red');
    expect(await page.title()).toBe('chosen');
    expect(await hovered(page)).toEqual(['more-a']);
    await tap(page, '#tag');
    expect(await followed(page)).toEqual(['/tag/']);
    expect(await hovered(page)).toEqual(['more-a']);
  });

  test('an item of a list that shows nothing more is followed at once', async () => {
    const page = await open({ mobile: true });
    await holdLinks(page);
    await tap(page, '#plain-a .jet-woo-product-title a');
    expect(await followed(page)).toEqual(['/product/mug/?from=plain-a']);
    expect(await hovered(page)).toEqual([]);
  });

  test('categories block the link of their picture, in the layouts that show more', async () => {
    const page = await open({ mobile: true });
    await holdLinks(page);
    await tap(page, '#categories-1 .jet-woo-category-thumbnail a');
    await tap(page, '#categories-2 .jet-woo-category-thumbnail a');
    expect(await followed(page)).toEqual(['/product/lamp/?preset=1']);
    expect(await hovered(page)).toEqual(['categories-2']);
    await tap(page, '#categories-2 .jet-woo-category-thumbnail a');
    expect(await followed(page)).toEqual(['/product/lamp/?preset=1', '/product/lamp/?preset=2']);
  });

  test('the Enter key follows the link at once', async () => {
    const page = await open({ mobile: true });
    await holdLinks(page);
    await page.focus('#more-a .jet-woo-product-title a');
    await page.keyboard.press('Enter');
    expect(await followed(page)).toEqual(['/product/mug/?from=more-a']);
  });
});

test('a mouse follows a link in the list at once, on a device with touch, too', async () => {
  const page = await open({ context: { hasTouch: true } });
  await holdLinks(page);
  await page.click('#more-a .jet-woo-product-title a');
  expect(await followed(page)).toEqual(['/product/mug/?from=more-a']);
});

describe('a card', () => {
  test('a card leads to its product from anywhere inside', async () => {
    const page = await open();
    await Promise.all([page.waitForURL('**/product/mug/'), page.click('#card-here .text')]);
    expectNoProblems(page);
  });

  for (const [what, act] of [
    ['with _blank', (page: WatchedPage) => page.click('#card-beside .text')],
    ['with a modifier key', (page: WatchedPage) => page.click('#card-here .text', { modifiers: ['ControlOrMeta'] })],
    ['with the middle button', (page: WatchedPage) => page.click('#card-here .text', { button: 'middle' })],
  ] as const) {
    test(`a card opens a new tab ${what}, which cannot reach back`, async () => {
      const page = await open();
      const [opened] = await Promise.all([page.context().waitForEvent('page'), act(page)]);
      await opened.waitForURL('**/product/mug/');
      expect(await opened.evaluate(() => window.opener)).toBeNull();
      expect(page.url()).toContain(PAGE);
    });
  }

  test('a card leaves links, buttons and fields inside alone, and selected text, and other schemes', async () => {
    const page = await open();
    await page.click('#card-here button');
    await page.click('#card-here input');
    await page.click('#card-bad .text');
    const box = (await page.locator('#card-here .text').boundingBox())!;
    await page.mouse.move(box.x + 4, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 90, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(3);
    expect(page.url()).toContain(PAGE);
    await Promise.all([page.waitForURL('**/product/lamp/'), page.click('#card-here .inner')]);
    expectNoProblems(page);
  });

  test('a card is a link for keyboards only where it has none to its product', async () => {
    const page = await open();
    const facts = await page.$$eval('#cards > *', (cards) =>
      cards.map((card) => [card.getAttribute('role'), card.getAttribute('tabindex')].join()),
    );
    expect(facts).toEqual(['link,0', 'link,0', ',', ',']);
    expect(await page.getAttribute('#card-linked .jet-woo-item-overlay-link', 'aria-hidden')).toBe('true');
  });

  test('a card does nothing in edit mode', async () => {
    const page = await open({ mobile: true });
    await setEditMode(page, true);
    await tap(page, '#card-here .text');
    await tap(page, '#card-here .inner');
    await tap(page, '#more-a .jet-woo-product-title a');
    await tap(page, '#more-a .jet-woo-product-title a');
    expect(page.url()).toContain(PAGE);
    expect(await hovered(page)).toEqual([]);
  });

  test('a card follows a click that came before its code', async () => {
    let release = (): void => {};
    const page = await openPage(PAGE, {
      before: async (opening) => {
        release = await holdChunk(opening, 'product-list');
      },
    });
    await page.click('#card-here .text');
    await page.waitForSelector('#card-here[data-widget-state=loading]');
    await Promise.all([page.waitForURL('**/product/mug/'), release()]);
  });
});

describe('lists and cards that nobody has used yet', () => {
  test('cards rest as links where they have none, and nothing changes when they start', async () => {
    const page = await openAtRest(PAGE);
    await page.waitForSelector('#card-here[role=link][tabindex="0"]');
    expect(await page.getAttribute('#card-linked .jet-woo-item-overlay-link', 'aria-hidden')).toBe('true');
    expect(await page.locator('[role=link]').count()).toBe(2);
    expect(await axe(page, '#cards')).toEqual([]);
    await expectSame(page, 'product-list', '[data-mobile-hover], .jet-woo-item-overlay-wrap');
    expectNoProblems(page);
  });

  test('the first tap marks the item and blocks its link, however late the runtime comes', async () => {
    const { page, release } = await openHeld(PAGE, PHONE);
    await holdLinks(page);
    await page.tap('#more-a .jet-woo-product-title a');
    await page.waitForSelector('#more-a [aria-busy=true]');
    release();
    await expect.poll(() => hovered(page)).toEqual(['more-a']);
    expect(await followed(page)).toEqual([]);
    await tap(page, '#more-a .jet-woo-product-title a');
    expect(await followed(page)).toEqual(['/product/mug/?from=more-a']);
  });

  test('the first tap on an item that shows nothing more follows its link', async () => {
    const { page, release } = await openHeld(PAGE, PHONE);
    await holdLinks(page);
    await page.tap('#plain-a .jet-woo-product-title a');
    release();
    await expect.poll(() => followed(page)).toEqual(['/product/mug/?from=plain-a']);
  });

  for (const how of ['click', 'Enter'] as const)
    test(`the first ${how} on a link in a list does not wait`, async () => {
      const { page } = await openHeld(PAGE, how === 'click' ? { context: { hasTouch: true } } : PHONE);
      await holdLinks(page);
      if (how === 'click') await page.click('#more-a .jet-woo-product-title a');
      else await page.press('#more-a .jet-woo-product-title a', how);
      expect(await followed(page)).toEqual(['/product/mug/?from=more-a']);
    });

  test('the first Enter on a card follows it, and one on a link inside that link', async () => {
    const { page, release } = await openHeld(PAGE);
    await page.waitForSelector('#card-here[role=link]');
    await page.press('#card-here', 'Enter');
    await Promise.all([page.waitForURL('**/product/mug/'), release()]);
    const other = await openHeld(PAGE);
    await other.page.waitForSelector('#card-here[role=link]');
    await Promise.all([other.page.waitForURL('**/product/lamp/'), other.page.press('#card-here .inner', 'Enter')]);
  });
});

for (const order of ORDERS) {
  describe(`items beside legacy scripts, our tag: ${order}`, () => {
    test('a card opens one tab, and everybody else hears the click', async () => {
      const page = await openBesideLegacy(PAGE, order, ['product-list']);
      const opened: unknown[] = [];
      page.context().on('page', (one) => opened.push(one));
      await Promise.all([page.context().waitForEvent('page'), page.click('#card-beside .text')]);
      expect((await legacyEffects(page)).filter((effect) => effect === 'jet:card')).toEqual([]);
      expect(await heardByAnalytics(page, 'click')).toEqual({ capture: 1, bubble: 1 });
      await timersRun(page, 200);
      expect(opened).toHaveLength(1);
      expectNoProblems(page);
    });
  });
}

test('the first tap beside legacy scripts is ours alone', async () => {
  const page = await openPage(`${PAGE}?legacy=first`, { mobile: true });
  await mounted(page, 'product-list');
  await holdLinks(page);
  await tap(page, '#more-a .jet-woo-product-title a');
  await tap(page, '#more-a .jet-woo-product-title a');
  expect(await followed(page)).toEqual(['/product/mug/?from=more-a']);
  expect((await legacyEffects(page)).filter((effect) => effect.startsWith('jet:'))).toEqual([]);
});
