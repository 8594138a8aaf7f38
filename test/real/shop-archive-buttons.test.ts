import { describe, expect, test } from 'vitest';
import {
  expectNoProblems,
  forgetRealPosts,
  heard,
  mounted,
  openPage,
  realPosts,
  type WatchedPage,
} from '../support/page';

const BUTTON = '.post-19 .add_to_cart_button';
const OTHER = '.post-36 .add_to_cart_button';

async function open(mobile = false): Promise<WatchedPage> {
  const page = await openPage('/shop-archive.html', { mobile, listen: ['added_to_cart', 'removed_from_cart'] });
  await mounted(page, 'loop-add-to-cart');
  await mounted(page, 'mini-cart');
  await forgetRealPosts(page);
  return page;
}

const cartPosts = async (page: WatchedPage): Promise<string[]> =>
  (await realPosts(page))
    .map(({ query }) => query['wc-ajax'] ?? '')
    .filter((endpoint) => /^(add_to|remove_from)_cart$/.test(endpoint));

describe('the buttons of the real shop page', () => {
  for (const [width, mobile] of [
    ['1280 px', false],
    ['390 px', true],
  ] as const) {
    test(`a button of the real shop page at ${width} adds once and updates itself, its view-cart link and the header`, async () => {
      const page = await open(mobile);
      await page.locator(BUTTON).scrollIntoViewIfNeeded();
      await page.locator(BUTTON).click();
      await page.waitForSelector(`${BUTTON}.added:not(.loading)`);
      expect(await cartPosts(page)).toEqual(['add_to_cart']);
      const [post] = await realPosts(page);
      expect(Object.fromEntries(new URLSearchParams(post?.body))).toMatchObject({ product_id: '19', quantity: '1' });
      expect(await page.getAttribute('.post-19 a.added_to_cart.wc-forward', 'href')).toBe('/cart/');
      await expect.poll(() => page.textContent('a.cart-contents .count')).toBe('2 items');
      const told = async () => (await heard(page, 'added_to_cart')).filter(({ by }) => by === 'bubble');
      await expect.poll(told).toHaveLength(1);
      expect(new URL(page.url()).pathname).toBe('/shop-archive.html');
      expectNoProblems(page);
    });
  }

  test('two buttons of the real shop page add one after the other, and the mini cart removes a product', async () => {
    const page = await open();
    await page.click(BUTTON);
    await page.click(OTHER);
    await page.waitForSelector(`${OTHER}.added:not(.loading)`);
    await page.waitForSelector(`${BUTTON}.added:not(.loading)`);
    expect(await cartPosts(page)).toEqual(['add_to_cart', 'add_to_cart']);
    const remove = page.locator('.widget_shopping_cart .remove_from_cart_button');
    await remove.first().dispatchEvent('click');
    await page.waitForFunction(() => document.querySelector('a.cart-contents .count')?.textContent === '1 item');
    expect((await cartPosts(page)).at(-1)).toBe('remove_from_cart');
    const told = async () => (await heard(page, 'removed_from_cart')).filter(({ by }) => by === 'bubble');
    await expect.poll(told).toHaveLength(1);
    expectNoProblems(page);
  });

  test('a button of the real shop page leads to the product’s page when a choice has to be made', async () => {
    const page = await open();
    await Promise.all([page.waitForURL(/aurora-hoodie/), page.click('.post-77 .add_to_cart_button')]);
    expect(await cartPosts(page)).toEqual([]);
  });
});
