import { describe, expect, test } from 'vitest';
import type { ReportRow } from '../../src/core/types';
import { legacyEffects, openBesideLegacy } from '../support/coexistence';
import { axe, expectNoProblems, mounted, openPage, type PageOptions, type WatchedPage } from '../support/page';
import { PROBED, withSheet } from '../support/vendorSheet';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/countdowns/';
const FIXED = '.elementor-element-c0d0001';
const EVERGREEN = '.elementor-element-c0d0002';
const PAST = '.elementor-element-c0d0003';
const TIMER = '.elementor-element-c0d0004';
const OUTER = '.elementor-element-c0d0005';
const FOURTH = '.elementor-element-c0d0006';
const FLIP = '.elementor-element-c0d0007';

const open = async (path = PAGE, options?: PageOptions): Promise<WatchedPage> => {
  const page = await openPage(path, options);
  await mounted(page, 'countdown');
  return page;
};

/** One countdown that ends in `seconds`, by the page's stopped clock. */
const openStopped = async (id: string, seconds: number, more = '', options?: PageOptions): Promise<WatchedPage> => {
  const page = await open(`${PAGE}?only=${id}&seconds=${seconds}${more}`, {
    ...options,
    async before(opening) {
      await opening.clock.install();
      await options?.before?.(opening);
    },
  });
  // The clock stops so far ahead that this moment is not past when the browser gets the command.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  return page;
};

const builders = (page: WatchedPage, host: string): Promise<string> =>
  page.$$eval(`${host} .elementor-countdown-digits`, (all) => all.map((one) => one.textContent).join(' '));

const units = (page: WatchedPage, host: string): Promise<string> =>
  page.$$eval(`${host} .elementskit-timer-count`, (all) => all.map((one) => one.textContent).join(' '));

const spoken = (page: WatchedPage, host: string): Promise<string | null> =>
  page.locator(`${host} .storefront-hidden-text`).textContent();

describeWidget({
  name: 'countdown',
  page: `${PAGE}?only=c0d0001&until=4102444800`,
  host: FIXED,
  // The clock stands still, because the markup is compared before and after.
  open: {
    before: (page) =>
      page.addInitScript(() => {
        const opened = Date.now();
        Date.now = () => opened;
      }),
  },
  settings: {
    change: { dueTime: '0' },
    shows: (page) => expect.poll(() => builders(page, FIXED)).toBe('00 00 00 00'),
  },
});

describe("Elementor's countdown", () => {
  test('the countdown shows days, hours, minutes and seconds, and tells screen readers all but the seconds', async () => {
    const page = await openStopped('c0d0001', 90_115);
    await expect.poll(() => builders(page, FIXED)).toMatch(/^01 01 01 \d\d$/);
    const before = await builders(page, FIXED);
    await page.clock.runFor(1000);
    await expect.poll(() => builders(page, FIXED)).not.toBe(before);
    expect(await spoken(page, FIXED)).toBe('Time left: 1 day, 1 hour, 1 minute');
    await page.clock.runFor(60_000);
    await expect.poll(() => spoken(page, FIXED)).toBe('Time left: 1 day, 1 hour');
    expect(await page.locator(`${FIXED} .elementor-countdown-wrapper`).getAttribute('role')).toBe('timer');
    expect(await page.locator(`${FIXED} .elementor-countdown-item:not([aria-hidden=true])`).count()).toBe(0);
    expectNoProblems(page);
  });

  test('the labels are the page’s, except those that the site gives, and come back with its text', async () => {
    const settings = { [FIXED]: { days: 'Tage' } };
    const page = await open(`${PAGE}?config=${encodeURIComponent(JSON.stringify({ settings }))}`);
    const labels = (host: string): Promise<string[]> =>
      page.$$eval(`${host} .elementor-countdown-label`, (all) => all.map((one) => one.textContent));
    expect(await labels(FIXED)).toEqual(['Tage', 'Hours', 'Minutes', 'Seconds']);
    expect(await labels(EVERGREEN)).toEqual(['Days', 'Hours', 'Minutes', 'Seconds']);
    const report = (): Promise<unknown> =>
      page.$eval(FIXED, (host) => {
        const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: { report(): ReportRow[] } };
        const { settings } = api.report().find(({ element }) => element === host) ?? {};
        return [settings?.days, settings?.hours];
      });
    expect(await report()).toEqual([
      { value: 'Tage', source: 'site', entry: FIXED },
      { value: 'Hours', source: 'page' },
    ]);
    await page.$eval(FIXED, (host) => host.setAttribute('data-settings', '{"days":"Days","hours":"Stunden"}'));
    await expect.poll(() => labels(FIXED)).toEqual(['Days', 'Stunden', 'Minutes', 'Seconds']);
    await page.$eval(FIXED, (host) => host.removeAttribute('data-settings'));
    await expect.poll(() => labels(FIXED)).toEqual(['Tage', 'Hours', 'Minutes', 'Seconds']);
  });

  test('the countdown keeps the time through sleep', async () => {
    const page = await openStopped('c0d0001', 90_070);
    // As in sleep, no timer runs but the one that is due.
    await page.clock.fastForward(86_400_000);
    await expect.poll(() => builders(page, FIXED)).toMatch(/^00 01 0[01] \d\d$/);
  });

  test('an evergreen countdown goes on with the next page, under Elementor’s keys', async () => {
    const page = await open(`${PAGE}?only=c0d0002`);
    const stored = () =>
      page.evaluate(() => [
        Number(localStorage.getItem('c0d0002-evergreen_due_date')) - Date.now(),
        localStorage.getItem('c0d0002-evergreen_interval'),
      ]);
    const [left, interval] = await stored();
    expect(Math.abs(Number(left) - 9_000_000)).toBeLessThan(60_000);
    expect(interval).toBe('9000');
    await page.evaluate(() => localStorage.setItem('c0d0002-evergreen_due_date', String(Date.now() + 3_600_500)));
    await page.reload();
    await mounted(page, 'countdown');
    expect(await builders(page, EVERGREEN)).toMatch(/^00 (01 00 0|00 59 )/);
  });

  test('a countdown that is over is hidden, and its message is shown', async () => {
    const page = await open();
    expect(await page.locator(`${PAST} .elementor-countdown-wrapper`).getAttribute('style')).toBe('display: none;');
    expect(await page.locator(`${PAST} .elementor-countdown-expire--message`).getAttribute('style')).toBe(
      'display: block;',
    );
    expect(await builders(page, PAST)).toBe('00 00 00 00');
    expect(await page.locator(`${EVERGREEN} .elementor-countdown-expire--message`).isVisible()).toBe(false);
    expect(await axe(page, '.elementor')).toEqual([]);
  });

  test('the countdown leads to another page when it is over', async () => {
    const page = await openStopped('c0d0008', 90, '&url=/blank/');
    await page.clock.fastForward(91_000);
    await page.waitForURL(/\/blank\//);
  });

  test('the countdown leads nowhere on a page that opens after the end', async () => {
    const page = await open(`${PAGE}?only=c0d0008&seconds=-5&url=/blank/`);
    expect(await builders(page, '.elementor-element-c0d0008')).toBe('00 00 00 00');
    expectNoProblems(page);
  });

  test('the countdown leads nowhere by an address that is not safe', async () => {
    const page = await openStopped('c0d0008', 90, `&url=${encodeURIComponent('javascript:document.title="bad"')}`);
    await page.clock.fastForward(91_000);
    await expect.poll(() => builders(page, '.elementor-element-c0d0008')).toBe('00 00 00 00');
    expect(await page.title()).not.toBe('bad');
    expectNoProblems(page);
  });
});

describe("ElementsKit's countdown", () => {
  test('ElementsKit’s countdown draws its units, with boxes in the order of its layout', async () => {
    const page = await openStopped('c0d0004', 8 * 86_400 + 59);
    await expect.poll(() => units(page, TIMER)).toMatch(/^8 00 00 \d\d$/);
    expect(
      await page
        .locator(
          `${TIMER} .elementskit-days > .elementskit-inner-container.ekit-countdown-inner > .elementskit-timer-content`,
        )
        .count(),
    ).toBe(1);
    expect(await page.locator(`${TIMER} .elementskit-timer-title`).allTextContents()).toEqual([
      'Days',
      'Hours',
      'Minutes',
      'Seconds',
    ]);
    const outer = await open(`${PAGE}?only=c0d0005`);
    expect(
      await outer
        .locator(
          `${OUTER} .elementskit-secs, ${OUTER} .elementskit-seconds > .elementskit-timer-content.ekit-countdown-inner > .elementskit-inner-container`,
        )
        .count(),
    ).toBe(1);
  });

  test('ElementsKit’s countdown ends with its title and text as they are, and announces them', async () => {
    const page = await openStopped('c0d0006', 60);
    await page.clock.runFor(61_000);
    const timer = page.locator(`${FOURTH} .elementskit-countdown-timer-4`);
    expect(await timer.locator('.storefront-countdown-finish').innerHTML()).toBe(
      'It is &lt;over&gt; &amp; done<br>Until next year',
    );
    expect(await timer.getAttribute('class')).toContain('elementskit-coundown-finish');
    expect(await page.locator(`${FOURTH} .elementskit-timer-count`).count()).toBe(0);
    await expect
      .poll(() => page.locator('.storefront-widgets-announcer').textContent())
      .toBe('It is <over> & done Until next year');
  });

  test('ElementsKit’s countdown tells by events what it does', async () => {
    const page = await openStopped('c0d0004', 60, '', {
      before: (opening) =>
        opening.addInitScript(() => {
          const heard: string[] = [];
          Object.assign(window, { __heard: heard });
          for (const name of ['update', 'stoped', 'finish']) {
            document.addEventListener(name, (event) => {
              const [moment] = (event as CustomEvent).detail;
              heard.push(`${name} ${moment.strftime('%-D %H:%M:%S')} ${moment.finalDate > 0}`);
            });
          }
        }),
    });
    const heard = () => page.evaluate(() => (window as unknown as { __heard: string[] }).__heard);
    await page.clock.runFor(61_000);
    await expect.poll(heard).toContain('finish 0 00:00:00 true');
    expect((await heard()).slice(-3)).toEqual([
      'update 0 00:00:01 true',
      'stoped 0 00:00:00 true',
      'finish 0 00:00:00 true',
    ]);
  });

  test.each(['tomorrow', '31.12.2030'])(
    'a countdown that cannot read its date (%s) says so once and leaves the page alone',
    async (date) => {
      const errors: string[] = [];
      const page = await openPage(`${PAGE}?only=c0d0004&date=${date}`, {
        before: (opening) => opening.on('pageerror', ({ message }) => errors.push(message)),
      });
      await mounted(page, 'countdown');
      await expect.poll(() => errors).toEqual(["Couldn't cast to a date object"]);
      expect(await page.locator(`${TIMER} .ekit-countdown`).innerHTML()).toBe('');
    },
  );

  test('a countdown by attribute counts to a moment in the shop’s time zone', async () => {
    const page = await open(PAGE, { context: { timezoneId: 'Asia/Tokyo' } });
    const host = page.locator('[data-widget=countdown]:not(.elementor-element)');
    const hours = (): string => {
      const left = (Date.UTC(2031, 5, 30, 16, 30) - Date.now()) / 1000;
      return String(Math.floor(left / 3600) % 24).padStart(2, '0');
    };
    const shown = (): Promise<string | null> =>
      host.locator('.elementskit-hours .elementskit-timer-count').textContent();
    // An hour may end between the two.
    await expect.poll(async () => [await shown()]).toEqual([expect.toSatisfy((text) => text === hours())]);
    expect(await host.locator('p').isVisible()).toBe(false);
    await page.evaluate(() => {
      const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets: { unmount(root: Element): void } };
      api.unmount(document.body);
    });
    await expect.poll(() => host.locator('p').isVisible()).toBe(true);
  });
});

describe('a flip clock', () => {
  const card = (page: WatchedPage, unit: string): Promise<(string | null)[]> =>
    page.locator(`${FLIP} .elementskit-${unit} .elementskit-count`).allTextContents();

  test('a flip clock shows weeks to seconds, and flips what changes', async () => {
    const page = await openStopped('c0d0007', 700_000);
    const parts = ['wks', 'days', 'hrs', 'mins'];
    expect((await Promise.all(parts.map((unit) => card(page, unit)))).map(([, now]) => now)).toEqual([
      '01',
      '01',
      '02',
      '26',
    ]);
    const [, before] = await card(page, 'secs');
    await page.clock.runFor(1000);
    await expect.poll(async () => (await card(page, 'secs'))[1]).not.toBe(before);
    const [old, now, nowBelow, oldBelow] = await card(page, 'secs');
    expect([old, oldBelow]).toEqual([before, before]);
    expect(now).toBe(nowBelow);
    expect(Number(now)).toBe((Number(before) + 59) % 60);
    await page.clock.runFor(60);
    await expect.poll(() => page.locator(`${FLIP} .elementskit-secs.elementskit-flip`).count()).toBe(1);
    expect(await page.locator(`${FLIP} .elementskit-label`).allTextContents()).toEqual([
      'Weeks',
      'Days',
      'Hours',
      'Minutes',
      'Seconds',
    ]);
  });

  test('a flip clock does not flip for visitors who want less motion', async () => {
    const page = await openStopped('c0d0007', 700_000, '', { reducedMotion: true });
    const [, before] = await card(page, 'secs');
    await page.clock.runFor(1100);
    await expect.poll(async () => (await card(page, 'secs'))[1]).not.toBe(before);
    const [old, now] = await card(page, 'secs');
    expect(old).toBe(now);
    expect(await page.locator('.elementskit-flip').count()).toBe(0);
  });
});

test.each(['first', 'last', 'delayed'] as const)(
  'each countdown runs once beside Elementor’s own script, our tag: %s',
  async (order) => {
    const page = await openBesideLegacy(PAGE, order, ['countdown']);
    await page.evaluate(() => {
      const { jQuery } = window as unknown as {
        jQuery(target: unknown): { on(name: string, hear: (event: { offset: object }) => void): void };
      };
      const heard: string[] = [];
      Object.assign(window, { __heard: heard });
      jQuery('.ekit-countdown').on('update.countdown', ({ offset }) => heard.push(...Object.keys(offset)));
    });
    await page.waitForFunction(() => (window as unknown as { __heard: string[] }).__heard.includes('totalDays'));
    expect(await page.locator(`${TIMER} .elementskit-days`).count()).toBe(1);
    expect((await legacyEffects(page)).filter((effect) => effect.includes('countdown'))).toEqual([]);
  },
);

test('the cards of a flip clock are left to ElementsKit’s style sheet where that draws them', async () => {
  const cards = `${FLIP} .elementskit-count`;
  const styles = (page: WatchedPage) =>
    page.$$eval(cards, (all) => all.map((one) => `${getComputedStyle(one).clipPath} ${getComputedStyle(one).height}`));
  const half = `.ekit-wid-con .elementskit-count{display:block;position:absolute;height:70px}
    .ekit-wid-con .elementskit-flip-clock > :not(:last-child){margin-right:30px}`;
  const page = await open(`${PAGE}?only=c0d0007&seconds=90`, { before: withSheet(PROBED.elementskit + half) });
  expect(new Set(await styles(page))).toEqual(new Set(['none 70px']));
  // The text for screen readers is no child of the timer, so that the last card is the last child.
  const last = page.locator(`${FLIP} .elementskit-time`).last();
  expect(await last.evaluate((card) => getComputedStyle(card).marginRight)).toBe('0px');
  const plain = await open(`${PAGE}?only=c0d0007&seconds=90`);
  expect(await styles(plain)).toContainEqual(expect.stringContaining('inset'));
});
