import { expect, test } from 'vitest';
import { allMounted, expectNoProblems, mounted, openPage, requestsTo, type WatchedPage } from '../support/page';

/** The page comes without Elementor's scripts and style sheets, and the providers cannot be reached. */
const MISSING = [/wp-(content|includes)\/.*404/, /is not defined/, /ERR_/];

async function open(reducedMotion = false): Promise<WatchedPage> {
  const page = await openPage('/builder/backgrounds.html', {
    viewport: { width: 1280, height: 800 },
    reducedMotion,
    block: [/youtube\.com/, /vimeo\.com/],
  });
  // The heights that Elementor's style sheet gives.
  await page.addStyleTag({ content: '.elementor-section-height-min-height { min-height: 400px; }' });
  return page;
}

test('the background slideshows of the real page are built and move as before', async () => {
  const page = await open();
  await mounted(page, 'background-slideshow');
  const section = page.locator('.elementor-element-d07e5d6 > :first-child');
  await expect
    .poll(() => section.getAttribute('class'))
    .toMatch(/elementor-background-slideshow .*swiper-container-fade/);
  await expect.poll(() => section.getAttribute('dir')).toBe('rtl');
  const images = section.locator('.elementor-background-slideshow__slide__image.elementor-ken-burns--in');
  await expect
    .poll(() => images.evaluateAll((all) => all.map((one) => (one as HTMLElement).style.backgroundImage)))
    .toEqual(['url("../images/peak.jpg")', 'url("../images/lake.jpg")', 'url("../images/dune.jpg")']);
  await page.locator('.elementor-element-d07e5d6').scrollIntoViewIfNeeded();
  await section.locator('.swiper-slide:nth-child(2) > .elementor-ken-burns--active').waitFor();
  const column = page.locator('.elementor-element-2f0d431 > :first-child');
  await expect.poll(() => column.getAttribute('dir')).toBe('rtl');
  await expect.poll(() => column.getAttribute('class')).toContain('swiper-container-horizontal');
  expectNoProblems(page, MISSING);
});

test('the background video of the real page plays, and videos of unreachable providers leave the page visible', async () => {
  const page = await open();
  await mounted(page, 'background-video');
  const video = page.locator('.elementor-element-4497e56 video');
  await expect.poll(() => video.getAttribute('src')).toBe('../images/clip.mp4');
  await expect.poll(() => video.getAttribute('style')).toMatch(/^width: [\d.]+px; height: [\d.]+px;/);
  await page.locator('.elementor-element-4497e56').scrollIntoViewIfNeeded();
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0);
  for (const id of ['709038b', '669379b']) {
    const container = page.locator(`.elementor-element-${id} > .elementor-background-video-container`);
    await expect
      .poll(() => container.getAttribute('class'))
      .toBe('elementor-background-video-container elementor-hidden-phone');
    await expect.poll(() => container.locator('.elementor-background-video-embed').count()).toBe(1);
  }
  expectNoProblems(page, MISSING);
});

test('no background of the real page moves or fetches files when the visitor wants less motion', async () => {
  let sent: unknown[] = [];
  const page = await openPage('/builder/backgrounds.html', {
    reducedMotion: true,
    before: (opening) => {
      sent = requestsTo(opening, /clip\.mp4|youtube|vimeo|shapes/);
    },
  });
  await mounted(page, 'background-slideshow');
  await mounted(page, 'background-video');
  await expect.poll(() => page.locator('.storefront-play-button[aria-label^=Play]').count()).toBe(5);
  await allMounted(page);
  expect(await page.locator('[class*=ken-burns]').count()).toBe(0);
  expect(sent).toEqual([]);
});
