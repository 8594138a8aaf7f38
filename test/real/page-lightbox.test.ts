import { expect, test } from 'vitest';
import { expectNoProblems, mounted, openPage, type WatchedPage } from '../support/page';

/** The pages come without Elementor's scripts and style sheets. */
const MISSING = [/wp-(content|includes)\/.*404/, /is not defined/];
const BOX = '.elementor-lightbox';

async function open(path: string): Promise<WatchedPage> {
  const page = await openPage(path, {
    before: (opening) =>
      opening.route(/youtube|vimeo/, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
      ),
  });
  await mounted(page, 'page-lightbox');
  return page;
}

const isOpen = (page: WatchedPage): Promise<unknown> => page.waitForSelector(`${BOX}.pswp--visible`);

async function close(page: WatchedPage): Promise<void> {
  await page.keyboard.press('Escape');
  await page.waitForSelector(BOX, { state: 'detached' });
}

const idOf = (page: WatchedPage): Promise<string | null> => page.getAttribute(BOX, 'id');
const captionOf = (page: WatchedPage): Promise<string | null> => page.textContent(`${BOX} .pswp__caption`);

test('the pictures of the real page open in the lightbox, one alone and four in their group', async () => {
  const page = await open('/builder/overlays.html');
  await page.click('a[data-elementor-lightbox-title=moss]');
  await isOpen(page);
  expect(await idOf(page)).toBe('elementor-lightbox-slideshow-single-img');
  expect(await captionOf(page)).toBe('mossDescription of moss');
  await close(page);
  const last = page.locator('[data-elementor-lightbox-slideshow="85af7aa"]').last();
  await last.click();
  await isOpen(page);
  expect(await idOf(page)).toBe('elementor-lightbox-slideshow-85af7aa');
  expect(await page.textContent(`${BOX} .pswp__counter`)).toBe('4 of 4');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.textContent(`${BOX} .pswp__counter`)).toBe('1 of 4');
  await close(page);
  expect(await last.evaluate((link) => document.activeElement === link)).toBe(true);
  expectNoProblems(page, MISSING);
});

test('the videos of the real page open in the lightbox, and one that plays in its place does not', async () => {
  const page = await open('/builder/overlays.html');
  const play = (id: string): string => `.elementor-element-${id} .elementor-custom-embed-play`;
  await page.click(play('4ac0a89'));
  await isOpen(page);
  expect(await idOf(page)).toBe('elementor-lightbox-4ac0a89');
  const video = page.locator(`${BOX} .elementor-video-container video`);
  expect(await video.getAttribute('src')).toMatch(/\/images\/clip\.mp4$/);
  expect(await video.getAttribute('controlslist')).toBe('nodownload');
  await close(page);
  await page.focus(play('8b42867'));
  await page.keyboard.press('Enter');
  await isOpen(page);
  expect(await page.getAttribute(`${BOX} iframe`, 'src')).toMatch(/^https:\/\/www\.youtube\.com\/embed\/XHOmBV4js_E\?/);
  await close(page);
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('elementor-custom-embed-play');
  await page.click(play('a8d5134'));
  expect(await page.locator(BOX).count()).toBe(0);
});

test('the galleries of the real page open at the clicked picture and at the picture that the hash names', async () => {
  const page = await open('/builder/galleries.html');
  const link = page.locator('[data-elementor-lightbox-slideshow="all-c5a4835"][data-elementor-lightbox-title="dune"]');
  await link.evaluate((one: HTMLElement) => one.click());
  await isOpen(page);
  expect(await idOf(page)).toBe('elementor-lightbox-slideshow-all-c5a4835');
  expect(await captionOf(page)).toBe('duneDescription of dune');
  const hash = await link.getAttribute('e-action-hash');
  const visitor = await open(`/builder/galleries.html${hash}`);
  await isOpen(visitor);
  expect(await captionOf(visitor)).toBe('duneDescription of dune');
});
