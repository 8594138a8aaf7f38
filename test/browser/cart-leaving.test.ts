import { describe, expect, test } from 'vitest';
import { holdChunk } from '../support/chunks';
import { leavesToBrowser } from '../support/leavesToBrowser';
import {
  holdAnswer,
  holdRequests,
  mounted,
  openPage,
  requestsTo,
  shopState,
  stopClock,
  type WatchedPage,
} from '../support/page';

const MUG = 'ul.products .post-11 .add_to_cart_button';
const LAMP = 'ul.products .post-14 .add_to_cart_button';

const LINKS = `
  <p id="leaving">
    <a id="about" href="/shop/?about">About us</a>
    <a id="place" href="#leaving">Up</a>
    <a id="window" href="/shop/?other" target="_blank">Elsewhere</a>
    <a id="handled" href="/shop/?handled">Shown in the page</a>
  </p>
  <form id="vase" method="post" action="/shop/?sent"><button name="add-to-cart" value="15">Buy</button></form>`;

/** A list of products, with links and a form that leave the page. */
async function open(): Promise<WatchedPage> {
  const page = await openPage('/fixture/loop-buttons/');
  await mounted(page, 'loop-add-to-cart');
  await page.evaluate((links) => document.querySelector('ul.products')?.insertAdjacentHTML('afterend', links), LINKS);
  return page;
}

const idsInCart = async (page: WatchedPage): Promise<unknown> =>
  ((await shopState(page)).cart as { id: number }[]).map(({ id }) => id);

const isLoading = (page: WatchedPage, button: string): Promise<unknown> => page.waitForSelector(`${button}.loading`);

/** Do WordPress's speculation rules leave the link out? */
const isUnfetched = (page: WatchedPage): Promise<boolean> =>
  page.$eval('#about', (link) => link.matches('.no-prefetch a') && link.matches('.no-prerender a'));

const search = (page: WatchedPage): string => new URL(page.url()).search;

describe('a press that leaves the page while products are added', () => {
  test('a link waits until all products are in the cart, and shows that it waits', async () => {
    const page = await open();
    const release = await holdAnswer(page, { endpoint: 'add_to_cart', times: 1 });
    await page.click(MUG);
    await page.click(LAMP);
    await isLoading(page, LAMP);
    await page.click('#about');
    await page.waitForSelector('#about[aria-busy=true]');
    expect(search(page)).toBe('');
    await release();
    await page.waitForURL('**/shop/?about');
    expect(await idsInCart(page)).toEqual([11, 14]);
  });

  test('no page is fetched ahead while the cart changes, because it would show the cart from before', async () => {
    const page = await open();
    expect(await isUnfetched(page)).toBe(false);
    const release = await holdAnswer(page, { endpoint: 'add_to_cart', times: 1 });
    await page.click(MUG);
    await isLoading(page, MUG);
    expect(await isUnfetched(page)).toBe(true);
    await release();
    await page.waitForSelector(`${MUG}.added`);
    await expect.poll(() => isUnfetched(page)).toBe(false);
  });

  test('a link waits for an add whose code still loads', async () => {
    const page = await openPage('/fixture/loop-buttons/');
    const release = await holdRequests(page, /\/addFromList-/);
    await mounted(page, 'loop-add-to-cart');
    await page.evaluate((links) => document.querySelector('ul.products')?.insertAdjacentHTML('afterend', links), LINKS);
    await page.click(MUG);
    await page.click('#about');
    await page.waitForSelector('#about[aria-busy=true]');
    release();
    await page.waitForURL('**/shop/?about');
    expect(await idsInCart(page)).toEqual([11]);
  });

  test('links and forms wait for an add that was pressed before the widget had loaded', async () => {
    for (const [pressed, shown, address] of [
      ['#about', '#about', 'about'],
      ['#vase button', '#vase', 'sent'],
    ] as const) {
      let release = (): void => {};
      const before = async (opening: WatchedPage): Promise<void> => {
        release = await holdChunk(opening, 'loop-add-to-cart');
      };
      const page = await openPage('/fixture/loop-buttons/', { before });
      await page.evaluate(
        (links) => document.querySelector('ul.products')?.insertAdjacentHTML('afterend', links),
        LINKS,
      );
      await page.click(MUG);
      await page.click(pressed);
      await page.waitForSelector(`${shown}[aria-busy=true]`);
      expect(search(page)).toBe('');
      release();
      await page.waitForURL(`**/shop/?${address}`);
      expect(await idsInCart(page)).toContain(11);
    }
  });

  test('a form waits, and is sent once with its button, though a script disables that after the press', async () => {
    const page = await open();
    const release = await holdAnswer(page, { endpoint: 'add_to_cart', times: 1 });
    const posts = requestsTo(page, /\?sent$/);
    await page.evaluate(() => {
      let heard = 0;
      document.querySelector('#vase')?.addEventListener('submit', ({ currentTarget }) => {
        heard += 1;
        sessionStorage.setItem('heard', String(heard));
        const button = (currentTarget as Element).querySelector('button')!;
        setTimeout(() => button.setAttribute('disabled', ''));
      });
    });
    await page.click(MUG);
    await isLoading(page, MUG);
    for (const _press of [1, 2]) {
      await page.$eval('#vase button', (button) => button.removeAttribute('disabled'));
      await page.click('#vase button');
      await page.waitForSelector('#vase [disabled]');
    }
    expect(posts).toHaveLength(0);
    await release();
    await page.waitForURL('**/shop/?sent');
    expect(await idsInCart(page)).toEqual([11, 15]);
    expect(posts.map(({ body }) => body)).toEqual(['add-to-cart=15']);
    expect(await page.evaluate(() => sessionStorage.getItem('heard'))).toBe('2');
  });

  test('the newest press leaves, and after five seconds without an answer it does so all the same', async () => {
    const page = await open();
    const release = await holdAnswer(page, { endpoint: 'add_to_cart', times: 1 });
    await page.click(MUG);
    await isLoading(page, MUG);
    await stopClock(page);
    await page.click('#about');
    await page.click('#vase button');
    await page.clock.runFor(4900);
    expect(search(page)).toBe('');
    await page.clock.runFor(200);
    await page.waitForURL('**/shop/?sent');
    await release();
  });

  test('a place of the page, another window, and what the page itself shows do not wait', async () => {
    const page = await open();
    const release = await holdAnswer(page, { endpoint: 'add_to_cart', times: 1 });
    await page.evaluate(() => {
      document.querySelector('#handled')?.addEventListener('click', (event) => {
        event.preventDefault();
        document.querySelector('#leaving')?.setAttribute('data-shown', '');
      });
    });
    await page.click(MUG);
    await isLoading(page, MUG);
    await page.click('#place');
    expect(await page.evaluate(() => location.hash)).toBe('#leaving');
    const opened = page.waitForEvent('popup');
    await page.click('#window');
    await (await opened).close();
    expect(await leavesToBrowser(page, '#about')).toBe(true);
    await page.click('#handled');
    await page.waitForSelector('#leaving[data-shown]');
    await release();
    await page.waitForSelector(`${MUG}.added`);
    expect(await page.locator('#leaving [aria-busy]').count()).toBe(0);
    expect(search(page)).toBe('');
  });
});
