import { describe, expect, test } from 'vitest';
import { axe, expectNoProblems, mounted, openPage, type WatchedPage } from '../support/page';
import { button, focused, openPanel, option, PANEL } from '../support/panel';

const PAGE = '/fixture/popups/';
const MODAL = '#elementor-popup-modal-101';

/** A popup in the list. */
const entry = (page: WatchedPage, id: number) =>
  page.locator(`${PANEL} [role=option]:has(b:text-is("Popup"))`, { hasText: `elementor-${id}` });

async function select(page: WatchedPage): Promise<void> {
  await mounted(page, 'popup');
  await openPanel(page);
  await entry(page, 101).click();
  await button(page, 'Open it').waitFor();
}

const highlight = (page: WatchedPage) => page.locator(`${PANEL} .highlight`);

describe('the panel and a popup', () => {
  test('a popup is opened by the panel, stays while the panel is used, and gives the focus back', async () => {
    const page = await openPage(PAGE);
    await select(page);
    await button(page, 'Open it').press('Enter');
    await page.locator(MODAL).waitFor({ state: 'visible' });
    await page.locator(`${PANEL} [role=status]`, { hasText: 'The popup is open.' }).waitFor();
    expect(await focused(page)).toBe('Close it');
    expect(await axe(page, PANEL)).toEqual([]);
    // A press in the panel, and on the page, leaves it open; nothing of either is inert.
    await page.locator(`${PANEL} h2`).click();
    await page.locator(PANEL).getByLabel('every popup of the site').check();
    expect(await page.locator(MODAL).isVisible()).toBe(true);
    expect(await page.locator('[inert]').count()).toBe(0);
    await page.locator(`${MODAL} .dialog-close-button`).press('Enter');
    await page.locator(MODAL).waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('Open it');
    await button(page, 'Open it').press('Enter');
    await page.locator(MODAL).waitFor({ state: 'visible' });
    await page.keyboard.press('Escape');
    await page.locator(MODAL).waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('Open it');
    expect(await page.locator(`${PANEL} h1`).isVisible()).toBe(true);
    await expectNoProblems(page);
  });

  test('the button closes the popup again, and so does another choice in the list; no view of a visitor is counted', async () => {
    const page = await openPage(PAGE);
    await select(page);
    await button(page, 'Open it').click();
    await page.locator(MODAL).waitFor({ state: 'visible' });
    await button(page, 'Close it').click();
    await page.locator(MODAL).waitFor({ state: 'detached' });
    await button(page, 'Open it').click();
    await page.locator(MODAL).waitFor({ state: 'visible' });
    await entry(page, 102).click();
    await page.locator(MODAL).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage.getItem('elementor') ?? '')).not.toContain('popup_101');
  });

  test('a popup that is open is closed with the panel, and opens for visitors as before', async () => {
    const page = await openPage(PAGE);
    await select(page);
    await button(page, 'Open it').click();
    await page.locator(MODAL).waitFor({ state: 'visible' });
    await page.locator(PANEL).getByRole('button', { name: 'Close', exact: true }).click();
    await page.locator(PANEL).waitFor({ state: 'detached' });
    await page.locator(MODAL).waitFor({ state: 'detached' });
    await page.click('.open-102');
    await page.locator('#elementor-popup-modal-102').waitFor({ state: 'visible' });
  });

  test('nothing but the panel opens a popup while the page is edited', async () => {
    const page = await openPage(PAGE);
    await select(page);
    await page.evaluate(() => document.querySelector<HTMLElement>('.open-102')?.click());
    await button(page, 'Open it').click();
    await page.locator(MODAL).waitFor({ state: 'visible' });
    expect(await page.locator('.elementor-popup-modal').count()).toBe(1);
  });
});

describe('an element without a box', () => {
  test('an element that is hidden or empty is not marked on the page, and the list says so until it has a box', async () => {
    const page = await openPage('/edit/');
    await openPanel(page);
    const countdown = option(page, 'countdown');
    await countdown.focus();
    await highlight(page).waitFor({ state: 'visible' });
    expect(await countdown.textContent()).not.toContain('not visible now');
    const style = (display: string) =>
      page.evaluate((value) => {
        const host = document.querySelector<HTMLElement>('[data-widget~=countdown]');
        if (host) host.style.display = value;
      }, display);
    await style('none');
    await highlight(page).waitFor({ state: 'hidden' });
    await expect.poll(() => countdown.textContent()).toContain('not visible now');
    // It has no box of its own, but its content has.
    await style('contents');
    await highlight(page).waitFor({ state: 'visible' });
    await expect.poll(() => countdown.textContent()).not.toContain('not visible now');
    await style('');
    expect((await highlight(page).boundingBox())?.height).toBeGreaterThan(10);
  });
});
