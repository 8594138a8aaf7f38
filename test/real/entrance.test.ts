import { expect, test } from 'vitest';
import { expectNoProblems, mounted, openPage, type WatchedPage } from '../support/page';

/** The page comes without Elementor's scripts and style sheets. */
const MISSING = [/wp-(content|includes)\/.*404/, /is not defined/];

const DESKTOP = { viewport: { width: 1280, height: 800 } };

const classOf = (page: WatchedPage, id: string): Promise<string> =>
  page.$eval(`.elementor-element-${id}`, (element) => element.className);

test('each element of the real page enters with its own animation when it comes into view', async () => {
  const page = await openPage('/builder/entrance.html', DESKTOP);
  await mounted(page, 'entrance');
  await expect.poll(() => page.locator('[data-widget~=entrance]').count()).toBe(4);
  const names = { '20b01ad': 'fadeIn', fbe3a14: 'fadeInLeft', f6cf1a8: 'bounceIn', '2e6e2fa': 'zoomIn' };
  for (const [id, name] of Object.entries(names)) {
    await page.locator(`.elementor-element-${id}`).scrollIntoViewIfNeeded();
    await page.waitForSelector(`.elementor-element-${id}.animated.${name}:not(.elementor-invisible)`);
  }
  await expect.poll(() => classOf(page, 'fbe3a14')).toContain('animated-slow');
  expectNoProblems(page, MISSING);
});

test('all elements of the real page are visible when the visitor wants less motion and when our chunk fails', async () => {
  const still = await openPage('/builder/entrance.html', { ...DESKTOP, reducedMotion: true });
  await mounted(still, 'entrance');
  await expect.poll(() => still.locator('.elementor-invisible').count()).toBe(0);
  expect(await still.locator('.elementor-element.animated').count()).toBe(0);
  const failed = await openPage('/builder/entrance.html', { ...DESKTOP, block: [/widget-entrance/] });
  await expect.poll(() => failed.locator('.elementor-invisible').count()).toBe(0);
});

test('the stretched section of the real page is as wide as the window', async () => {
  const page = await openPage('/builder/backgrounds.html', DESKTOP);
  await mounted(page, 'stretched-section');
  const section = page.locator('.elementor-element-12a9490');
  await expect.poll(() => section.getAttribute('style')).toMatch(/^width: 1280px; left: -?[\d.]+px;$/);
  await expect
    .poll(() =>
      section.evaluate((element) => {
        const { left, width } = element.getBoundingClientRect();
        return [Math.round(left), Math.round(width)];
      }),
    )
    .toEqual([0, 1280]);
  await page.setViewportSize({ width: 1000, height: 800 });
  await expect
    .poll(() =>
      section.evaluate((element) => {
        const { left, width } = element.getBoundingClientRect();
        return [Math.round(left), Math.round(width)];
      }),
    )
    .toEqual([0, 1000]);
});
