import { describe, expect, test } from 'vitest';
import { legacyEffects, openBesideLegacy } from '../support/coexistence';
import {
  expectNoProblems,
  heard,
  mounted,
  openPage,
  type PageOptions,
  toastsAreFetched,
  type WatchedPage,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/grids/';
const KIT = '.elementor-element-9d00001';
const POSTS = '.elementor-element-9d00002';
const VIDEOS = '.elementor-element-9d00003';
const PLAIN = '#plain-grid';

async function open(only: string, options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(`${PAGE}?only=${only}`, options);
  await mounted(page, 'grid-layout');
  return page;
}

/** Where the items that are shown are, from the grid's corner. */
const places = (page: WatchedPage, items: string) =>
  page.$$eval(items, (all) => {
    const from = all[0]?.parentElement?.getBoundingClientRect();
    return all
      .filter((item) => getComputedStyle(item).visibility !== 'hidden')
      .map((item) => {
        const { left, top, width, height } = item.getBoundingClientRect();
        return { x: left - (from?.left ?? 0), y: top - (from?.top ?? 0), width, height, bottom: from?.height ?? 0 };
      });
  });

/** No item overlaps another one, and each stands right below the one above it, as soon as nothing moves any more. */
async function expectMasonry(page: WatchedPage, items: string, columns: number, gap = 0): Promise<void> {
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => {}))));
  await expect
    .poll(() =>
      isMasonry(page, items, columns, gap).then(
        () => '',
        (error: unknown) => String(error),
      ),
    )
    .toBe('');
}

async function isMasonry(page: WatchedPage, items: string, columns: number, gap: number): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))));
  const all = await places(page, items);
  const lefts = [...new Set(all.map(({ x }) => Math.round(x)))].sort((a, b) => a - b);
  expect(lefts.length).toBe(columns);
  for (const left of lefts) {
    const column = all.filter(({ x }) => Math.round(x) === left).sort((a, b) => a.y - b.y);
    for (const [at, { y }] of column.entries()) {
      const above = column[at - 1];
      expect(y).toBeCloseTo(above ? above.y + above.height + gap : (column[0]?.y ?? 0), 0);
    }
  }
  const bottom = Math.max(...all.map(({ y, height }) => y + height));
  expect(all[0]?.bottom).toBeCloseTo(bottom, 0);
}

/** Waits, because items that go shrink first. */
const expectShown = (page: WatchedPage, count: number): Promise<void> =>
  expect.poll(async () => (await places(page, `${KIT} .ekit_gallery_grid_item`)).length).toBe(count);

const filter = (value: string): string => `${KIT} [data-option-value="${value}"]`;

describeWidget({
  name: 'grid-layout',
  page: `${PAGE}?only=9d00001`,
  host: KIT,
  settings: {
    change: { filterText: 'What is shown' },
    shows: (page) => page.locator(`${KIT} [role=group][aria-label="What is shown"]`).waitFor(),
  },
  keyboard: async (page) => {
    await page.focus(filter('.rooms'));
    await page.keyboard.press('Space');
    await expect.poll(() => page.getAttribute(filter('.rooms'), 'aria-pressed')).toBe('true');
    await expectShown(page, 4);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expectShown(page, 8);
  },
});

test('items of a grid stand below the shortest column, as wide as the style sheet says', async () => {
  const page = await openPage(PAGE);
  await mounted(page, 'grid-layout', KIT);
  await expectMasonry(page, `${KIT} .ekit_gallery_grid_item`, 4);
  for (const host of [POSTS, VIDEOS]) {
    await page.locator(host).scrollIntoViewIfNeeded();
    await mounted(page, 'grid-layout', host);
    await expectMasonry(page, `${host} .demo-grid-post`, 3);
  }
  await page.locator(PLAIN).scrollIntoViewIfNeeded();
  await mounted(page, 'grid-layout', PLAIN);
  await expectMasonry(page, `${PLAIN} > .demo-grid-card`, 4, 16);
  expectNoProblems(page);
});

test('a grid has the columns of the device, and is mirrored from right to left', async () => {
  const page = await open('9d00004', { mobile: true });
  await expectMasonry(page, `${PLAIN} > .demo-grid-card`, 2, 16);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await expect.poll(async () => (await places(page, `${PLAIN} > .demo-grid-card`))[0]?.x).toBeGreaterThan(100);
});

test('a filter shows the items with its class, moves the rest in 0.4 s, and announces it', async () => {
  const page = await open('9d00001', { listen: ['arrangeComplete'] });
  await page.evaluate(() => {
    const durations: number[] = [];
    // At its end, a transition tells how long it was to take, however late its frames have come.
    document.addEventListener('transitionend', ({ elapsedTime }) => durations.push(elapsedTime));
    Object.assign(window, { durations });
  });
  await page.click(filter('.things'));
  await expect.poll(() => page.getAttribute(filter('.things'), 'class')).toBe('selected');
  await expect.poll(() => page.getAttribute(filter('*'), 'class')).toBe('');
  await expect.poll(() => page.evaluate(() => (window as unknown as { durations: number[] }).durations)).toContain(0.4);
  await expectMasonry(page, `${KIT} .ekit_gallery_grid_item.things`, 4);
  await expectShown(page, 5);
  await expect.poll(() => page.textContent('.storefront-widgets-announcer')).toBe('5 results');
  await expect.poll(() => heard(page)).toContainEqual(expect.objectContaining({ name: 'arrangeComplete' }));
  expect(new URL(page.url()).hash).toBe('');
  // A selector that is more than a class shows everything.
  await page.click(filter('img, .x'));
  await expectShown(page, 8);
  expectNoProblems(page);
});

test('items follow a new width of the window, and an item that gets taller', async () => {
  const page = await open('9d00001');
  await expectMasonry(page, `${KIT} .ekit_gallery_grid_item`, 4);
  await page.setViewportSize({ width: 700, height: 900 });
  await expect
    .poll(
      async () => new Set((await places(page, `${KIT} .ekit_gallery_grid_item`)).map(({ x }) => Math.round(x))).size,
    )
    .toBe(2);
  await expectMasonry(page, `${KIT} .ekit_gallery_grid_item`, 2);
  await page.$eval(`${KIT} .ekit_gallery_grid_item`, (item) => {
    item.append(Object.assign(document.createElement('p'), { textContent: 'More '.repeat(80) }));
  });
  await expectMasonry(page, `${KIT} .ekit_gallery_grid_item`, 2);
});

test('a closed grid is laid out when it opens, and again when an item is inserted', async () => {
  const page = await openPage('/blank/');
  await page.$eval('#stage', (stage) => {
    stage.innerHTML =
      '<details><summary>More</summary><div id="late" data-widget="grid-layout" data-when="load" data-settings=\'{"columns":2}\'><p style="height:50px;margin:0">1</p><p style="height:20px;margin:0">2</p><p style="height:20px;margin:0">3</p></div></details>';
  });
  await mounted(page, 'grid-layout');
  await page.click('summary');
  await expectMasonry(page, '#late > p', 2);
  await page.$eval('#late', (grid) => {
    grid.append(Object.assign(document.createElement('p'), { textContent: '4', style: 'height:30px;margin:0' }));
  });
  await expect.poll(async () => (await places(page, '#late > p'))[3]?.y).toBe(40);
  await expectMasonry(page, '#late > p', 2);
});

test('more posts come to the end of the grid with each press, until the link is gone', async () => {
  const page = await openPage(`${PAGE}?only=9d00002`);
  await mounted(page, 'grid-layout', POSTS);
  const more = page.locator(`${POSTS} a.page-numbers`);
  await more.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator(`${POSTS} .post-item`).count()).toBe(10);
  await expect.poll(() => more.getAttribute('href')).toContain('paged=3');
  await expectMasonry(page, `${POSTS} .post-item`, 3);
  await expect.poll(() => page.textContent('.storefront-widgets-announcer')).toBe('More items shown: 5.');
  await more.click();
  await expect.poll(() => page.locator(`${POSTS} .post-item`).count()).toBe(15);
  await expect.poll(() => more.count()).toBe(0);
  await expectMasonry(page, `${POSTS} .post-item`, 3);
  expectNoProblems(page);
});

test('another page replaces the posts of a grid, and one that cannot be loaded is opened', async () => {
  const page = await openPage(`${PAGE}?only=9d00002&paging=numbers`);
  await mounted(page, 'grid-layout', POSTS);
  await page.click(`${POSTS} a.page-numbers >> text=2`);
  await page.locator(`${POSTS} .page-numbers.current`, { hasText: '2' }).waitFor();
  await expect.poll(() => page.locator(`${POSTS} .post-item`).count()).toBe(5);
  await expect.poll(() => page.locator(`${POSTS} .post-item h3`).first().textContent()).toBe('A mug');
  await expectMasonry(page, `${POSTS} .post-item`, 3);
  expect(new URL(page.url()).searchParams.get('paged')).toBeNull();
  await page.route(/paged=3/, (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.fulfill({ status: 500, body: '' }),
  );
  await page.click(`${POSTS} a.page-numbers >> text=3`);
  await page.waitForURL(/paged=3/);
});

test('a message says that another page of posts cannot be loaded offline', async () => {
  const page = await openPage(`${PAGE}?only=9d00002&paging=numbers`);
  await mounted(page, 'grid-layout', POSTS);
  await page.click(`${POSTS} a.page-numbers >> text=2`);
  await page.locator(`${POSTS} .page-numbers.current`, { hasText: '2' }).waitFor();
  await toastsAreFetched(page);
  await page.context().setOffline(true);
  await page.click(`${POSTS} a.page-numbers >> text=3`);
  await page
    .locator('.toast-message', { hasText: 'You are probably offline. The list could not be loaded.' })
    .waitFor();
  expect(await page.textContent(`${POSTS} .page-numbers.current`)).toContain('2');
});

test('a grid with a broken configuration has the defaults', async () => {
  const page = await open('9d00005');
  await expectMasonry(page, '.elementor-element-9d00005 .ekit_gallery_grid_item', 4);
  expectNoProblems(page);
});

describe.each(['first', 'last', 'delayed'] as const)('the grid beside ElementsKit’s handler, our tag: %s', (order) => {
  test('the grid is filtered by the widget alone beside ElementsKit’s handler', async () => {
    const page = await openBesideLegacy(`${PAGE}?only=9d00001`, order, ['grid-layout']);
    await page.click(filter('.rooms'));
    await expectShown(page, 4);
    expect((await legacyEffects(page)).filter((effect) => effect.includes('gallery:'))).toEqual([]);
  });
});

test('a grid causes no error of size observers when its items change their height', async () => {
  const page = await openPage(PAGE, {
    fresh: true,
    before: (opening) =>
      opening.addInitScript(() => {
        const errors: string[] = [];
        Object.assign(window, { __errors: errors });
        window.addEventListener('error', ({ message }) => errors.push(message));
      }),
  });
  await mounted(page, 'grid-layout');
  for (const height of [700, 900, 800]) {
    await page.$$eval(
      `${KIT} .ekit_gallery_grid_item`,
      (all, pixels) => {
        for (const item of all) (item as HTMLElement).style.minHeight = `${pixels}px`;
      },
      height,
    );
    // The observers have been told, and the items stand where there is room again.
    await expectMasonry(page, `${KIT} .ekit_gallery_grid_item`, 4);
  }
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => (window as unknown as { __errors: string[] }).__errors)).toEqual([]);
});
