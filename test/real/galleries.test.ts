import { expect, test } from 'vitest';
import { expectNoProblems, mounted, openPage, type WatchedPage } from '../support/page';

/** The pages come without Elementor's scripts and style sheets. */
const MISSING = [/wp-(content|includes)\/.*404/, /is not defined/];

const GRID = '.elementor-element-c5a4835';
const ROWS = '.elementor-element-4a673a7';
const COMPARISON = '.elementor-element-535a978';
const HOTSPOT = '.elementor-element-9c1db56';

async function open(widget: string, host: string): Promise<WatchedPage> {
  const page = await openPage('/builder/galleries.html', { viewport: { width: 1280, height: 800 } });
  await page.locator(host).scrollIntoViewIfNeeded();
  await mounted(page, widget, host);
  return page;
}

test('the gallery’s grid of the real page has its classes, variables and pictures as before', async () => {
  const page = await open('gallery', GRID);
  const container = page.locator(`${GRID} .elementor-gallery__container`);
  expect(await container.getAttribute('class')).toMatch(
    /e-gallery-container e-gallery-grid e-gallery--ltr e-gallery--lazyload/,
  );
  const variable = (name: string): Promise<string> =>
    container.evaluate((one, key) => (one as HTMLElement).style.getPropertyValue(key), name);
  expect([await variable('--columns'), await variable('--hgap'), await variable('--aspect-ratio')]).toEqual([
    '3',
    '10px',
    '75%',
  ]);
  await page.locator(`${GRID} .e-gallery-image-loaded`).first().waitFor();
  const boxes = await page.$$eval(`${GRID} .e-gallery-item`, (items) =>
    items.slice(0, 3).map((item) => {
      const { top, width, height } = item.getBoundingClientRect();
      return [Math.round(top), Math.round((width / height) * 100) / 100];
    }),
  );
  expect(new Set(boxes.map(([top]) => top)).size).toBe(1);
  expect(boxes[0]?.[1]).toBeCloseTo(4 / 3, 1);
  expectNoProblems(page, MISSING);
});

test('the gallery’s filters of the real page show one gallery, laid out again', async () => {
  const page = await open('gallery', ROWS);
  const total = await page.locator(`${ROWS} .e-gallery-item`).count();
  expect(await page.getAttribute(`${ROWS} [data-gallery-index=all]`, 'class')).toContain('elementor-item-active');
  await page.click(`${ROWS} [data-gallery-index="1"]`);
  expect(await page.getAttribute(`${ROWS} [data-gallery-index="1"]`, 'class')).toContain('elementor-item-active');
  const hidden = await page.locator(`${ROWS} .e-gallery-item--hidden`).count();
  expect(hidden).toBe(await page.locator(`${ROWS} [data-e-gallery-tags="0"]`).count());
  expect(hidden).toBeLessThan(total);
  const shown = page.locator(`${ROWS} .e-gallery-item:not(.e-gallery-item--hidden)`).first();
  expect(await shown.evaluate((one) => (one as HTMLElement).style.getPropertyValue('--item-start'))).toBe('0%');
  expect(await shown.getAttribute('data-elementor-lightbox-slideshow')).toBe('1-4a673a7');
});

test('the image comparison of the real page is vertical, and its handle follows the pointer', async () => {
  const page = await open('image-comparison', COMPARISON);
  await page.locator('.twentytwenty-wrapper.twentytwenty-vertical .twentytwenty-overlay').waitFor();
  const handle = page.locator(`${COMPARISON} .twentytwenty-handle`);
  // The galleries above it grow as they start.
  for (const gallery of [GRID, ROWS]) await mounted(page, 'gallery', gallery);
  await page.waitForLoadState('networkidle');
  await handle.hover({ position: { x: 20, y: 20 } });
  await page.mouse.down();
  await page.locator(`${COMPARISON} .elementskit-image-comparison.active`).waitFor();
  const box = await handle.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) - 40, { steps: 3 });
  // A slider's value grows upwards.
  await expect.poll(async () => Number(await handle.getAttribute('aria-valuenow'))).toBeGreaterThan(50);
  await page.mouse.up();
  expect(await page.locator(`${COMPARISON} .twentytwenty-before`).getAttribute('style')).toContain('clip-path');
});

test('the hotspots of the real page open by a press and close by another one', async () => {
  const page = await open('hotspot', HOTSPOT);
  const gate = page.locator(`${HOTSPOT} .e-hotspot`).first();
  await gate.locator('.e-hotspot__button').click();
  await expect.poll(() => gate.getAttribute('class')).toContain('e-hotspot--active');
  await gate.locator('.e-hotspot__tooltip').waitFor();
  await gate.locator('.e-hotspot__button').click();
  await expect.poll(() => gate.getAttribute('class')).not.toContain('e-hotspot--active');
  expectNoProblems(page, MISSING);
});

test('the Lottie animation of the real page is drawn and pauses when its button is pressed', async () => {
  const page = await openPage('/builder/counters.html', { viewport: { width: 1280, height: 800 } });
  const host = '.elementor-element-2933046';
  await page.locator(host).scrollIntoViewIfNeeded();
  await page.locator(`${host} .e-lottie__animation svg path`).first().waitFor({ state: 'attached' });
  await page.locator(`${host} .storefront-play-button`).click();
  await expect
    .poll(() => page.getAttribute(`${host} .storefront-play-button`, 'aria-label'))
    .toBe('Play the animation');
});
