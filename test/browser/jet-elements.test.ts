import { describe, expect, test } from 'vitest';
import {
  axe,
  expectNoProblems,
  mounted,
  openPage,
  type PageOptions,
  stopClock,
  type WatchedPage,
} from '../support/page';

const PAGE = '/fixture/jet-elements/';
const TIMER = '.elementor-element-7ec1002';

/** The values of the units that a timer shows. */
const shown = (page: WatchedPage, host = TIMER): Promise<string> =>
  page.$$eval(`${host} .jet-countdown-timer__item-value`, (all) => all.map((one) => one.textContent).join(' '));

async function open(query = '', options?: PageOptions, widget = 'countdown'): Promise<WatchedPage> {
  const page = await openPage(`${PAGE}?${query}`, options);
  await page.locator(widget === 'countdown' ? TIMER : '.elementor-element-7ec1004').scrollIntoViewIfNeeded();
  await mounted(page, widget);
  return page;
}

const timer = (attributes: Record<string, unknown>): string =>
  `timer=${encodeURIComponent(JSON.stringify(Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]))))}`;

describe('a timer of JetElements', () => {
  test('counts down to its date, a box for each digit', async () => {
    const page = await open('due=90061');
    expect(await shown(page)).toMatch(/^01 01 0[01] \d\d$/);
    expect(await page.locator(`${TIMER} [data-value=days] .jet-countdown-timer__digit`).allTextContents()).toEqual([
      '0',
      '1',
    ]);
    expect(await page.locator(`${TIMER} [role=timer]`).count()).toBe(1);
    expect(await axe(page, TIMER)).toEqual([]);
    expectNoProblems(page);
  });

  test('counts units that are not shown for the next smaller one', async () => {
    const page = await open('due=90061');
    expect(await shown(page, '.elementor-element-7ec1003')).toMatch(/^150[01] \d\d$/);
  });

  test('shows its message at the end, hides, and tells other scripts', async () => {
    const page = await open(`due=2&${timer({ 'expire-actions': ['hide', 'message'] })}`);
    await page.evaluate(() => {
      document.addEventListener('jetCountdownTimerExpire', () => Object.assign(window, { hasEnded: true }), {
        once: true,
      });
      for (const host of document.querySelectorAll('.elementor-widget-jet-countdown-timer'))
        host.addEventListener('jetCountdownTimerExpire', () => Object.assign(window, { hasEnded: true }));
    });
    await page.locator(`${TIMER} .jet-countdown-timer-message`).waitFor();
    expect(await page.locator(`${TIMER} .jet-countdown-timer`).isVisible()).toBe(false);
    await expect.poll(() => page.evaluate(() => 'hasEnded' in window)).toBe(true);
  });

  test('begins again where it is endless, or restarts', async () => {
    const day = 86_400;
    const start = Math.floor(Date.now() / 1000) - 10 * day - 60;
    const endless = await open(timer({ type: 'endless', 'start-date': start, 'restart-interval': day }));
    expect(await shown(endless)).toMatch(/^00 23 5[89] \d\d$/);
    const again = await open(`due=1&${timer({ 'expire-actions': ['restart'], 'restart-interval': 3600 })}`);
    await expect.poll(() => shown(again)).toMatch(/^00 00 59 \d\d$/);
  });

  test('gives each visitor a time of their own, under JetElements’ keys', async () => {
    const page = await open(timer({ type: 'evergreen', 'evergreen-interval': 7200 }));
    expect(await shown(page)).toMatch(/^00 0[12] \d\d \d\d$/);
    const stored = await page.evaluate(() => localStorage.getItem('jet_evergreen_countdown_due_date_7ec1002'));
    expect(Number(stored)).toBeGreaterThan(Date.now());
  });

  test('does not lead to another site', async () => {
    const page = await open(
      `due=1&${timer({ 'expire-actions': ['redirect'], 'expire-redirect-url': 'https://elsewhere.example/' })}`,
    );
    await expect.poll(() => shown(page)).toBe('00 00 00 00');
    await stopClock(page);
    expect(new URL(page.url()).pathname).toBe(PAGE);
  });
});

describe('a bar of JetElements', () => {
  const width = (page: WatchedPage, host: string, side: 'width' | 'height'): Promise<string> =>
    page.$eval(
      `${host} .jet-progress-bar__status-bar`,
      (bar, name) => (bar as HTMLElement).style.getPropertyValue(name),
      side,
    );
  const text = (page: WatchedPage, host: string): Promise<string | null> =>
    page.textContent(`${host} .jet-progress-bar__percent-value`);

  test('fills to its part, while its number counts', async () => {
    const page = await open('', undefined, 'progress-bar');
    const host = '.elementor-element-7ec1004';
    await expect.poll(() => text(page, host)).toBe('64');
    expect(await width(page, host, 'width')).toBe('64%');
    const bar = page.locator(`${host} [role=progressbar]`);
    expect(await bar.getAttribute('aria-valuenow')).toBe('64');
    expect(await bar.getAttribute('aria-label')).toBe('Cargo');
    expect(await axe(page, host)).toEqual([]);
    expectNoProblems(page);
  });

  test('grows upwards where its type does, and counts to what it has of a whole', async () => {
    const page = await open('', undefined, 'progress-bar');
    const host = '.elementor-element-7ec1005';
    await page.locator(host).scrollIntoViewIfNeeded();
    await expect.poll(() => text(page, host)).toBe('12/30');
    expect(await width(page, host, 'height')).toBe('40%');
    expect(await width(page, host, 'width')).toBe('');
  });
});
