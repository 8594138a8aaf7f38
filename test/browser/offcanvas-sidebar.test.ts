import { describe, expect, test } from 'vitest';
import { axe, expectNoProblems, mounted, openPage, type WatchedPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/overlays/';
const HOST = '.elementor-widget-elementskit-header-offcanvas';
const OPENER = `${HOST} .ekit_offcanvas-sidebar`;
const GROUP = `${HOST} .ekit-sidebar-group`;

async function open(query = ''): Promise<WatchedPage> {
  const page = await openPage(PAGE + query);
  await mounted(page, 'offcanvas-sidebar');
  return page;
}

const stateOf = (page: WatchedPage): Promise<unknown> =>
  page.$eval(HOST, (host) => {
    const group = host.querySelector('.ekit-sidebar-group');
    return {
      active: group?.classList.contains('ekit_isActive'),
      inert: group?.hasAttribute('inert'),
      expanded: host.querySelector('.ekit_offcanvas-sidebar')?.getAttribute('aria-expanded'),
    };
  });

const isInPanel = (page: WatchedPage): Promise<boolean> =>
  page.evaluate(() => !!document.activeElement?.closest('.ekit-sidebar-widget'));

const OPEN = { active: true, inert: false, expanded: 'true' };
const CLOSED = { active: false, inert: true, expanded: 'false' };

describeWidget({
  name: 'offcanvas-sidebar',
  page: PAGE,
  host: HOST,
  settings: {
    change: { openText: 'More about us' },
    shows: (page) => page.getByRole('button', { name: 'More about us' }).waitFor(),
  },
  async keyboard(page) {
    await page.focus(OPENER);
    await page.keyboard.press('Space');
    await expect.poll(() => stateOf(page)).toEqual(OPEN);
    await page.waitForFunction(() => document.activeElement?.closest('.ekit-sidebar-widget'));
    for (let step = 0; step < 5; step += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => isInPanel(page)).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect.poll(() => stateOf(page)).toEqual(CLOSED);
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('ekit_offcanvas-sidebar');
  },
});

describe('the panel at the side', () => {
  test('the side panel is a named dialog while it is open; its button, the overlay and the opener switch it', async () => {
    const page = await open();
    await expect.poll(() => stateOf(page)).toEqual(CLOSED);
    const opener = page.getByRole('button', { name: 'Open the side panel' });
    const controls = await opener.getAttribute('aria-controls');
    await opener.click();
    await expect.poll(() => stateOf(page)).toEqual(OPEN);
    const dialog = page.getByRole('dialog', { name: 'Side panel' });
    await expect.poll(() => dialog.getAttribute('id')).toBe(controls);
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => stateOf(page)).toEqual(CLOSED);
    await opener.click();
    await page.mouse.click(60, 500);
    await expect.poll(() => stateOf(page)).toEqual(CLOSED);
    expect(new URL(page.url()).hash).toBe('');
    expectNoProblems(page);
  });

  test('the page behind the side panel is free to scroll, and locked where that is asked for', async () => {
    const overflow = (page: WatchedPage) => page.evaluate(() => document.documentElement.style.overflow);
    for (const [query, expected] of [
      ['', ''],
      ['?lock=yes', 'hidden'],
      ['?lock=broken', ''],
    ] as const) {
      const page = await open(query);
      await page.click(OPENER);
      await expect.poll(() => stateOf(page)).toEqual(OPEN);
      await expect.poll(() => overflow(page), { message: query }).toBe(expected);
      await page.keyboard.press('Escape');
      await expect.poll(() => overflow(page)).toBe('');
    }
  });

  test('the side panel has the focus also where a style sheet shows it only after a while', async () => {
    const page = await open();
    await page.addStyleTag({
      content: `${GROUP}.ekit_isActive .ekit-sidebar-widget { transition: visibility 0.1s 60s }`,
    });
    await page.locator(`${GROUP} .ekit-sidebar-widget`).waitFor({ state: 'hidden' });
    // In the page, because the widget waits for three seconds only.
    await page.evaluate(() => {
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      const look = async (): Promise<void> => {
        await frame();
        await frame();
        Object.assign(window, { early: !!document.activeElement?.closest('.ekit-sidebar-widget') });
        for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
      };
      document.addEventListener('click', look, { once: true });
    });
    await page.click(OPENER);
    await page.waitForFunction(() => document.activeElement?.closest('.ekit-sidebar-widget'));
    expect(await page.evaluate(() => (window as unknown as { early: boolean }).early)).toBe(false);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain('ekit_offcanvas-sidebar');
  });

  test('the side panel closes when a link inside leads to another place of the page', async () => {
    const page = await open();
    await page.click(OPENER);
    await page.click(`${GROUP} a[href="#team"]`);
    await expect.poll(() => stateOf(page)).toEqual(CLOSED);
    await page.waitForFunction(() => document.activeElement?.id === 'team');
    expectNoProblems(page);
  });
});
