import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import '../support/provided';
import { expectNoProblems, mounted, openPage, requestsTo, type WatchedPage } from '../support/page';

/** The page comes without Elementor's scripts and style sheets. */
const MISSING = [/wp-(content|includes)\/.*404/, /is not defined/];

const HOST = '.elementor-element-06e17ae';
const TOGGLE = `${HOST} .elementor-menu-cart__toggle_button`;
const REMOVE = `${HOST} .remove_from_cart_button`;

const answers = '../shared/real-pages/builder/answers';
const answer = (name: string): string => readFileSync(`${answers}/${name}.json`, 'utf8');

const stateOf = (page: WatchedPage): Promise<unknown> =>
  page.$eval(HOST, (host) => [
    host.classList.contains('elementor-menu-cart--shown'),
    ...['__container', '__main'].map((part) => host.querySelector(`.elementor-menu-cart${part}`)?.ariaHidden),
    host.querySelector('#elementor-menu-cart__toggle_button')?.ariaExpanded,
  ]);

const SHOWN = [true, 'false', 'false', 'true'];
const HIDDEN = [false, 'true', 'true', 'false'];

/** The page of a visitor with a mug in the cart. */
const open = (): Promise<WatchedPage> =>
  openPage('/builder/menus.html', {
    viewport: { width: 1280, height: 800 },
    async before(page) {
      const json = (body: string) => ({ contentType: 'application/json', body });
      await page.route(/wc-ajax=get_refreshed_fragments/, (route) =>
        route.fulfill(json(answer('wc-get_refreshed_fragments'))),
      );
      await page.route(/wc-ajax=remove_from_cart/, (route) =>
        route.fulfill(json(answer('wc-get_refreshed_fragments-empty'))),
      );
      await page.context().addCookies([{ name: 'woocommerce_items_in_cart', value: '1', url: inject('base') }]);
    },
  });

test('the menu cart of the real page opens, removes its line without a reload and closes by Escape', async () => {
  const page = await open();
  await mounted(page, 'menu-cart');
  await page.waitForSelector(REMOVE, { state: 'attached' });
  expect(await stateOf(page)).toEqual(HIDDEN);
  await page.click(TOGGLE);
  await expect.poll(() => stateOf(page)).toEqual(SHOWN);
  await expect.poll(() => page.getAttribute(`${HOST} .elementor-button-icon`, 'data-counter')).toBe('1');
  // It asks for the cart when it starts.
  await mounted(page, 'cart-fragments');
  // The shop's answer replaces the line, so the press waits until the answer is shown and stored.
  await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.startsWith('wc_fragments')));
  const sent = requestsTo(page, /wc-ajax=|admin-ajax/);
  await page.locator(REMOVE).dispatchEvent('click');
  await page.waitForSelector(`${HOST} .elementor-button-icon[data-counter="0"]`, { state: 'attached' });
  await expect.poll(() => page.locator(REMOVE).count()).toBe(0);
  expect(sent).toHaveLength(1);
  expect(await stateOf(page)).toEqual(SHOWN);
  await page.keyboard.press('Escape');
  await expect.poll(() => stateOf(page)).toEqual(HIDDEN);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('elementor-menu-cart__toggle_button');
  expectNoProblems(page, MISSING);
});
