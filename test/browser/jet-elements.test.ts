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
  test('a timer counts down to its date, a box for each digit', async () => {
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

  test('a timer counts units that are not shown for the next smaller one', async () => {
    const page = await open('due=90061');
    expect(await shown(page, '.elementor-element-7ec1003')).toMatch(/^150[01] \d\d$/);
  });

  test('a timer shows its message at the end, hides, and tells other scripts', async () => {
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

  test('a timer begins again where it is endless, or restarts', async () => {
    const day = 86_400;
    const start = Math.floor(Date.now() / 1000) - 10 * day - 60;
    const endless = await open(timer({ type: 'endless', 'start-date': start, 'restart-interval': day }));
    expect(await shown(endless)).toMatch(/^00 23 5[89] \d\d$/);
    const again = await open(`due=1&${timer({ 'expire-actions': ['restart'], 'restart-interval': 3600 })}`);
    await expect.poll(() => shown(again)).toMatch(/^00 00 59 \d\d$/);
  });

  test('a timer gives each visitor their own time, under JetElements’ keys', async () => {
    const page = await open(timer({ type: 'evergreen', 'evergreen-interval': 7200 }));
    expect(await shown(page)).toMatch(/^00 0[12] \d\d \d\d$/);
    const stored = await page.evaluate(() => localStorage.getItem('jet_evergreen_countdown_due_date_7ec1002'));
    expect(Number(stored)).toBeGreaterThan(Date.now());
  });

  test.each([
    ['no date', { type: 'due_date', 'due-date': '' }],
    ['a date that is none', { type: 'due_date', 'due-date': 'soon' }],
    ['a negative date', { type: 'due_date', 'due-date': '-5' }],
    ['a visitor’s time of less than nothing', { type: 'evergreen', 'evergreen-interval': -60 }],
    ['a visitor’s time that is no number', { type: 'evergreen', 'evergreen-interval': 'long' }],
    ['no start', { type: 'endless' }],
    ['an unknown type and no date', { type: 'lunar', 'due-date': '' }],
  ])('a timer with %s leaves the page alone, and says so once', async (_, attributes) => {
    const errors: string[] = [];
    const page = await open(timer({ 'due-date': '', ...attributes }), {
      before: (opening) => opening.on('pageerror', ({ message }) => errors.push(message)),
    });
    await expect.poll(() => errors).toEqual(["Couldn't cast to a date object"]);
    expect(await shown(page)).toBe('00 00 00 00');
    expect(await page.locator(`${TIMER} [role=timer]`).count()).toBe(0);
    expect(await page.locator(`${TIMER} .jet-countdown-timer`).isVisible()).toBe(true);
  });

  test.each(['hide', '{"hide":1}', '[null,7]', ''])('a timer counts down with the actions %j', async (actions) => {
    const page = await open(`due=90061&${timer({ 'expire-actions': actions })}`);
    expect(await shown(page)).toMatch(/^01 01 0[01] \d\d$/);
    expectNoProblems(page);
  });

  test('a timer whose date has passed is at zero, and leads nowhere', async () => {
    const page = await open(`due=-60&${timer({ 'expire-actions': ['redirect'], 'expire-redirect-url': '/blank/' })}`);
    expect(await shown(page)).toBe('00 00 00 00');
    await page.waitForTimeout(500);
    expect(new URL(page.url()).pathname).toBe(PAGE);
  });

  test('a timer leads to a page of the site at its end', async () => {
    const page = await open(`due=3&${timer({ 'expire-actions': ['redirect'], 'expire-redirect-url': '/blank/' })}`);
    await expect.poll(() => new URL(page.url()).pathname, { timeout: 8000 }).toBe('/blank/');
  });

  test('a timer tells screen readers the time in words, and its message at the end', async () => {
    const page = await open('due=90061');
    expect(await page.textContent(`${TIMER} .storefront-hidden-text`)).toMatch(
      /^Time left: 1 day, 1 hour(, 1 minute)?$/,
    );
    expect(await page.locator(`${TIMER} .jet-countdown-timer__item:not([aria-hidden=true])`).count()).toBe(0);
    const ending = await open(`due=3&${timer({ 'expire-actions': ['message'] })}`);
    await expect
      .poll(() => ending.locator('.storefront-widgets-announcer').textContent(), { timeout: 8000 })
      .toContain('The ferry has left.');
  });

  test('a timer counts for visitors who want less motion, too', async () => {
    const page = await open('due=90061', { reducedMotion: true });
    expect(await shown(page)).toMatch(/^01 01 0[01] \d\d$/);
    const before = await shown(page);
    await expect.poll(() => shown(page)).not.toBe(before);
  });

  test('a timer does not lead to another site at its end', async () => {
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

  test('a bar fills to its part, while its number counts', async () => {
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

  test('a vertical bar grows upwards, and counts to its value of a whole', async () => {
    const page = await open('', undefined, 'progress-bar');
    const host = '.elementor-element-7ec1005';
    await page.locator(host).scrollIntoViewIfNeeded();
    await expect.poll(() => text(page, host)).toBe('12/30');
    expect(await width(page, host, 'height')).toBe('40%');
    expect(await width(page, host, 'width')).toBe('');
  });

  const bar = (attributes: Record<string, string>): string => `bar=${encodeURIComponent(JSON.stringify(attributes))}`;
  const host = '.elementor-element-7ec1004';

  test.each([
    ['x', '0', '0%'],
    ['-5', '0', '0%'],
    ['250', '100', '100%'],
  ])('a bar with the value %j stays within its track', async (percent, number, filled) => {
    const page = await open(bar({ percent }), undefined, 'progress-bar');
    if (percent === 'x') {
      // It has no value, so it stays as the server printed it.
      expect(await page.locator(`${host} [role=progressbar]`).count()).toBe(0);
    } else {
      await expect.poll(() => text(page, host)).toBe(number);
      expect(await width(page, host, 'width')).toBe(filled);
      expect(await page.getAttribute(`${host} [role=progressbar]`, 'aria-valuenow')).toBe(number);
    }
  });

  test('the number of a bar counts beyond the whole, while the bar is full', async () => {
    const page = await open(
      bar({ percent: '150', 'current-value': '45', 'max-value': '30' }),
      undefined,
      'progress-bar',
    );
    await expect.poll(() => text(page, host)).toBe('45/30');
    expect(await width(page, host, 'width')).toBe('100%');
  });

  test('a bar shows its percentage where its current value is no number', async () => {
    const page = await open(bar({ 'current-value': 'many', 'max-value': '30' }), undefined, 'progress-bar');
    await expect.poll(() => text(page, host)).toBe('64');
  });

  test.each(['type-2', 'type-3', 'type-4', 'type-5', 'type-6', 'type-99'])(
    'a bar of %s grows sideways',
    async (type) => {
      const page = await open(bar({ type }), undefined, 'progress-bar');
      await expect.poll(() => width(page, host, 'width')).toBe('64%');
      expect(await width(page, host, 'height')).toBe('');
    },
  );

  test('a bar is full at once for visitors who want less motion', async () => {
    const page = await open('', { reducedMotion: true }, 'progress-bar');
    expect(await text(page, host)).toBe('64');
    expect(await width(page, host, 'width')).toBe('64%');
  });
});
