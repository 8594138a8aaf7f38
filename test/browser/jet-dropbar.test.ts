import { describe, expect, test } from 'vitest';
import { axe, expectNoProblems, mounted, openPage, type PageOptions, type WatchedPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/jet-dropbars/';
const KIOSK = '.elementor-element-7f11001';
const PIER = '.elementor-element-7f11002';
const button = (host: string): string => `${host} .jet-dropbar__button`;

async function open(query = '', options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(`${PAGE}${query}`, options);
  await mounted(page, 'jet-dropbar');
  return page;
}

const isOpen = (page: WatchedPage, host: string, expected: boolean): Promise<void> =>
  expect.poll(() => page.locator(`${host} .jet-dropbar__content`).isVisible()).toBe(expected);

describeWidget({
  name: 'jet-dropbar',
  page: `${PAGE}?only=1`,
  host: KIOSK,
  settings: {
    change: { hide_delay: 0 },
    async shows(page) {
      await page.hover(button(KIOSK));
      await isOpen(page, KIOSK, true);
      await page.mouse.move(5, 5);
      await isOpen(page, KIOSK, false);
    },
  },
  async keyboard(page) {
    await page.focus(button(KIOSK));
    await page.keyboard.press('Enter');
    await isOpen(page, KIOSK, true);
    expect(await page.getAttribute(button(KIOSK), 'aria-expanded')).toBe('true');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#nine');
    await page.keyboard.press('Escape');
    await isOpen(page, KIOSK, false);
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('jet-dropbar__button');
  },
});

describe('JetElements’ dropbar', () => {
  test('the dropbar opens under the mouse, stays open for its delay after it, and while the mouse is in the box', async () => {
    const page = await open();
    await page.hover(button(KIOSK));
    await isOpen(page, KIOSK, true);
    await page.mouse.move(5, 5);
    expect(await page.locator(`${KIOSK} .jet-dropbar__content`).isVisible()).toBe(true);
    await isOpen(page, KIOSK, false);
    await page.hover(button(KIOSK));
    await isOpen(page, KIOSK, true);
    await page.hover(`${KIOSK} .jet-dropbar__content`);
    await page.waitForTimeout(500);
    await isOpen(page, KIOSK, true);
    expect(await axe(page, KIOSK)).toEqual([]);
    expectNoProblems(page);
  });

  test('the dropbar opens and closes by a press, and closes by a press outside and when the focus leaves', async () => {
    const page = await open('?mode=click');
    await page.hover(button(KIOSK));
    await page.waitForTimeout(200);
    await isOpen(page, KIOSK, false);
    await page.click(button(KIOSK));
    await isOpen(page, KIOSK, true);
    await page.click(button(KIOSK));
    await isOpen(page, KIOSK, false);
    await page.click(button(KIOSK));
    await page.click('h1');
    await isOpen(page, KIOSK, false);
    await page.click(button(KIOSK));
    await isOpen(page, KIOSK, true);
    await page.focus('#after');
    await isOpen(page, KIOSK, false);
  });

  test('the dropbar opens by a finger’s tap, whatever its mode', async () => {
    const page = await open('', { mobile: true });
    await page.tap(button(PIER));
    await isOpen(page, PIER, true);
    await page.tap(button(PIER));
    await isOpen(page, PIER, false);
  });

  test('a dropbar whose content comes by request is left to JetElements', async () => {
    const page = await openPage(`${PAGE}?ajax=1`);
    await page.waitForTimeout(300);
    expect(await page.locator('[data-widget~=jet-dropbar]').count()).toBe(0);
  });

  test.each(['', '[]', '{"mode":4,"hide_delay":-1}'])(
    'the dropbar opens under the mouse where the settings are %j',
    async (raw) => {
      const page = await open(`?raw=${encodeURIComponent(raw)}`);
      await page.hover(button(KIOSK));
      await isOpen(page, KIOSK, true);
    },
  );
});

test('the box of a dropbar by attribute is hidden until it is opened, without a style sheet of a vendor', async () => {
  const page = await openPage('/blank/');
  await page.$eval('#stage', (stage) => {
    stage.innerHTML = `<div data-widget="jet-dropbar"><div class="jet-dropbar"><div class="jet-dropbar__inner"><button class="jet-dropbar__button">Kiosk</button><div class="jet-dropbar__content-wrapper"><div class="jet-dropbar__content">Opens at nine.</div></div></div></div></div>`;
  });
  await mounted(page, 'jet-dropbar');
  await isOpen(page, '#stage', false);
  await page.click('#stage button');
  await isOpen(page, '#stage', true);
});
