import { describe, expect, inject, test } from 'vitest';
import { useSite } from './visit';

const site = useSite(() => inject('site'));

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const PANEL = 'storefront-widgets-panel';
const MENU = '#wp-admin-bar-storefront-widgets-phone';

describe('the admin bar at phones', () => {
  test('an owner with a phone opens the panel and the check of the page from the admin bar', async () => {
    const { page, errors } = await site.open('/', 'admin', PHONE);
    const menu = page.getByRole('menuitem', { name: 'Storefront Widgets', exact: true });
    expect(await menu.locator('.ab-icon').evaluate((icon) => getComputedStyle(icon, '::before').content)).not.toBe(
      'none',
    );
    const box = await menu.boundingBox();
    expect([box?.width, box?.height]).toEqual([52, 46]);
    await menu.tap();
    const links = page.locator(`${MENU} .ab-submenu a`);
    await expect.poll(() => links.allInnerTexts()).toEqual(['Edit widgets', 'Check this page']);
    for (const link of await links.all()) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await links.first().tap();
    await page.locator(`${PANEL} h1`).waitFor();
    await expect.poll(() => links.first().isVisible()).toBe(false);
    // The focus returns to what is visible.
    await page.locator(PANEL).getByRole('button', { name: 'Close' }).tap();
    await page.locator(PANEL).waitFor({ state: 'detached' });
    expect(await menu.evaluate((link) => link === document.activeElement)).toBe(true);
    await menu.tap();
    await links.last().tap();
    await page.locator('storefront-widgets-bill').waitFor();
    expect(errors).toEqual([]);
  });

  test('the keyboard opens the menu and the panel', async () => {
    const { page } = await site.open('/', 'admin', { viewport: PHONE.viewport });
    await page.locator(`${MENU} > a`).press('Enter');
    await page.locator(`${MENU} .ab-submenu a`).first().press('Enter');
    await page.locator(`${PANEL} h1`).waitFor();
  });

  test('the entries of WordPress stay on the same line, and all of them in the window', async () => {
    const { page } = await site.open('/?p=1', 'admin', PHONE);
    const boxes = await page
      .locator('#wp-toolbar > ul > li:visible')
      .evaluateAll((items) => items.map((item) => ({ id: item.id, ...item.getBoundingClientRect().toJSON() })));
    for (const id of ['site-name', 'new-content', 'edit', 'my-account'])
      expect(boxes.map((box) => box.id)).toContain(`wp-admin-bar-${id}`);
    expect(boxes.filter(({ top, right }) => top !== 0 || right > 390)).toEqual([]);
  });

  test('the menu is missing in wide windows, and for those who may not edit', async () => {
    const wide = await site.open('/', 'admin', { viewport: { width: 1000, height: 700 } });
    expect(await wide.page.locator(MENU).isVisible()).toBe(false);
    expect(await wide.page.locator(`#wp-admin-bar-${PANEL}`).isVisible()).toBe(true);
    const other = await site.open('/', 'contributor', PHONE);
    expect(await other.page.locator(MENU).count()).toBe(0);
  });
});
