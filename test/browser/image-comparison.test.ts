import { describe, expect, test } from 'vitest';
import { legacyEffects, openBesideLegacy } from '../support/coexistence';
import {
  expectNoProblems,
  holdChunk,
  hostsBecome,
  mounted,
  openPage,
  type PageOptions,
  type WatchedPage,
} from '../support/page';
import { layoutShift, painted, watchShifts } from '../support/shifts';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/comparison/';
const SIDE = '.elementor-element-c0a0001';
const STACKED = '.elementor-element-c0a0002';
const HOVER = '.elementor-element-c0a0003';
const PRESS = '.elementor-element-c0a0004';

const handle = (host: string): string => `${host} .twentytwenty-handle`;

const value = (page: WatchedPage, host: string): Promise<number> =>
  page.$eval(handle(host), (one) => Number(one.getAttribute('aria-valuenow')));

const boxOf = (page: WatchedPage, selector: string) =>
  page.$eval(selector, (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  });

async function open(options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(PAGE, options);
  await mounted(page, 'image-comparison');
  return page;
}

describeWidget({
  name: 'image-comparison',
  page: `${PAGE}?only=c0a0001`,
  host: SIDE,
  settings: {
    change: { label_before: 'Then' },
    shows: (page) => page.locator(`${SIDE} [data-content=Then]`).waitFor(),
  },
  keyboard: async (page) => {
    await page.focus(handle(SIDE));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await value(page, SIDE)).toBe(60);
    expect(await page.getAttribute(handle(SIDE), 'aria-valuetext')).toBe('60% Before');
    await page.keyboard.press('Home');
    expect(await value(page, SIDE)).toBe(0);
    await page.keyboard.press('End');
    expect(await value(page, SIDE)).toBe(100);
  },
});

test('the handle of a comparison is dragged, and the pictures show their sides of it', async () => {
  const page = await open();
  const picture = await boxOf(page, `${SIDE} img`);
  const grip = await boxOf(page, handle(SIDE));
  expect(grip.x + grip.width / 2).toBeCloseTo(picture.x + picture.width / 2, 0);
  await page.mouse.move(grip.x + 20, grip.y + 20);
  await page.mouse.down();
  await page.mouse.move(picture.x + picture.width * 0.75, picture.y + 400, { steps: 4 });
  await expect.poll(() => value(page, SIDE)).toBe(75);
  const names = (): Promise<string | null> => page.getAttribute(`${SIDE} .elementskit-image-comparison`, 'class');
  await expect.poll(names).toMatch(/\bactive\b/);
  await page.mouse.up();
  await expect.poll(names).not.toMatch(/\bactive\b/);
  await page.mouse.move(picture.x, picture.y);
  expect(await value(page, SIDE)).toBe(75);
  expect(await page.$eval(`${SIDE} .twentytwenty-before`, (one) => getComputedStyle(one).clipPath)).toMatch(/ 25%/);
  // A press beside the handle does nothing here.
  await page.mouse.click(picture.x + 10, picture.y + 10);
  expect(await value(page, SIDE)).toBe(75);
  expectNoProblems(page);
});

test('pictures one above the other are compared by dragging up and down, and their labels are text', async () => {
  const page = await open();
  await page.locator(STACKED).scrollIntoViewIfNeeded();
  expect(await page.getAttribute(`${STACKED} .ekit-wid-con`, 'class')).toContain(
    'twentytwenty-wrapper twentytwenty-vertical',
  );
  expect(await page.getAttribute(`${STACKED} .twentytwenty-before-label`, 'data-content')).toBe('<b>Old</b>');
  const picture = await boxOf(page, `${STACKED} img`);
  const grip = await boxOf(page, handle(STACKED));
  await page.mouse.move(grip.x + 20, grip.y + 20);
  await page.mouse.down();
  await page.mouse.move(grip.x, picture.y + picture.height * 0.25, { steps: 3 });
  await page.mouse.up();
  // The value is that of the lower picture, so that up is more.
  await expect.poll(() => value(page, STACKED)).toBe(75);
  await page.focus(handle(STACKED));
  const { y } = await boxOf(page, handle(STACKED));
  await page.keyboard.press('ArrowUp');
  expect(await value(page, STACKED)).toBe(80);
  expect((await boxOf(page, handle(STACKED))).y).toBeLessThan(y);
});

test('the handle follows the mouse, or goes where it is pressed, where the settings say so', async () => {
  const page = await open();
  await page.locator(HOVER).scrollIntoViewIfNeeded();
  const hovered = await boxOf(page, `${HOVER} img`);
  expect(await value(page, HOVER)).toBe(25);
  expect(await page.locator(`${HOVER} .twentytwenty-overlay`).count()).toBe(0);
  await page.mouse.move(hovered.x + hovered.width * 0.8, hovered.y + 30);
  await expect.poll(() => value(page, HOVER)).toBe(80);
  const pressed = await boxOf(page, `${PRESS} img`);
  // A broken offset is the middle.
  expect(await value(page, PRESS)).toBe(50);
  await page.mouse.click(pressed.x + pressed.width * 0.1, pressed.y + 30);
  await expect.poll(() => value(page, PRESS)).toBe(10);
});

test('nothing jumps when the comparison starts with the shape of its first picture on a phone, where fingers scroll the page', async () => {
  let release = (): void => {};
  const page = await openPage(`${PAGE}?only=c0a0001`, {
    mobile: true,
    before: async (opening) => {
      await watchShifts(opening);
      release = await holdChunk(opening, 'image-comparison');
    },
  });
  await hostsBecome(page, 'image-comparison', 'loading');
  await painted(page);
  const before = await layoutShift(page);
  release();
  await mounted(page, 'image-comparison');
  expect(await layoutShift(page)).toBe(before);
  const frame = await boxOf(page, `${SIDE} .elementskit-image-comparison`);
  expect(frame.height / frame.width).toBeCloseTo(2 / 3, 1);
  expect(await page.$eval(handle(SIDE), (one) => getComputedStyle(one).touchAction)).toBe('pan-y');
});

test('a comparison by attribute needs no size in a closed part of the page', async () => {
  const page = await openPage('/blank/');
  await page.$eval('#stage', (stage) => {
    stage.innerHTML =
      '<details><summary>More</summary><div data-widget="image-comparison" data-when="load" data-settings=\'{"offset":0.2}\'><img src="/images/mug-1-flat-300x200.svg" alt="a" width="300" height="200"><img src="/images/mug-90-flat-300x200.svg" alt="b"></div></details><div data-widget="image-comparison" id="one"><img src="/images/mug-1-flat-300x200.svg" alt="alone"></div>';
  });
  await mounted(page, 'image-comparison');
  await page.click('summary');
  const [picture, grip] = [await boxOf(page, '#stage img'), await boxOf(page, handle('details'))];
  expect(grip.x + 22).toBeCloseTo(picture.x + picture.width * 0.2, 0);
  expect(await boxOf(page, 'details img + img')).toEqual(picture);
  expect(await page.locator('#one .twentytwenty-handle').count()).toBe(0);
  expectNoProblems(page);
});

describe.each(['first', 'last', 'delayed'] as const)(
  'the comparison beside Elementor’s handler, our tag: %s',
  (order) => {
    test('there is one handle, the widget’s, beside Elementor’s handler', async () => {
      const page = await openBesideLegacy(PAGE, order, ['image-comparison']);
      await page.click(handle(SIDE));
      expect((await legacyEffects(page)).filter((effect) => effect.includes('comparison'))).toEqual([]);
      expect(await page.locator(handle(SIDE)).count()).toBe(1);
    });
  },
);
