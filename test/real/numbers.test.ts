import { expect, test } from 'vitest';
import { expectNoProblems, mounted, openPage, type WatchedPage } from '../support/page';

/** The page comes without Elementor's scripts and style sheets. */
const MISSING = [/wp-(content|includes)\/.*404/, /is not defined/];

const VIEWPORT = { viewport: { width: 1280, height: 800 } };

const see = (page: WatchedPage, selector: string) =>
  page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));

const text = (page: WatchedPage, selector: string) => page.locator(selector).textContent();

test('the countdowns of the real page count, expire and are stored as before', async () => {
  const page = await openPage('/builder/counters.html', VIEWPORT);
  await mounted(page, 'countdown');
  const digits = (id: string) => page.locator(`${id} .elementor-countdown-digits`).allTextContents();
  const days = Math.floor((1_940_610_600_000 - Date.now()) / 86_400_000);
  const fixed = await digits('#cd-fixed');
  expect(Math.abs(Number(fixed[0]) - days)).toBeLessThanOrEqual(1);
  expect(fixed.every((one) => /^\d\d+$/.test(one))).toBe(true);
  expect((await digits('#cd-ever')).slice(0, 2)).toEqual(['00', '02']);
  expect(await page.evaluate(() => localStorage.getItem('0d89ced-evergreen_interval'))).toBe('9000');
  expect(Number(await page.evaluate(() => localStorage.getItem('0d89ced-evergreen_due_date')))).toBeGreaterThan(
    Date.now(),
  );
  expect(await page.locator('#cd-past .elementor-countdown-wrapper').getAttribute('style')).toBe('display: none;');
  expect(await page.locator('#cd-past .elementor-countdown-expire--message').getAttribute('style')).toBe(
    'display: block;',
  );
  expect(await digits('#cd-past')).toEqual(['00', '00', '00', '00']);
  const units = page.locator('.elementor-element-1452fe1 .ekit-countdown > .elementskit-timer-container');
  expect(await units.evaluateAll((all) => all.map((one) => one.className))).toEqual(
    ['days', 'hours', 'minutes', 'seconds'].map((unit) => `elementskit-timer-container elementskit-${unit}`),
  );
  expectNoProblems(page, MISSING);
});

test('the counters, bars and charts of the real page end at the same values as before', async () => {
  const page = await openPage('/builder/counters.html', VIEWPORT);
  await see(page, '.elementor-element-375a6a9');
  await expect.poll(() => text(page, '.elementor-element-375a6a9 .elementor-counter-number')).toBe('12,500');
  await expect.poll(() => text(page, '.elementor-element-9d25010 .elementor-counter-number')).toBe('7.25');
  await see(page, '.elementor-element-e826795');
  await expect
    .poll(() => page.locator('.elementor-element-e826795 .elementor-progress-bar').getAttribute('style'))
    .toBe('width: 72%;');
  await see(page, '.elementor-element-d7cadec');
  await expect.poll(() => text(page, '.elementor-element-d7cadec .number-percentage')).toBe('254');
  await see(page, '.elementor-element-a90e62b');
  await expect.poll(() => page.locator('.skill-track').getAttribute('style')).toBe('width: 80%;');
  await expect.poll(() => text(page, '.elementor-element-a90e62b .number-percentage')).toBe('80');
  const ring = page.locator('.elementor-element-20ec6fd .piechart svg');
  await expect.poll(() => ring.boundingBox()).toMatchObject({ width: 150, height: 150 });
  for (const widget of ['counter', 'progress-bar', 'pie-chart']) await mounted(page, widget);
  expectNoProblems(page, MISSING);
});

test('the headlines of the real page are animated, and its progress tracker reaches 100 %', async () => {
  const page = await openPage('/builder/counters.html', VIEWPORT);
  await see(page, '.elementor-element-975a919');
  await page.waitForSelector(
    '.elementor-element-975a919 .elementor-headline.e-animated svg[viewBox="0 0 500 150"] path',
  );
  await page.waitForSelector('.elementor-element-0fbb418 .elementor-headline-typing-selected', { timeout: 10_000 });
  await page.waitForSelector('.elementor-element-0fbb418 .elementor-headline-text-inactive', { state: 'attached' });
  const names = await page.getByRole('heading', { level: 3 }).allTextContents();
  expect(names.some((name) => name.includes('walking, riding, resting'))).toBe(true);
  const bar = page.locator('.elementor-element-c42c190 .current-progress');
  const readAtEnd = async (): Promise<(string | undefined | null)[]> => {
    // Again, because the headline's words make the page longer and shorter.
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    return bar.evaluate((one) => [one.getAttribute('style'), one.textContent?.trim()]);
  };
  await expect.poll(readAtEnd).toEqual(['display: flex; width: 100%;', '100%']);
  expectNoProblems(page, MISSING);
});

test.each([
  { path: '/elementor-page.html', tab: 'Nested B', title: 'Counter in tab' },
  { path: '/builder/nested.html', tab: 'Land', title: 'Count' },
])('a counter in a closed tab of $path starts when its tab opens', async ({ path, tab, title }) => {
  const page = await openPage(path, VIEWPORT);
  const counter = page.locator('.e-n-tabs-content .elementor-counter', {
    has: page.locator('.elementor-counter-title', { hasText: new RegExp(`^\\s*${title}\\s*$`) }),
  });
  const number = counter.locator('.elementor-counter-number');
  await mounted(page, 'nested-tabs');
  expect(await counter.isVisible()).toBe(false);
  expect((await number.textContent())?.trim()).toBe('0');
  await page.getByRole('tab', { name: tab, exact: true }).click();
  // It counts in view, out of which late pictures above may push it.
  const textInView = async (): Promise<string | null> => {
    await counter.scrollIntoViewIfNeeded();
    return number.textContent();
  };
  await expect.poll(textInView).toBe('250');
});
