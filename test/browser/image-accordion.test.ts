import { describe, expect, test } from 'vitest';
import { expectNoProblems, type WatchedPage } from '../support/page';
import { openPanels, panelsPage } from '../support/panels';
import { describeWidget } from '../support/widgetSuite';

const HOST = '.elementor-element-7ab0014';
const label = (at: number, id = '7ab0014'): string => `label[for="ekit_ia_${id}_${at}"]`;

const opened = (page: WatchedPage): Promise<string[]> => page.locator('.item-opened').allInnerTexts();
const checked = (page: WatchedPage): Promise<string[]> =>
  page.$$eval(`${HOST} :checked`, (all) => all.map(({ id }) => id.slice(-1)));
const hash = (page: WatchedPage): Promise<string> => page.evaluate(() => location.hash);

/** Presses a picture where it shows nothing else. */
const press = (page: WatchedPage, at: number, id?: string): Promise<void> =>
  page.click(label(at, id), { position: { x: 20, y: 20 } });

describeWidget({
  name: 'image-accordion',
  page: panelsPage('pictures'),
  host: HOST,
  async keyboard(page) {
    await page.focus(`${HOST} input >> nth=1`);
    await page.keyboard.press('ArrowLeft');
    expect(await checked(page)).toEqual(['0']);
    expect(await opened(page)).toHaveLength(1);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.hash === '#mugs');
  },
  // The attribute is removed and comes back in another place.
  ignore: ['hidden'],
});

describe('pictures that open by a press', () => {
  test('the first press opens a picture, and the second follows its link', async () => {
    const page = await openPanels('pictures', 'image-accordion');
    expect(await opened(page)).toEqual([]);
    await press(page, 0);
    expect(await checked(page)).toEqual(['0']);
    expect(await page.getAttribute(label(0), 'class')).toContain('item-opened');
    expect(await hash(page)).toBe('');
    await press(page, 0);
    await expect.poll(() => hash(page)).toBe('#mugs');
    expectNoProblems(page);
  });

  test('the first press follows the link of the picture that is open from the start', async () => {
    const page = await openPanels('pictures', 'image-accordion');
    await press(page, 1);
    await page.waitForURL(/\/shop\/\?vases/);
  });

  test('a picture whose link is missing, broken or unsafe only opens', async () => {
    const page = await openPanels('pictures', 'image-accordion');
    const before = page.url();
    for (const at of [2, 3, 4]) {
      await press(page, at);
      await press(page, at);
      expect(await checked(page)).toEqual([String(at)]);
    }
    expect(page.url()).toBe(before);
    expect(await page.title()).not.toBe('bad');
  });

  test('links inside a picture are left to the browser', async () => {
    const page = await openPanels('pictures', 'image-accordion');
    await page.click(`${label(1)} a`);
    await expect.poll(() => hash(page)).toBe('#vase-280-front');
    expect(await opened(page)).toEqual([]);
  });
});

describe('pictures that open under the mouse', () => {
  test('a picture that opens under the mouse follows its link with one press, by key, or in a new tab', async () => {
    const page = await openPanels('hovered', 'image-accordion');
    await press(page, 0, '7ab0015');
    await expect.poll(() => hash(page)).toBe('#sneakers');
    const [tab] = await Promise.all([page.context().waitForEvent('page'), press(page, 1, '7ab0015')]);
    await tab.waitForURL(/\/shop\//);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
    await page.evaluate(() => {
      location.hash = '';
    });
    await page.focus('#ekit_ia_7ab0015_0');
    await page.keyboard.press('Enter');
    await expect.poll(() => hash(page)).toBe('#sneakers');
  });
});
