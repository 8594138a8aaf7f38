import { expect, test } from 'vitest';
import { expectNoProblems, mounted, openPage } from '../support/page';
import { translatePage } from '../support/translate';

const COUNTER = '.storefront-lightbox .pswp__counter';

test('what a dialog says of itself follows when the browser has translated it', async () => {
  const page = await openPage('/fixture/page-lightbox/');
  await mounted(page, 'page-lightbox');
  await translatePage(page);
  await page.click('.demo-lightbox-grid > a');
  await page.locator(COUNTER).waitFor();
  await expect.poll(() => page.locator(`${COUNTER} font`).count()).toBeGreaterThan(0);
  const before = await page.textContent(COUNTER);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.textContent(COUNTER)).not.toBe(before);
  expect(await page.textContent(COUNTER)).toMatch(/^\d of 4$/);
  await page.keyboard.press('Escape');
  await page.locator(COUNTER).waitFor({ state: 'detached' });
  expectNoProblems(page);
});
