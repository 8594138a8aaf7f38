import { expect, test } from 'vitest';
import { expectNoProblems, mounted, openPage, type PageOptions, type WatchedPage } from '../support/page';

/** What loading-bar.js, a library for bars, does to all elements of a page. */
const replaceAppend = (page: WatchedPage): Promise<unknown> =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Element.prototype.append = function append(name: Node | string): Element {
        return this.appendChild(document.createElementNS('http://www.w3.org/2000/svg', name as string));
      };
    });
  });

const OPTIONS: PageOptions = { before: replaceAppend };

test('a letter is set where a script has replaced append of all elements', async () => {
  const page = await openPage('/fixture/drop-caps/', OPTIONS);
  await mounted(page, 'drop-cap');
  expect(await page.textContent('.elementor-element-7f51001 .elementor-drop-cap-letter')).toMatch(/^\S$/);
  expectNoProblems(page);
});

test('a gallery and its lightbox start where a script has replaced append of all elements', async () => {
  const page = await openPage('/product/lamp/', OPTIONS);
  await page.mouse.move(200, 300);
  await mounted(page, 'product-gallery');
  await page.click('.woocommerce-product-gallery__trigger');
  await expect.poll(() => page.isVisible('.pswp')).toBe(true);
  expectNoProblems(page);
});

test('eyes of passwords are drawn where a script has replaced append of all elements', async () => {
  const page = await openPage('/fixture/passwords/', OPTIONS);
  await page.mouse.move(200, 300);
  await expect.poll(() => page.locator('.show-password-input').count()).toBeGreaterThan(0);
  expectNoProblems(page);
});
