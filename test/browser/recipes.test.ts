import { readFileSync } from 'node:fs';
import { transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { axe, expectNoProblems, hostsBecome, mounted, openPage, shopState, type WatchedPage } from '../support/page';
import { field, openPanel, option, PANEL } from '../support/panel';

const openRecipes = (before?: (page: WatchedPage) => Promise<unknown>): Promise<WatchedPage> =>
  openPage('/recipes/', { before });

const unmount = (page: WatchedPage, selector: string): Promise<void> =>
  page.evaluate((given) => {
    const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: { unmount(root: Element): void } };
    api.unmount(document.querySelector(given)!);
  }, selector);

const said = (page: WatchedPage): Promise<string | null> => page.textContent('.storefront-widgets-announcer');

test('the plain widget counts what is added, and gives the text back', async () => {
  const page = await openRecipes();
  const host = page.locator('[data-widget=free-delivery]');
  const before = await host.textContent();
  await mounted(page, 'free-delivery');
  const expected = ['2 more, and delivery is free.', '1 more, and delivery is free.', 'Delivery is free.'];
  for (const text of expected) {
    await page.click('#plain .add_to_cart_button');
    await expect.poll(() => host.textContent()).toBe(text);
  }
  expect((await shopState(page)).cart[0]?.quantity).toBe(3);
  await unmount(page, '[data-widget=free-delivery]');
  expect(await host.textContent()).toBe(before);
  expectNoProblems(page);
});

test('the dialog shows the server’s own table, and puts it back when it closes', async () => {
  const page = await openRecipes();
  await mounted(page, 'size-guide');
  const table = await page.$('.sizes table');
  expect(await table?.isVisible()).toBe(false);
  await page.click('.size-button');
  await page.getByRole('dialog', { name: 'Sizes' }).waitFor();
  expect(await table?.evaluate((one) => one.isConnected && one.closest('dialog')?.open)).toBe(true);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.size-dialog').waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('size-button');
  expect(await table?.evaluate((one) => one.closest('.sizes')?.parentElement?.dataset.widget)).toBe('size-guide');
  expectNoProblems(page);
});

test('the dialog that is open when its widget ends leaves the page as the server made it', async () => {
  const page = await openRecipes();
  const served = await page.evaluate(async () => {
    const source = await (await fetch(location.href)).text();
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    return parsed.querySelector('[data-widget=size-guide]')?.innerHTML;
  });
  await mounted(page, 'size-guide');
  await page.click('.size-button');
  await page.locator('.size-dialog').waitFor();
  await unmount(page, '[data-widget=size-guide]');
  expect(await page.innerHTML('[data-widget=size-guide]')).toBe(served);
});

test('a press on the plugin’s link before its widget is there is held, and counts once', async () => {
  const page = await openRecipes((opened) =>
    opened.addInitScript(() => {
      const press = (): void => document.querySelector<HTMLElement>('.wishlist-plugin a')?.click();
      // The recipe's type is registered then, and not mounted yet.
      Object.assign(window, { StorefrontWidgets: [() => queueMicrotask(press)] });
    }),
  );
  await hostsBecome(page, 'wishlist', 'mounted');
  const link = page.locator('.wishlist-plugin a');
  await expect.poll(() => link.textContent()).toBe('Forget this mug');
  expect(new URL(page.url()).search).toBe('');
  await link.click();
  await expect.poll(() => link.textContent()).toBe('Remember this mug');
  await expect.poll(() => said(page)).toBe('Forgotten.');
  expectNoProblems(page);
});

test('the recipe in TypeScript has names in the panel, and follows the device', async () => {
  const file = 'fixtures/recipes/typed.ts';
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  const page = await openPage('/blank/');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.$eval('#stage', (stage) => {
    stage.innerHTML = '<p data-widget="sale"></p>';
  });
  await page.addScriptTag({ content: code, type: 'module' });
  await mounted(page, 'sale', '[data-widget=sale]');
  const shown = (): Promise<string | null> => page.textContent('[data-widget=sale] a');
  await expect.poll(shown).toBe('★★★ Sale until 2030-12-31 18:30');
  await openPanel(page);
  await option(page, 'Note on a sale').click();
  const panel = page.locator(PANEL);
  await panel.getByLabel('Stars').focus();
  await page.keyboard.press('ArrowRight');
  await field(page, 'words').getByLabel('Words', { exact: true }).selectOption({ label: 'The day alone' });
  await expect.poll(shown).toBe('★★★★ Sale until 2030-12-31');
  await field(page, 'words').getByLabel('Words', { exact: true }).selectOption({ label: 'Day and time' });
  await expect.poll(shown).toBe('★★★★ Sale until 2030-12-31 18:30');
  expect(await axe(page, PANEL)).toEqual([]);
  await page.setViewportSize({ width: 500, height: 800 });
  await expect.poll(shown).toBe('★★★★ Sale until 2030-12-31');
  expectNoProblems(page);
});
