import { describe, expect, test } from 'vitest';
import { legacyEffects, openBesideLegacy } from '../support/coexistence';
import { expectNoProblems, mounted, openPage, type WatchedPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/headlines/';
const BAR = '.elementor-element-c0b0021';
const RING = '.elementor-element-c0b0022';
const BROKEN = '.elementor-element-c0b0023';

const open = async (): Promise<WatchedPage> => {
  const page = await openPage(PAGE);
  await mounted(page, 'progress-tracker');
  return page;
};

/** Scrolls to a part of the page's way. */
const scrollTo = (page: WatchedPage, part: number): Promise<void> =>
  page.evaluate((share) => {
    const { documentElement } = document;
    window.scrollTo({ top: (documentElement.scrollHeight - innerHeight) * share, behavior: 'instant' });
  }, part);

const percent = (page: WatchedPage, host: string): Promise<string | null> =>
  page.locator(`${host} .elementor-scrolling-tracker`).getAttribute('aria-valuenow');

describeWidget({
  name: 'progress-tracker',
  page: `${PAGE}?only=c0b0021`,
  host: BAR,
  settings: {
    change: { percentage: 'no' },
    shows: (page) => expect.poll(() => page.locator(`${BAR} .current-progress-percentage`).textContent()).toBe(''),
  },
});

describe('a progress tracker', () => {
  test('a progress tracker shows how far the page is scrolled', async () => {
    const page = await open();
    const bar = page.locator(`${BAR} .current-progress`);
    // Where nothing is read, nothing is shown.
    await expect.poll(() => bar.getAttribute('style')).toBe('display: none;');
    await expect.poll(() => bar.textContent()).toBe('');
    await scrollTo(page, 0.01);
    await expect.poll(() => bar.textContent()).toBe('1%');
    const words = page.locator(`${BAR} .current-progress-percentage`);
    await expect.poll(() => words.evaluate((one) => one.style.color)).toBe('transparent');
    await scrollTo(page, 0.5);
    await expect.poll(() => bar.getAttribute('style')).toBe('display: flex; width: 50%;');
    await expect.poll(() => bar.textContent()).toBe('50%');
    await expect.poll(() => words.evaluate((one) => (one as HTMLElement).style.color)).toBe('');
    await scrollTo(page, 1);
    await expect.poll(() => percent(page, BAR)).toBe('100');
    expectNoProblems(page);
  });

  test('a progress tracker as a ring shows how far a part of the page is read', async () => {
    const page = await open();
    await expect.poll(() => percent(page, RING)).toBe('0');
    await page.$eval('#story', (story) => story.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await expect.poll(() => percent(page, RING)).toBe('100');
    const ring = page.locator(`${RING} circle.current-progress`);
    await expect.poll(() => ring.getAttribute('style')).toContain('stroke-dashoffset: 0');
    expect(Number(await percent(page, BAR))).toBeLessThan(100);
  });

  test('a progress tracker with a selector that is none follows the page', async () => {
    const page = await open();
    await scrollTo(page, 0.25);
    await expect.poll(() => percent(page, BROKEN)).toBe('25');
  });

  test('a progress tracker has a name and a role', async () => {
    const page = await open();
    const tracker = page.locator(`${BAR} .elementor-scrolling-tracker`);
    expect(await tracker.getAttribute('role')).toBe('progressbar');
    expect(await tracker.getAttribute('aria-label')).toBe('Reading progress');
  });
});

test.each(['first', 'last', 'delayed'] as const)(
  'Elementor’s own progress tracker does not start beside ours, which follows the page; our tag: %s',
  async (order) => {
    const page = await openBesideLegacy(PAGE, order, ['progress-tracker']);
    expect((await legacyEffects(page)).filter((effect) => effect.includes('tracker'))).toEqual([]);
    await scrollTo(page, 0.5);
    await expect.poll(() => percent(page, BAR)).toBe('50');
    await expect.poll(() => page.locator(`${BAR} .current-progress`).textContent()).toBe('50%');
  },
);
