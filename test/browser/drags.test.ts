import { describe, expect, test } from 'vitest';
import { carouselPage, openMoving, showsSlides } from '../support/carousels';
import { type DragInput, drag, FINGER_DRAGS, MOUSE_DRAGS, nameOf } from '../support/drags';
import { activeSlide, moves } from '../support/gallery';
import { mounted, openPage, painted, type WatchedPage } from '../support/page';
import { openPanels } from '../support/panels';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The place of an element that has come into view and rests. */
async function boxOf(page: WatchedPage, selector: string): Promise<Box> {
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  await painted(page);
  return page.$eval(selector, (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  });
}

/** Drags over an element, from and to parts of its box. */
async function dragOver(page: WatchedPage, selector: string, parts: number[], input: DragInput): Promise<void> {
  const { x, y, width, height } = await boxOf(page, selector);
  const [fromX = 0, fromY = 0, toX = 0, toY = 0] = parts;
  const at = (partX: number, partY: number) => ({ x: x + width * partX, y: y + height * partY });
  await drag(page, at(fromX, fromY), at(toX, toY), input);
}

/** Drags a row to the left; it stays where it is let go. */
async function dragRow(page: WatchedPage, row: string, by: number, input: DragInput): Promise<void> {
  const { x, y } = await boxOf(page, row);
  await drag(page, { x: x + 150, y: y + 10 }, { x: x + 150 - by, y: y + 10 }, input);
  await expect.poll(() => page.$eval(row, (one) => one.scrollLeft)).toBe(by);
}

const isPhone = (input: DragInput) => ({ mobile: input.by === 'finger' });
const ALL = [...FINGER_DRAGS, ...MOUSE_DRAGS];
const byInput = (inputs: readonly DragInput[]): [string, DragInput][] => inputs.map((input) => [nameOf(input), input]);

// A third of a column is far enough for a quick swipe.
const LEFT = [0.7, 0.4, 0.35, 0.42];
const RIGHT = [0.35, 0.42, 0.7, 0.4];

describe('a quick swipe that turns one page, however few moves the page gets', () => {
  test.each(byInput(ALL))('a quick swipe turns one page of the product gallery, %s', async (_name, input) => {
    const page = await openPage('/product/lamp/', isPhone(input));
    await mounted(page, 'product-gallery');
    await moves(page);
    const viewport = '.woocommerce-product-gallery__wrapper';
    await dragOver(page, viewport, LEFT, input);
    await expect.poll(() => activeSlide(page)).toBe(1);
    await dragOver(page, viewport, LEFT, input);
    await expect.poll(() => activeSlide(page)).toBe(2);
    await dragOver(page, viewport, RIGHT, input);
    await expect.poll(() => activeSlide(page)).toBe(1);
  });

  test.each(byInput(ALL))('a quick swipe turns one slide of a carousel, %s', async (_name, input) => {
    const page = await openMoving(
      carouselPage('ca00002', { settings: { slides_to_show: '1', autoplay: '' } }),
      'image-carousel',
      isPhone(input),
    );
    await dragOver(page, '.swiper-wrapper', LEFT, input);
    await showsSlides(page, 2);
    await dragOver(page, '.swiper-wrapper', LEFT, input);
    await showsSlides(page, 3);
    await dragOver(page, '.swiper-wrapper', RIGHT, input);
    await showsSlides(page, 2);
  });

  test.each(byInput(ALL))('a quick swipe turns one picture of the lightbox, %s', async (_name, input) => {
    const page = await openPage('/product/lamp/', isPhone(input));
    await mounted(page, 'product-gallery');
    await page.click('.woocommerce-product-gallery__trigger');
    await page.waitForSelector('.pswp--animated-in');
    await expect.poll(() => page.textContent('.pswp__counter')).toMatch(/^1\D/);
    await dragOver(page, '.pswp__scroll-wrap', LEFT, input);
    await expect.poll(() => page.textContent('.pswp__counter')).toMatch(/^2\D/);
    await dragOver(page, '.pswp__scroll-wrap', RIGHT, input);
    await expect.poll(() => page.textContent('.pswp__counter')).toMatch(/^1\D/);
  });
});

test.each(byInput(ALL))('the handle of a comparison stands where it is let go, %s', async (_name, input) => {
  const page = await openPage('/fixture/comparison/?only=c0a0001', isPhone(input));
  await mounted(page, 'image-comparison');
  const picture = await boxOf(page, '.elementor-element-c0a0001 img');
  const grip = await boxOf(page, '.twentytwenty-handle');
  const from = { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 };
  await drag(page, from, { x: picture.x + picture.width * 0.75, y: from.y + 9 }, input);
  const value = () => page.getAttribute('.twentytwenty-handle', 'aria-valuenow');
  await expect.poll(value).toMatch(/^7[456]$/);
  await page.mouse.move(from.x - 40, from.y);
  expect(await value()).toMatch(/^7[456]$/);
});

test.each(byInput(ALL))('an item of a grid is put where it is let go, %s', async (_name, input) => {
  const page = await openPage('/fixture/grids/?only=9d00006', isPhone(input));
  await mounted(page, 'grid-drag');
  const item = (at: number): string => `#drag-grid > .demo-grid-card:nth-child(${at})`;
  const names = (): Promise<(string | null)[]> =>
    page.$$eval('#drag-grid > .demo-grid-card h3', (all) => all.slice(0, 3).map((one) => one.textContent));
  const grip = await boxOf(page, `${item(1)} .storefront-grid-grip`);
  const from = { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 };
  // On a phone the items stand below each other; the third one is dragged over the second on the way.
  const { x, y, width, height } = await page.$eval(item(3), (one) => one.getBoundingClientRect().toJSON());
  await drag(page, from, { x: x + width / 2, y: Math.min(y + height / 2, 820) }, input);
  await expect.poll(names).toEqual(['A mug', 'A vase', 'A lamp']);
});

test.each(byInput(MOUSE_DRAGS))('a row that is too long is dragged with the mouse, %s', async (_name, input) => {
  const filters = await openPage('/fixture/loop/', { viewport: { width: 320, height: 844 } });
  await mounted(filters, 'taxonomy-filter');
  const bar = '.elementor-element-f10f003 .e-filter';
  await filters.waitForFunction(
    (one) => document.querySelector<HTMLElement>(one)?.style.getPropertyValue('--e-filter-justify-content') === 'start',
    bar,
  );
  await dragRow(filters, bar, 60, input);

  const tabs = await openPanels('nested-tabs', 'nested-tabs');
  await tabs.addStyleTag({
    content: '.e-n-tabs-heading{inline-size:180px;overflow:hidden}.e-n-tab-title{flex:none}',
  });
  await tabs.$eval('.elementor-element-7ab0006', (host) => {
    host.setAttribute('data-settings', '{"horizontal_scroll":"enable"}');
  });
  await tabs.waitForSelector('.e-n-tabs-heading.e-scroll');
  await dragRow(tabs, '.e-n-tabs-heading', 50, input);
});
