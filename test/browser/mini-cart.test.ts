import { describe, expect, test } from 'vitest';
import {
  chunkOf,
  expectNoProblems,
  heard,
  holdAnswer,
  holdChunk,
  loaderStarted,
  mounted,
  openPage,
  type PageOptions,
  requestsTo,
  shopState,
  switchAnswer,
  type WatchedPage,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/mini-cart/';
const ROW = '#beside .mini_cart_item';
const REMOVE = `${ROW} .remove_from_cart_button`;

/** Mug, lamp and vase are in the cart when the page opens. */
async function open(path = PAGE, options: PageOptions = {}, ids = [11, 14, 15]): Promise<WatchedPage> {
  const page = await openPage(path, { ...options, block: [] });
  for (const id of ids) {
    await page.request.post(new URL('/?wc-ajax=add_to_cart', page.url()).href, {
      form: { product_id: String(id), quantity: '1' },
    });
  }
  for (const pattern of options.block ?? []) await page.route(pattern, (route) => route.abort());
  await page.reload({ waitUntil: options.waitUntil ?? 'load' });
  if (!options.block && !options.waitUntil) await mounted(page, 'mini-cart');
  return page;
}

const cartOf = async (page: WatchedPage): Promise<number[]> => (await shopState(page)).cart.map(({ id }) => id);

const removalsOf = async (page: WatchedPage): Promise<string[]> =>
  (await shopState(page)).log.map(({ endpoint }) => endpoint).filter((endpoint) => endpoint.startsWith('remove'));

const rowsBecome = (page: WatchedPage, count: number): Promise<unknown> =>
  page.waitForFunction(([selector, wanted]) => document.querySelectorAll(selector).length === wanted, [
    ROW,
    count,
  ] as const);

const focused = (page: WatchedPage): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.className);

describeWidget({
  name: 'mini-cart',
  page: `${PAGE}?nomini`,
  host: 'body',
  // The links of the theme carry the switches of the address.
  ignore: ['href'],
  settings: {
    leavesTraces: true,
    change: { timeout: 1 },
    async shows(page) {
      await page.request.post(new URL('/?wc-ajax=add_to_cart', page.url()).href, { form: { product_id: '11' } });
      await page.evaluate(async () => {
        const answer = await fetch('/?wc-ajax=get_refreshed_fragments', { method: 'POST' });
        const { fragments } = (await answer.json()) as { fragments: Record<string, string> };
        const content = document.querySelector('#beside .widget_shopping_cart_content');
        if (content) content.outerHTML = fragments['div.widget_shopping_cart_content'] ?? '';
      });
      await holdAnswer(page, { endpoint: 'remove_from_cart', times: 1 });
      // The shop takes longer than it may: the link is followed.
      await Promise.all([page.waitForURL(/\/cart\//), page.click(REMOVE)]);
      await page.goBack();
      await mounted(page, 'mini-cart');
    },
  },
});

describe('removing from the mini cart fails', () => {
  for (const [what, answer] of [
    ['knows no such line any more', { body: '{"success":false}', type: 'application/json' }],
    ['is not found', { status: 404, body: 'Not found' }],
    ['says nothing', { body: '' }],
    ['breaks', { status: 500, body: 'Fatal error' }],
  ] as const) {
    test(`a failed removal follows the link, once, when the shop ${what}`, async () => {
      const page = await open();
      await switchAnswer(page, { endpoint: 'remove_from_cart', ...answer });
      await Promise.all([page.waitForURL(/\/cart\//), page.click(`${REMOVE} >> nth=0`)]);
      expect(await cartOf(page)).toEqual([14, 15]);
      expect(await removalsOf(page)).toEqual(['remove_from_cart', 'remove_item']);
    });
  }

  test('a removal says “You are probably offline.” and gives the line back', async () => {
    const page = await open();
    await page.hover(`${REMOVE} >> nth=0`);
    await page.waitForFunction(() =>
      ['/cart-', '/Toasts-'].every((part) =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes(part)),
      ),
    );
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.click(`${REMOVE} >> nth=0`);
    await page.waitForSelector('.toast-message');
    expect(await page.textContent('.toast-message')).toBe('You are probably offline.');
    expect(await page.locator(`${ROW}.processing`).count()).toBe(0);
    await page.context().setOffline(false);
    await page.click(`${REMOVE} >> nth=0`);
    await rowsBecome(page, 2);
    expect(await cartOf(page)).toEqual([14, 15]);
  });

  for (const [what, pattern] of [
    ['the code that sends does not arrive', /\/cart-[\w-]+\.js/],
    ['the widget does not arrive, though it was pressed before', chunkOf('mini-cart')],
  ] as const) {
    test(`a removal follows the link when ${what}`, async () => {
      const page = await open(PAGE, { block: [pattern] });
      await Promise.all([page.waitForURL(/\/cart\//), page.click(`${REMOVE} >> nth=0`)]);
      expect(await cartOf(page)).toEqual([14, 15]);
    });
  }
});

describe('removing from the mini cart', () => {
  test('a removal shows the line busy, then the new cart, and says so', async () => {
    const page = await open();
    const release = await holdAnswer(page, { endpoint: 'remove_from_cart', times: 1 });
    const sent = requestsTo(page, /wc-ajax=remove_from_cart/);
    const key = await page.locator(REMOVE).first().getAttribute('data-cart_item_key');
    await page.locator(REMOVE).first().click();
    const busy = page.locator(`${ROW}.processing[aria-busy=true]`);
    expect(await busy.textContent()).toContain('Harbour Mug');
    await page.locator(REMOVE).first().dispatchEvent('click');
    await release();
    await rowsBecome(page, 2);
    expect(await busy.count()).toBe(0);
    expect(sent.map(({ body }) => body)).toEqual([new URLSearchParams({ cart_item_key: key ?? '' }).toString()]);
    await page.waitForFunction(() =>
      document.querySelector('[role=status]')?.textContent?.includes('has been removed from your cart'),
    );
    expect(await page.textContent('a.cart-contents .count')).toBe('2 items');
    expect(new URL(page.url()).pathname).toBe(PAGE);
    expectNoProblems(page);
  });

  test('after a removal by key the focus is on the next line’s link, at the end on the message of the empty cart', async () => {
    const page = await open();
    await page.focus(`${REMOVE} >> nth=1`);
    await page.keyboard.press('Enter');
    await rowsBecome(page, 2);
    await expect.poll(() => focused(page)).toBe('Remove Tall Vase from cart');
    await page.keyboard.press('Enter');
    await rowsBecome(page, 1);
    await expect.poll(() => focused(page)).toBe('Remove Harbour Mug from cart');
    await page.keyboard.press('Space');
    await rowsBecome(page, 0);
    await expect.poll(() => focused(page)).toBe('woocommerce-mini-cart__empty-message');
    expect(await cartOf(page)).toEqual([]);
    expectNoProblems(page);
  });

  test('the focus stays where the visitor has taken it during a removal', async () => {
    const page = await open();
    const release = await holdAnswer(page, { endpoint: 'remove_from_cart', times: 1 });
    await page.locator(REMOVE).first().click();
    await page.focus('#elsewhere');
    await release();
    await rowsBecome(page, 2);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('elsewhere');
  });

  test('several removals are sent one at a time, and the waiting line is busy on the new markup, too', async () => {
    const page = await open();
    const releaseFirst = await holdAnswer(page, { endpoint: 'remove_from_cart', times: 1 });
    const releaseSecond = await holdAnswer(page, { endpoint: 'remove_from_cart', times: 1 });
    await page.locator(REMOVE).nth(0).click();
    await page.locator(REMOVE).nth(2).click();
    await expect.poll(() => page.locator(`${ROW}.processing`).count()).toBe(2);
    await releaseFirst();
    await rowsBecome(page, 2);
    await page.waitForFunction(
      (selector) => document.querySelector(`${selector}.processing`)?.textContent?.includes('Tall Vase'),
      ROW,
    );
    await releaseSecond();
    await rowsBecome(page, 1);
    expect(await page.locator(`${ROW}.processing`).count()).toBe(0);
    expect(await cartOf(page)).toEqual([14]);
  });

  test('a cart of plain boxes in an item of a menu is not busy as a whole', async () => {
    const page = await open();
    const release = await holdAnswer(page, { endpoint: 'remove_from_cart' });
    await page.$eval('#beside', (widget) => {
      const menu = document.createElement('ul');
      menu.innerHTML = '<li class="menu-item"></li>';
      widget.before(menu);
      menu.firstElementChild!.append(widget);
      const list = widget.querySelector('ul')!;
      const boxes = document.createElement('div');
      for (const line of [...list.children]) {
        const box = document.createElement('div');
        box.append(...line.childNodes);
        boxes.append(box);
      }
      list.replaceWith(boxes);
    });
    const links = page.locator('#beside .remove_from_cart_button');
    await links.nth(0).click();
    await expect.poll(() => page.locator('#beside .processing').count()).toBe(1);
    expect(await page.locator('.menu-item.processing').count()).toBe(0);
    await links.nth(1).click();
    await release();
    await expect.poll(() => cartOf(page)).toEqual([15]);
  });

  test('clicks that come before the widget are held, and remove a line once', async () => {
    const page = await openPage(PAGE);
    for (const id of [11, 14]) {
      await page.request.post(new URL('/?wc-ajax=add_to_cart', page.url()).href, { form: { product_id: String(id) } });
    }
    const release = await holdChunk(page, 'mini-cart');
    await page.reload({ waitUntil: 'domcontentloaded' });
    // Before that, the browser would follow the link, which removes the line, too.
    await loaderStarted(page);
    const link = page.locator(REMOVE).first();
    await link.click();
    await link.click();
    // A fragment may come between the click and the widget.
    await page.$eval('#beside ul', (list) => list.replaceWith(list.cloneNode(true)));
    release();
    await rowsBecome(page, 1);
    expect(await removalsOf(page)).toEqual(['remove_from_cart']);
    expect(new URL(page.url()).pathname).toBe(PAGE);
  });

  test('a removal works in the cart of the header, which a fragment has filled', async () => {
    const page = await open('/blank/', {}, [11, 14]);
    const rows = '.site-header-cart .mini_cart_item';
    await page.waitForSelector(rows, { state: 'attached' });
    await page.hover('.site-header-cart');
    await page.locator(`${rows} .remove_from_cart_button`).first().click();
    await page.waitForFunction((selector) => document.querySelectorAll(selector).length === 1, rows);
    expect(await cartOf(page)).toEqual([14]);
  });

  test('links without a key, and a cart that the site has switched off, are left to the browser', async () => {
    const page = await open();
    await page.$eval(REMOVE, (link) => link.removeAttribute('data-cart_item_key'));
    await Promise.all([page.waitForURL(/\/cart\//), page.click(`${ROW} .remove >> nth=0`)]);
    expect(await cartOf(page)).toEqual([14, 15]);
    const off = await open();
    await off.$eval('#beside', (cart) => cart.setAttribute('data-widget', 'none'));
    await Promise.all([off.waitForURL(/\/cart\//), off.click(`${REMOVE} >> nth=0`)]);
    expect(await removalsOf(off)).toEqual(['remove_item']);
  });

  for (const query of ['', '?jquery=1']) {
    test(`a removal tells other scripts once, with ${query || 'no jQuery'}`, async () => {
      const page = await open(`${PAGE}${query}`, { listen: ['removed_from_cart', 'wc_fragments_loaded'] });
      await page.waitForLoadState('networkidle');
      const before = (await heard(page)).length;
      await page.locator(REMOVE).first().click();
      await rowsBecome(page, 2);
      const others = async () =>
        (await heard(page)).slice(before).filter(({ by }) => by === (query ? 'body' : 'capture'));
      // With jQuery, the new cart is there before others hear of the removal, as with WooCommerce's script.
      const names = ['removed_from_cart', 'wc_fragments_loaded'];
      await expect
        .poll(async () => (await others()).map(({ name }) => name))
        .toEqual(query ? names.toReversed() : names);
      const removal = (await others()).find(({ name }) => name === 'removed_from_cart');
      expect(removal?.args).toHaveLength(3);
      expect(removal?.args[2]).toContain('remove_from_cart_button');
    });
  }

  test('the widget of a site that shows no empty cart is hidden with its last line', async () => {
    const page = await open(PAGE, {}, [11]);
    await page.$eval('#beside .widget_shopping_cart_content', (content) => {
      const mark = document.createElement('div');
      mark.className = 'hide_cart_widget_if_empty';
      content.before(mark);
      mark.append(content);
    });
    await page.click(REMOVE);
    await page.waitForFunction(() => !document.querySelector('#beside')?.checkVisibility());
    expect(await cartOf(page)).toEqual([]);
  });
});
