import { describe, expect, test } from 'vitest';
import { legacyEffects, openBesideLegacy } from '../support/coexistence';
import { axe, expectNoProblems, mounted, openPage, type PageOptions, type WatchedPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/counters/';
const BUILDERS = '.elementor-element-c0c0005';
const SKILL = '.elementor-element-c0c0006';
const DEFAULT = '.elementor-element-c0c0007';

const open = async (path = PAGE, options?: PageOptions): Promise<WatchedPage> => {
  const page = await openPage(path, options);
  await mounted(page, 'progress-bar');
  return page;
};

const styleOf = (page: WatchedPage, bar: string): Promise<string | null> => page.locator(bar).getAttribute('style');

describeWidget({
  name: 'progress-bar',
  page: `${PAGE}?only=c0c0005`,
  host: BUILDERS,
  settings: {
    change: { value: 30 },
    async shows(page) {
      await expect.poll(() => styleOf(page, `${BUILDERS} .elementor-progress-bar`)).toContain('width: 30%');
      const track = page.locator(`${BUILDERS} .elementor-progress-wrapper`);
      expect(await track.getAttribute('aria-label')).toBe('Stoneware');
      expect(await track.getAttribute('aria-valuetext')).toBe('30% (Stoneware)');
    },
  },
});

describe('a progress bar', () => {
  test('a progress bar fills once it is seen, and keeps nothing but its width', async () => {
    const page = await open();
    await expect.poll(() => styleOf(page, `${BUILDERS} .elementor-progress-bar`)).toBe('width: 72%;');
    await expect.poll(() => styleOf(page, `${SKILL} .skill-track`)).toBe('width: 80%;');
    await expect.poll(() => page.locator(`${SKILL} .number-percentage`).textContent()).toBe('80');
    expectNoProblems(page);
  });

  test('a progress bar fills in 300 ms, and its number counts', async () => {
    const page = await openPage(`${PAGE}?only=c0c0007`, {
      before: (opening) =>
        opening.addInitScript(() => {
          const seen: number[] = [];
          Object.assign(window, { __durations: seen });
          document.addEventListener('transitionend', ({ elapsedTime }) => seen.push(elapsedTime));
        }),
    });
    const durations = () => page.evaluate(() => (window as unknown as { __durations: number[] }).__durations);
    await expect.poll(durations).toEqual([0.3]);
    await expect.poll(() => page.locator(`${DEFAULT} .number-percentage`).textContent()).toBe('35');
  });

  test('a progress bar says its value and its name', async () => {
    const page = await open();
    const track = page.locator(`${SKILL} .skill-bar`);
    expect(await track.getAttribute('role')).toBe('progressbar');
    expect(await track.getAttribute('aria-valuenow')).toBe('80');
    expect(await track.getAttribute('aria-label')).toBe('Glazes tried');
    const builders = page.locator(`${BUILDERS} .elementor-progress-wrapper`);
    expect(await builders.getAttribute('aria-label')).toBe('Stoneware');
    expect(await builders.getAttribute('aria-valuetext')).toBe('72% (Stoneware)');
    expect(await axe(page, '.demo-track')).toEqual([]);
  });

  test('a progress bar is filled at once for visitors who want less motion', async () => {
    const page = await openPage(PAGE, { reducedMotion: true });
    await mounted(page, 'progress-bar', SKILL);
    expect(await styleOf(page, `${SKILL} .skill-track`)).toBe('width: 80%;');
    expect(await page.locator(`${SKILL} .number-percentage`).textContent()).toBe('80');
  });

  test('a progress bar by attribute has the width that the server gave it', async () => {
    const page = await open();
    await page.locator('.demo-track').scrollIntoViewIfNeeded();
    await expect.poll(() => styleOf(page, '.demo-track > div')).toBe('width: 40%;');
    expect(await page.locator('.demo-track').getAttribute('aria-label')).toBe('Clay left');
  });

  test('a progress bar is never more than full, and stays as it is without a value', async () => {
    const page = await open(`${PAGE}?broken=1`);
    const [over, none] = ['.elementor-element-c0c0013', '.elementor-element-c0c0014'];
    await page.locator(over).scrollIntoViewIfNeeded();
    await expect.poll(() => styleOf(page, `${over} .elementor-progress-bar`)).toBe('width: 100%;');
    expect(await styleOf(page, `${none} .elementor-progress-bar`)).toBeNull();
    expectNoProblems(page);
  });
});

test.each(['first', 'last', 'delayed'] as const)(
  'each progress bar fills once beside Elementor; our tag: %s',
  async (order) => {
    const page = await openBesideLegacy(PAGE, order, ['progress-bar']);
    await expect.poll(() => styleOf(page, `${SKILL} .skill-track`)).toBe('width: 80%;');
    expect(
      (await legacyEffects(page)).filter((effect) => effect.startsWith('progress:') || effect.includes('progressbar')),
    ).toEqual([]);
  },
);
