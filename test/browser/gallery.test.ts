import { describe, expect, test } from 'vitest';
import { legacyEffects, openBesideLegacy } from '../support/coexistence';
import {
  expectNoProblems,
  heard,
  mounted,
  openPage,
  type PageOptions,
  requestsTo,
  type WatchedPage,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/galleries/';
const GRID = '.elementor-element-ga00001';
const ROWS = '.elementor-element-ga00002';
const COLUMNS = '.elementor-element-ga00003';
const BROKEN = '.elementor-element-ga00004';

/** The lightbox of the page marks the links. */
const IGNORE = ['aria-haspopup'];

const only = (host: string): string => `${PAGE}?only=${host.split('-').at(-1)}`;

async function open(host: string, options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(only(host), options);
  await mounted(page, 'gallery');
  return page;
}

/** The places of the items that are shown, in the container. */
const boxes = (page: WatchedPage, host: string) =>
  page.$eval(`${host} .elementor-gallery__container`, (container) => {
    const from = container.getBoundingClientRect();
    return [...container.querySelectorAll('.e-gallery-item:not(.e-gallery-item--hidden)')].map((item) => {
      const { left, top, width, height } = item.getBoundingClientRect();
      return { x: left - from.left, y: top - from.top, width, height, room: from.width, bottom: from.height };
    });
  });

/** Resolves when nothing moves any more. */
const still = (page: WatchedPage): Promise<unknown> =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
  });

const title = (host: string, index: string): string => `${host} [data-gallery-index="${index}"]`;

describeWidget({
  name: 'gallery',
  page: only(ROWS),
  host: ROWS,
  ignore: IGNORE,
  settings: {
    change: { gallery_layout: 'masonry' },
    shows: (page) => page.locator(`${ROWS} .e-gallery-masonry`).waitFor(),
  },
  keyboard: async (page) => {
    await page.focus(title(ROWS, '0'));
    await page.keyboard.press('Enter');
    expect(await page.getAttribute(title(ROWS, '0'), 'aria-pressed')).toBe('true');
    expect(await page.locator(`${ROWS} .e-gallery-item--hidden`).count()).toBe(4);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await page.locator(`${ROWS} .e-gallery-item--hidden`).count()).toBe(3);
    await still(page);
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.querySelector('[role=img]')?.getAttribute('aria-label')),
    ).toBe('A mug');
  },
});

describe('a gallery as a grid', () => {
  describeWidget({ name: 'gallery', page: only(GRID), host: GRID, ignore: IGNORE });

  test('the grid has the columns of the device, and pictures of one ratio', async () => {
    const page = await open(GRID);
    for (const [width, columns] of [
      [1280, 4],
      [900, 2],
      [390, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(async () => new Set((await boxes(page, GRID)).map(({ x }) => Math.round(x))).size)
        .toBe(columns);
      await expect
        .poll(() => page.$eval(`${GRID} .e-gallery-container`, (one) => one.style.getPropertyValue('--columns')))
        .toBe(String(columns));
      await still(page);
      const [first] = await boxes(page, GRID);
      expect((first?.width ?? 0) / (first?.height ?? 1)).toBeCloseTo(4 / 3, 1);
    }
    const last = page.locator(`${GRID} .e-gallery-item`).last();
    await expect
      .poll(() => last.evaluate((one) => ['--column', '--row'].map((name) => one.style.getPropertyValue(name))))
      .toEqual(['0', '7']);
    expectNoProblems(page);
  });
});

test('lazy pictures come when they are near, and one that fails keeps its place and its link', async () => {
  let sent: { url: string }[] = [];
  const page = await openPage(only(GRID), {
    fresh: true,
    viewport: { width: 390, height: 700 },
    block: [/mug-205-front-300x300/],
    before: (opening) => {
      sent = requestsTo(opening, /images\/.*-\d+x\d+\.svg/);
    },
  });
  await mounted(page, 'gallery');
  await page.locator(`${GRID} .e-gallery-image-loaded`).first().waitFor();
  expect(sent.some(({ url }) => url.includes('jacket-75'))).toBe(false);
  await page.locator(`${GRID} .e-gallery-item`).last().scrollIntoViewIfNeeded();
  await page.locator(`${GRID} .e-gallery-item:last-child .e-gallery-image-loaded`).waitFor();
  const [mug] = await page.locator(`${GRID} [aria-label="A mug"]`).all();
  expect(await mug?.getAttribute('class')).not.toContain('loaded');
  expect((await mug?.boundingBox())?.height).toBeGreaterThan(100);
  await mug?.click();
  await page.locator('.elementor-lightbox, [role=dialog]').first().waitFor();
});

test('justified rows go from edge to edge, and are laid out again after a resize', async () => {
  const page = await open(ROWS);
  const checkRows = async (): Promise<void> => {
    const all = await boxes(page, ROWS);
    const tops = [...new Set(all.map(({ y }) => Math.round(y)))];
    expect(tops.length).toBeGreaterThan(1);
    for (const top of tops.slice(0, -1)) {
      const row = all.filter(({ y }) => Math.round(y) === top);
      const last = row.at(-1);
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(last?.room ?? 0, 0);
    }
    const end = all.at(-1);
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeCloseTo(end?.bottom ?? 0, 0);
  };
  await still(page);
  await checkRows();
  await page.setViewportSize({ width: 700, height: 900 });
  await expect
    .poll(async () => (await boxes(page, ROWS)).every(({ x, width, room }) => x + width <= room + 1))
    .toBe(true);
  await still(page);
  await checkRows();
  expectNoProblems(page);
});

test('a filter shows its gallery, moves the rest together, announces it, and gives the lightbox only these', async () => {
  const page = await open(ROWS, { listen: ['layoutComplete'] });
  expect(await page.getAttribute(title(ROWS, 'all'), 'class')).toContain('elementor-item-active');
  await still(page);
  // The items move: the mug begins where it was.
  const moving = await page.evaluateHandle(() => {
    const seen = { count: 0 };
    window.addEventListener('click', () => (seen.count = document.getAnimations().length), { once: true });
    return seen;
  });
  await page.click(title(ROWS, '1'));
  expect(await page.getAttribute(title(ROWS, '1'), 'class')).toContain('elementor-item-active');
  expect(await page.getAttribute(title(ROWS, 'all'), 'class')).not.toContain('elementor-item-active');
  const shown = page.locator(`${ROWS} .e-gallery-item:not(.e-gallery-item--hidden)`);
  expect(await shown.count()).toBe(5);
  expect(await moving.evaluate(({ count }) => count)).toBeGreaterThan(5);
  await still(page);
  expect((await boxes(page, ROWS))[0]).toMatchObject({ x: 0, y: 0 });
  const hidden = page.locator(`${ROWS} .e-gallery-item--hidden`).first();
  expect(await hidden.evaluate((one) => getComputedStyle(one).visibility)).toBe('hidden');
  await expect.poll(() => page.textContent('.storefront-widgets-announcer')).toBe('5 pictures');
  await expect.poll(() => heard(page)).toContainEqual(expect.objectContaining({ name: 'layoutComplete' }));
  await shown.first().click();
  await page.locator('.storefront-lightbox').waitFor();
  await expect.poll(() => page.textContent('.pswp__counter')).toContain('5');
});

test('a press on a filter before the widget’s file is there is repeated', async () => {
  const page = await openPage(only(ROWS), { waitUntil: 'domcontentloaded' });
  await page.click(title(ROWS, '0'));
  await mounted(page, 'gallery');
  await expect.poll(() => page.getAttribute(title(ROWS, '0'), 'aria-pressed')).toBe('true');
});

test('the first gallery is shown where “all” is missing, and columns are filled evenly', async () => {
  const page = await open(COLUMNS);
  expect(await page.getAttribute(title(COLUMNS, '0'), 'aria-pressed')).toBe('true');
  await still(page);
  const all = await boxes(page, COLUMNS);
  expect(all.length).toBe(4);
  expect(new Set(all.map(({ x }) => Math.round(x))).size).toBe(3);
  expect(all[3]?.y).toBeGreaterThan(0);
});

test('a gallery with broken settings has the defaults', async () => {
  const page = await open(BROKEN);
  const all = await boxes(page, BROKEN);
  expect(new Set(all.map(({ x }) => Math.round(x))).size).toBe(4);
  expect((all[0]?.width ?? 0) / (all[0]?.height ?? 1)).toBeCloseTo(1.5, 1);
  expectNoProblems(page);
});

test('pictures are in place at once under reduced motion, and mirrored from right to left', async () => {
  const page = await open(ROWS, { reducedMotion: true });
  await page.click(title(ROWS, '0'));
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const beside = async (): Promise<number> => {
    const [first] = await boxes(page, ROWS);
    return Math.abs((first?.room ?? 0) - (first?.x ?? 0) - (first?.width ?? 0));
  };
  await expect.poll(beside).toBeLessThan(0.5);
});

describe.each(['first', 'last', 'delayed'] as const)('the gallery beside Elementor’s handler, our tag: %s', (order) => {
  test('the gallery is filtered by the widget alone beside Elementor’s handler', async () => {
    const page = await openBesideLegacy(only(ROWS), order, ['gallery']);
    await page.click(title(ROWS, '0'));
    expect((await legacyEffects(page)).filter((effect) => effect.includes('gallery:'))).toEqual([]);
    expect(await page.locator(`${ROWS} .e-gallery-item--hidden`).count()).toBe(4);
  });
});

test('the parts of an item that move on hover have Elementor’s classes', async () => {
  const page = await open(GRID);
  await page.$eval(GRID, (host) => {
    const settings = JSON.parse(host.getAttribute('data-settings') ?? '{}') as object;
    const content = '<div class="elementor-gallery-item__content"><div>Title</div><div>Text</div></div>';
    for (const item of host.querySelectorAll('.e-gallery-item')) item.insertAdjacentHTML('beforeend', content);
    const more = {
      image_hover_animation: 'grow',
      background_overlay_hover_animation: 'fade-in',
      content_hover_animation: 'enter-from-left',
      content_sequenced_animation: 'yes',
    };
    host.setAttribute('data-settings', JSON.stringify({ ...settings, ...more }));
  });
  const first = page.locator(`${GRID} .e-gallery-item`).first();
  await first.locator('.e-gallery-image.elementor-animated-item--grow').waitFor();
  expect(await first.locator('.elementor-gallery-item__overlay.elementor-animated-item--fade-in').count()).toBe(1);
  expect(
    await first.locator('.elementor-gallery--sequenced-animation > .elementor-animated-item--enter-from-left').count(),
  ).toBe(2);
  await page.$eval(GRID, (host) => host.setAttribute('data-settings', '{"content_hover_animation":"a b<"}'));
  await first.locator('[class*="elementor-animated-item"]').first().waitFor({ state: 'detached' });
  expectNoProblems(page);
});
