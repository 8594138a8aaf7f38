import { describe, expect, test } from 'vitest';
import {
  forgetHeard,
  heardByAnalytics,
  heardByOthers,
  legacyEffects,
  ORDERS,
  type Order,
  openBesideLegacy,
} from '../support/coexistence';
import {
  expectNoProblems,
  holdAnswer,
  holdRuntime,
  hostsBecome,
  openPage,
  shopState,
  timersRun,
  type WatchedPage,
} from '../support/page';

const PAGE = '/fixture/loop-buttons/';
const MUG = 'ul.products .post-11 .add_to_cart_button';
const REMOVE = '.site-header-cart .remove_from_cart_button';

const ofTheCart = async (page: WatchedPage): Promise<string[]> =>
  (await legacyEffects(page)).filter((effect) => /^(add-to-cart|remove-from-cart)/.test(effect));

const endpointsOf = async (page: WatchedPage): Promise<string[]> =>
  (await shopState(page)).log.map(({ endpoint }) => endpoint);

const open = (order: Order): Promise<WatchedPage> =>
  openBesideLegacy(PAGE, order, ['loop-add-to-cart', 'mini-cart', 'cart-fragments']);

for (const order of ORDERS) {
  describe(`cart buttons beside legacy scripts, our tag: ${order}`, () => {
    test('an add and a removal are each sent and shown once, by the widgets, and heard once by everybody else', async () => {
      const page = await open(order);
      await forgetHeard(page);
      await page.click(MUG);
      await page.waitForSelector(`${MUG}.added:not(.loading)`);
      expect(await page.locator('a.added_to_cart').count()).toBe(1);
      expect(await ofTheCart(page)).toEqual([]);
      for (const event of ['click', 'adding_to_cart', 'added_to_cart', 'wc_cart_button_updated', 'wc_fragments_loaded'])
        expect([event, await heardByOthers(page, event, 'body delegated')]).toEqual([event, event === 'click' ? 1 : 0]);
      for (const event of ['adding_to_cart', 'added_to_cart', 'wc_cart_button_updated', 'wc_fragments_loaded'])
        expect([event, await heardByOthers(page, event, 'body')]).toEqual([event, 1]);
      expect(await heardByAnalytics(page, 'click')).toEqual({ capture: 1, bubble: 1 });
      expect(await endpointsOf(page)).toEqual(['add_to_cart']);

      await forgetHeard(page);
      await page.hover('.site-header-cart');
      await page.click(REMOVE);
      await page.waitForSelector(REMOVE, { state: 'detached' });
      expect(await ofTheCart(page)).toEqual([]);
      expect(await heardByOthers(page, 'removed_from_cart', 'body')).toBe(1);
      expect(await heardByAnalytics(page, 'click')).toEqual({ capture: 1, bubble: 1 });
      expect(await endpointsOf(page)).toEqual(['add_to_cart', 'remove_from_cart']);
      expectNoProblems(page);
    });
  });
}

for (const order of ['first', 'last', 'delayed'] as const) {
  test(`Space adds and removes once where the shop’s script answers it, too (${order})`, async () => {
    const page = await open(order);
    await page.focus(MUG);
    await page.keyboard.press('Space');
    await page.waitForSelector(`${MUG}.added:not(.loading)`);
    await page.hover('.site-header-cart');
    await page.focus(REMOVE);
    await page.keyboard.press('Space');
    await page.waitForSelector(REMOVE, { state: 'detached' });
    expect(await ofTheCart(page)).toEqual([]);
    expect(await endpointsOf(page)).toEqual(['add_to_cart', 'remove_from_cart']);
    expectNoProblems(page);
  });
}

test('presses before and after the runtime comes are all answered by the widget, in their order', async () => {
  let release = (): void => {};
  const page = await openPage(`${PAGE}?legacy=first&nomini`, {
    before: async (opening) => {
      release = await holdRuntime(opening);
    },
    viewport: { width: 1280, height: 2400 },
    waitUntil: 'domcontentloaded',
  });
  await page.waitForFunction(() => '__legacyEffects' in window);
  const answer = await holdAnswer(page, { endpoint: 'add_to_cart' });
  const press = (id: number): Promise<void> => page.click(`ul.products .post-${id} .add_to_cart_button`);
  await press(15);
  release();
  await press(11);
  await page.waitForSelector(`${MUG}.loading`);
  await press(14);
  await answer();
  await page.waitForFunction(() => document.querySelectorAll('.added').length === 3);
  expect((await shopState(page)).log).toMatchObject(['15', '11', '14'].map((id) => ({ body: { product_id: id } })));
  expect(await ofTheCart(page)).toEqual([]);
});

test('WooCommerce’s own script serves a button that is switched off, and an event of another plugin', async () => {
  const page = await open('first');
  await page.click('#off');
  await page.waitForSelector('#off.added');
  expect(await ofTheCart(page)).toContain('add-to-cart:click');
  expect(await endpointsOf(page)).toEqual(['add_to_cart']);
  await forgetHeard(page);
  await page.evaluate((selector) => {
    const { jQuery } = window as unknown as { jQuery(t: unknown): { trigger(n: string, a: unknown[]): void } };
    jQuery(document.body).trigger('added_to_cart', [{}, 'abc', jQuery(selector)]);
  }, MUG);
  expect((await ofTheCart(page)).filter((effect) => effect === 'add-to-cart:added')).toHaveLength(1);
});

for (const [widget, selector] of [
  ['loop-add-to-cart', MUG],
  ['mini-cart', REMOVE],
] as const) {
  test(`${widget} is left to WooCommerce’s own script when the widget’s file never arrives`, async () => {
    const page = await openPage(`${PAGE}?legacy=first`);
    await page.request.post(new URL('/?wc-ajax=add_to_cart', page.url()).href, { form: { product_id: '14' } });
    await page.route(new RegExp(`/widget-${widget}`), (route) => route.abort());
    await page.reload();
    await page.dispatchEvent('body', 'pointermove');
    await page.dispatchEvent(`body[data-widget~=${widget}]`, 'pointerover');
    await hostsBecome(page, widget, 'failed');
    await page.waitForSelector(REMOVE, { state: 'attached' });
    // The open cart could cover a button of the list.
    if (widget === 'mini-cart') await page.hover('.site-header-cart');
    await page.locator(selector).first().click();
    await page.waitForFunction(
      (name) => (window as unknown as { __legacyEffects: string[] }).__legacyEffects.includes(name),
      widget === 'mini-cart' ? 'remove-from-cart:request' : 'add-to-cart:request',
    );
    const last = widget === 'mini-cart' ? 'remove_from_cart' : 'add_to_cart';
    await expect.poll(() => endpointsOf(page)).toEqual(['add_to_cart', last]);
    await timersRun(page, 300);
    expect(await endpointsOf(page)).toEqual(['add_to_cart', last]);
  });
}

describe('notices beside legacy scripts', () => {
  const focusLog = (page: WatchedPage): Promise<string[]> =>
    page.evaluate(() => (window as unknown as { __focused: string[] }).__focused);
  const openNotices = async (query: string, order: Order): Promise<WatchedPage> => {
    const page = await openPage(`/fixture/notices/?legacy=${order}${query}`, {
      before: (opening) =>
        opening.addInitScript(() => {
          const log: string[] = [];
          Object.assign(window, { __focused: log });
          addEventListener('focusin', ({ target }) => log.push((target as Element).className), true);
        }),
    });
    await hostsBecome(page, 'notices', 'mounted');
    await page.waitForFunction(() => '__legacyEffects' in window && 'scroll_to_notices' in (window.jQuery as object));
    return page;
  };
  const halfASecond = (page: WatchedPage): Promise<void> =>
    page.evaluate(() => new Promise<void>((done) => setTimeout(done, 900)));

  for (const order of ORDERS) {
    test(`the notice gets one focus at load and one after a removal, our tag: ${order}`, async () => {
      const page = await openNotices('', order);
      await halfASecond(page);
      expect(await focusLog(page)).toEqual(['woocommerce-message']);
      await page.focus('#link');
      // A removal begins with a click, at which handlers that came late are found.
      await page.locator('h1').dispatchEvent('click');
      await page.evaluate(() => {
        const { jQuery } = window as unknown as { jQuery(t: unknown): { trigger(n: string): void } };
        jQuery(document.body).trigger('item_removed_from_classic_cart');
      });
      await halfASecond(page);
      expect(await focusLog(page)).toEqual(['woocommerce-message', '', 'woocommerce-message']);
      // Where the CMS's script was late, its one focus at load is all that it may have done.
      expect((await legacyEffects(page)).filter((effect) => effect === 'notices:focus')).toEqual([]);
      expectNoProblems(page);
    });
  }

  test('WooCommerce’s own script focuses the notice when the widget’s file never arrives', async () => {
    const page = await openPage('/fixture/notices/?legacy=first', { block: [/\/(widget|rest)-notices/] });
    await page.waitForFunction(() => document.activeElement?.matches('.woocommerce-message'));
    expect((await legacyEffects(page)).filter((effect) => effect === 'notices:focus')).toHaveLength(1);
  });

  test('WooCommerce’s own script does not focus the notice again that has had the focus at rest', async () => {
    const page = await openPage('/fixture/notices/?legacy=first', { block: [/\/widget-notices/] });
    await page.waitForFunction(() => document.activeElement?.matches('.woocommerce-message'));
    await page.dispatchEvent('body', 'pointermove');
    await hostsBecome(page, 'notices', 'failed');
    expect((await legacyEffects(page)).filter((effect) => effect === 'notices:focus')).toEqual([]);
  });
});
