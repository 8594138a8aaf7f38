import { describe, expect, test } from 'vitest';
import { expectNoProblems, mounted, openPage, type PageOptions, type WatchedPage } from '../support/page';

const BOX = '.storefront-lightbox';
const ALERT = '[role=alertdialog]';

/** The gallery's lightbox, and over it an alert. */
async function openBoth(options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage('/product/lamp/', options);
  await mounted(page, 'product-gallery');
  await page.click('.woocommerce-product-gallery__trigger');
  await page.waitForSelector(`${BOX}.pswp--visible`);
  await page.evaluate(() => {
    const { StorefrontWidgets: api } = window as unknown as {
      StorefrontWidgets: { alert(options: object): Promise<unknown> };
    };
    void api.alert({ message: 'Over the picture' });
  });
  await page.waitForSelector(ALERT);
  return page;
}

const isInert = (page: WatchedPage, selector: string): Promise<boolean> =>
  page.$eval(selector, (element) => element.closest('[inert]') !== null);

const isLocked = (page: WatchedPage): Promise<boolean> =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflow === 'hidden');

describe('what lies over the page', () => {
  test('all behind the top dialog is inert, and Escape closes that one alone', async () => {
    const page = await openBoth();
    expect(await isInert(page, BOX)).toBe(true);
    expect(await isInert(page, '#page')).toBe(true);
    expect(await isInert(page, ALERT)).toBe(false);
    await page.keyboard.press('Escape');
    await page.waitForSelector(ALERT, { state: 'detached' });
    expect(await page.locator(BOX).count()).toBe(1);
    expect(await isInert(page, BOX)).toBe(false);
    expect(await isInert(page, '#page')).toBe(true);
    expect(await isLocked(page)).toBe(true);
    expect(await page.evaluate((box) => document.activeElement?.closest(box) !== null, BOX)).toBe(true);
    await page.keyboard.press('Escape');
    await page.waitForSelector(BOX, { state: 'detached' });
    expect(await isInert(page, '#page')).toBe(false);
    expect(await isLocked(page)).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('gallery__trigger');
    expect(await page.evaluate(() => document.documentElement.getAttribute('style'))).toBe(null);
    expectNoProblems(page);
  });

  test('Tab stays inside the top dialog, in both directions', async () => {
    const page = await openBoth();
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await page.evaluate((box) => document.activeElement?.closest(box) !== null, ALERT)).toBe(true);
    }
  });

  test('Escape is left to a dialog of the browser that somebody opens above', async () => {
    const page = await openBoth();
    await page.evaluate(() => {
      const dialog = document.createElement('dialog');
      dialog.id = 'theirs';
      dialog.textContent = 'Theirs';
      document.body.append(dialog);
      dialog.showModal();
    });
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector<HTMLDialogElement>('#theirs')?.open);
    expect(await page.locator(ALERT).count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.waitForSelector(ALERT, { state: 'detached' });
  });

  test('a finger does not move the page behind a dialog, but what scrolls by itself', async () => {
    const page = await openBoth({ mobile: true });
    const moves = await page.evaluate((alert) => {
      const scroller = document.createElement('div');
      scroller.style.cssText = 'height: 50px; overflow: auto';
      scroller.innerHTML = '<p style="height: 500px">Long</p>';
      document.querySelector(alert)?.append(scroller);
      const move = (target: Element | null, count = 1): boolean => {
        const touch = (identifier: number): Touch => new Touch({ identifier, target: target as Element });
        const touches = Array.from({ length: count }, (_, at) => touch(at));
        return !!target?.dispatchEvent(new TouchEvent('touchmove', { bubbles: true, cancelable: true, touches }));
      };
      const text = document.querySelector('.alert-message');
      return { text: move(text), inside: move(scroller.firstElementChild), pinch: move(text, 2) };
    }, ALERT);
    expect(moves).toEqual({ text: false, inside: true, pinch: true });
  });
});
