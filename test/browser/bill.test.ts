import { expect, test } from 'vitest';
import { axe, expectNoProblems, mounted, openPage } from '../support/page';

test('the bill of a page counts its scripts, names its widgets, and goes by Escape or its button', async () => {
  const page = await openPage('/bill/');
  await mounted(page, 'loop-add-to-cart');
  const bill = page.locator('storefront-widgets-bill section');
  await expect.poll(() => bill.textContent()).toContain('loop-add-to-cartmounted1');
  const text = (await bill.textContent()) ?? '';
  // jQuery and four stand-ins.
  expect(text).toMatch(/Without the plugin: 5 scripts, \d+\.\d KB/);
  expect(text).toContain('Still needed: 0 scripts, 0.0 KB');
  expect(Number(/The widgets: \d+ scripts, ([\d.]+) KB/.exec(text)?.[1])).toBeGreaterThan(20);
  expect(text).toContain('jquery-core');
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await bill.boundingBox())?.width).toBeLessThanOrEqual(390);
  await bill.focus();
  await page.keyboard.press('Escape');
  await expect.poll(() => bill.count()).toBe(0);
  expectNoProblems(page);
});
