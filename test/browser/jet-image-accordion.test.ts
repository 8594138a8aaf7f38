import { describe, expect, test } from 'vitest';
import { axe, expectNoProblems, mounted, openPage, type PageOptions, type WatchedPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/jet-tabs/';
const HOST = '.elementor-element-7ab1006';
const ITEMS = `${HOST} .jet-image-accordion__item`;

async function open(given: object = {}, options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(`${PAGE}?pictures=${encodeURIComponent(JSON.stringify(given))}`, options);
  await page.locator(HOST).scrollIntoViewIfNeeded();
  await mounted(page, 'jet-image-accordion');
  return page;
}

/** The part of the whole that each picture takes, in percent. */
const parts = (page: WatchedPage): Promise<number[]> =>
  page.$$eval(ITEMS, (all) => {
    const whole = all[0]!.parentElement!.getBoundingClientRect().width;
    return all.map((one) => Math.round((100 * one.getBoundingClientRect().width) / whole));
  });

describeWidget({
  name: 'jet-image-accordion',
  page: PAGE,
  host: HOST,
  // The attribute comes back behind the others.
  ignore: ['aria-selected'],
  settings: {
    change: { activeItem: 1 },
    shows: (page) => page.locator(`${ITEMS}.active-accordion`, { hasText: 'Berth 2' }).waitFor(),
  },
  async keyboard(page) {
    await page.focus(`${HOST} [href="#berth-1"]`);
    await page.locator(`${ITEMS}.active-accordion`, { hasText: 'Berth 1' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.locator(`${ITEMS}.active-accordion`, { hasText: 'Berth 2' }).waitFor();
    await page.keyboard.press('Tab');
    await page.locator(`${ITEMS}.active-accordion`, { hasText: 'Berth 3' }).waitFor();
  },
});

describe('JetTabs’ pictures', () => {
  test('pictures are there before a script has marked them, and grow under the mouse', async () => {
    const page = await open();
    expect(await parts(page)).toEqual([33, 33, 33]);
    await page.hover(`${ITEMS} >> nth=1`);
    await expect.poll(() => parts(page)).toEqual([20, 60, 20]);
    await page.mouse.move(2, 2);
    await expect.poll(() => parts(page)).toEqual([33, 33, 33]);
    expect(await page.locator(`${HOST} img.loaded`).count()).toBe(3);
    expect(await axe(page, HOST)).toEqual([]);
    expectNoProblems(page);
  });

  test('the picture that the site has chosen is open while nothing else is chosen', async () => {
    const page = await open({ activeItem: 2, activeSize: { size: 80 } });
    await page.mouse.move(2, 2);
    await expect.poll(() => parts(page)).toEqual([10, 10, 80]);
  });

  test('a picture opens with the first tap, and its link is followed with the second', async () => {
    const page = await open({}, { mobile: true });
    const place = (await page.locator(`${HOST} [href="#berth-2"]`).boundingBox())!;
    await page.touchscreen.tap(place.x + 4, place.y + 4);
    await page.locator(`${ITEMS}.active-accordion`, { hasText: 'Berth 2' }).waitFor();
    expect(new URL(page.url()).hash).toBe('');
    await page.tap(`${HOST} [href="#berth-2"]`);
    await expect.poll(() => new URL(page.url()).hash).toBe('#berth-2');
  });

  test('pictures with settings that cannot be right are as by default', async () => {
    const page = await open({ activeSize: 'x', duration: -1, activeItem: 'y' });
    await page.hover(`${ITEMS} >> nth=0`);
    await expect.poll(() => parts(page)).toEqual([50, 25, 25]);
  });
});
