import { describe, expect, test } from 'vitest';
import { legacyEffects, openBesideLegacy } from '../support/coexistence';
import { mounted, openPage, type WatchedPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/page-tools/?only=a1e0001';
const HOST = '.elementor-element-a1e0001';
const BUTTON = '.elementor-alert-dismiss';

const isGone = (page: WatchedPage): Promise<void> => page.locator(HOST).waitFor({ state: 'hidden' });

describeWidget({
  name: 'alert',
  page: PAGE,
  host: HOST,
  async keyboard(page) {
    await page.focus(BUTTON);
    await page.keyboard.press('Enter');
    await isGone(page);
  },
});

describe('an alert', () => {
  test('an alert goes when its button is pressed, and the focus goes on to what comes next', async () => {
    const page = await openPage('/fixture/page-tools/');
    await mounted(page, 'alert');
    await page.focus(BUTTON);
    await page.keyboard.press('Space');
    await expect.poll(() => page.getAttribute(HOST, 'style')).toBe('display: none;');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.className))
      .toContain('elementor-share-btn_facebook');
  });

  test('an alert goes at once for visitors who want less motion', async () => {
    const page = await openPage(PAGE, { reducedMotion: true });
    await mounted(page, 'alert');
    await page.click(BUTTON);
    expect(await page.getAttribute(HOST, 'style')).toBe('display: none;');
  });

  test('an alert is closed by the widget alone beside Elementor’s own script', async () => {
    const page = await openBesideLegacy(PAGE, 'last', ['alert']);
    await page.click(BUTTON);
    await isGone(page);
    expect((await legacyEffects(page)).filter((one) => one.startsWith('alert:'))).toEqual([]);
  });
});
