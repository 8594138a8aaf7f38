import { describe, expect, test } from 'vitest';
import {
  axe,
  expectNoProblems,
  mounted,
  openPage,
  type PageOptions,
  timersRun,
  type WatchedPage,
} from '../support/page';
import { withoutPointer } from '../support/rest';
import { expectSame, openAtRest, openHeld, PHONE } from '../support/restingPages';
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

describe('JetTabs’ pictures that nobody has used yet', () => {
  const path = (given: object = {}): string => `${PAGE}?pictures=${encodeURIComponent(JSON.stringify(given))}`;
  const isOpen = (page: WatchedPage, at: number): Promise<unknown> =>
    page.locator(`${ITEMS}.active-accordion`, { hasText: `Berth ${at}` }).waitFor();
  const prepared = (page: WatchedPage): Promise<unknown> =>
    page.locator(`${ITEMS}[role=listitem]`).first().waitFor({ state: 'attached' });

  test('pictures rest as a list in which the chosen one is open, and nothing moves when they start', async () => {
    const page = await openAtRest(path({ activeItem: 1 }));
    await prepared(page);
    expect(await page.$$eval(ITEMS, (all) => all.map((one) => one.getAttribute('tabindex')))).toEqual([
      '-1',
      '-1',
      '0',
    ]);
    expect(await parts(page)).toEqual([20, 60, 20]);
    await isOpen(page, 2);
    expect(await page.locator(`${HOST} img.loaded`).count()).toBe(3);
    expect(await page.locator(`${HOST} .jet-image-accordion__item-loader:visible`).count()).toBe(0);
    await page.locator(HOST).scrollIntoViewIfNeeded();
    expect(await axe(page, HOST)).toEqual([]);
    await page.$eval(HOST, (host) => host.addEventListener('transitionrun', () => host.setAttribute('data-moves', '')));
    await mounted(page, 'jet-image-accordion');
    await timersRun(page, 300);
    expect(await page.getAttribute(HOST, 'data-moves')).toBe(null);
    expectNoProblems(page);
  });

  test('pictures look and sound the same at rest as started', async () => {
    const page = await openAtRest(path({ activeItem: 0 }));
    await prepared(page);
    await expectSame(page, 'jet-image-accordion', HOST);
  });

  test('the sign of loading stays until the picture has come, also at rest', async () => {
    let send = (): void => {};
    const sent = new Promise<void>((done) => {
      send = done;
    });
    const page = await openPage(path(), {
      fresh: true,
      waitUntil: 'domcontentloaded',
      before: async (opening) => {
        await withoutPointer(opening);
        await opening.route('**/mug-205-front-*', async (route) => {
          await sent;
          await route.continue();
        });
      },
    });
    const signs = (): Promise<boolean[]> =>
      page.$$eval(`${HOST} .jet-image-accordion__item-loader`, (all) => all.map((one) => one.checkVisibility()));
    await prepared(page);
    await expect.poll(signs).toEqual([false, true, false]);
    send();
    await expect.poll(signs).toEqual([false, false, false]);
  });

  for (const how of ['hover', 'focus'] as const)
    test(`the first ${how} opens a picture`, async () => {
      const { page, release } = await openHeld(path());
      await prepared(page);
      await page[how](`${HOST} [href="#berth-2"]`);
      release();
      await isOpen(page, 2);
    });

  test('the first arrow key opens the next picture', async () => {
    const { page, release } = await openHeld(path());
    await prepared(page);
    await page.press(`${HOST} [href="#berth-1"]`, 'ArrowRight');
    release();
    await isOpen(page, 2);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#berth-2');
  });

  test('the first tap opens a picture, and the second follows its link, however late the runtime comes', async () => {
    const { page, release } = await openHeld(path(), PHONE);
    await prepared(page);
    await page.locator(HOST).scrollIntoViewIfNeeded();
    const place = (await page.locator(`${HOST} [href="#berth-2"]`).boundingBox())!;
    await page.touchscreen.tap(place.x + 4, place.y + 4);
    release();
    await isOpen(page, 2);
    await timersRun(page, 300);
    expect(new URL(page.url()).hash).toBe('');
    await page.tap(`${HOST} [href="#berth-2"]`);
    await expect.poll(() => new URL(page.url()).hash).toBe('#berth-2');
  });

  test('the first click of a mouse follows the link in a picture at once', async () => {
    const { page } = await openHeld(path());
    await prepared(page);
    await page.click(`${HOST} [href="#berth-2"]`);
    await expect.poll(() => new URL(page.url()).hash).toBe('#berth-2');
  });
});
