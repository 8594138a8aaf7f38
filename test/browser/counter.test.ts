import { describe, expect, test } from 'vitest';
import { legacyEffects, openBesideLegacy } from '../support/coexistence';
import { axe, expectNoProblems, openPage, type PageOptions, type WatchedPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/counters/';
const BUILDERS = '.elementor-element-c0c0001';
const DECIMALS = '.elementor-element-c0c0002';
const FACT = '.elementor-element-c0c0003';
const SLIDING = '.elementor-element-c0c0004';
const BELOW = '.elementor-element-c0c0016';
const NUMBER = '.elementor-counter-number, .number-percentage:not(.odometer)';

/** Notes every text that the numbers have had. */
const watchNumbers = (page: WatchedPage): Promise<unknown> =>
  page.addInitScript((selector) => {
    const seen: Record<string, string[]> = {};
    Object.assign(window, { __texts: seen });
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const number = (target as Element).closest?.(selector);
        const id = number?.closest<HTMLElement>('[data-id]')?.dataset.id;
        if (number && id) seen[id] = [...(seen[id] ?? []), number.textContent ?? ''];
      }
    });
    // What the parser has added by then comes from the server.
    document.addEventListener('readystatechange', () => observer.observe(document, { subtree: true, childList: true }));
  }, NUMBER);

const texts = (page: WatchedPage, id: string): Promise<string[]> =>
  page.evaluate((key) => (window as unknown as { __texts: Record<string, string[]> }).__texts[key] ?? [], id);

const shows = (page: WatchedPage, host: string, text: string) =>
  expect.poll(() => page.locator(host).locator(NUMBER).textContent()).toBe(text);

/** The page's clock stands still from its first byte on, so that no number is over before it is looked at. */
async function stopFromStart(page: WatchedPage): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** The same while the clock goes on, by 100 ms at each look. */
const showsLater = (page: WatchedPage, host: string, text: string) =>
  expect
    .poll(async () => {
      await page.clock.runFor(100);
      return page.locator(host).locator(NUMBER).textContent();
    })
    .toBe(text);

const open = async (path = PAGE, options?: PageOptions): Promise<WatchedPage> => {
  const page = await openPage(path, options);
  // Not with `mounted`, which scrolls to what is out of view.
  for (const host of [BUILDERS, DECIMALS, FACT, SLIDING])
    await page.waitForSelector(`${host}[data-widget-state=mounted]`);
  return page;
};

describeWidget({
  name: 'counter',
  page: `${PAGE}?only=c0c0001`,
  host: BUILDERS,
  removes: '.elementor-counter-number',
  // A copy that still counts has more in it than what it was made of.
  open: { reducedMotion: true },
  settings: { change: { to: '99', duration: 0 }, shows: (page) => shows(page, BUILDERS, '99') },
});

describe('a counter', () => {
  test('a counter counts to its number once it is seen, and is only that number then', async () => {
    const page = await openPage(PAGE, {
      async before(opening) {
        await watchNumbers(opening);
        await stopFromStart(opening);
      },
    });
    await showsLater(page, BUILDERS, '12,500');
    await showsLater(page, DECIMALS, '7.25');
    await showsLater(page, FACT, '254');
    const [up, down] = [await texts(page, 'c0c0001'), await texts(page, 'c0c0002')];
    expect(up.length).toBeGreaterThan(3);
    const values = up.map((text) => Number(text.replace(',', '')));
    expect(values).toEqual([...values].sort((a, b) => a - b));
    expect(down.every((text) => /^\d+\.\d\d$/.test(text))).toBe(true);
    expect(Number(down[0])).toBe(100);
    await expect.poll(() => page.locator('.storefront-hidden-text').count()).toBe(0);
    expect(await page.locator(BUILDERS).locator(NUMBER).getAttribute('aria-hidden')).toBeNull();
    expectNoProblems(page);
  });

  test('a counter out of view waits, and screen readers have its number meanwhile', async () => {
    const page = await open();
    await page.locator(BELOW).evaluate((host) => {
      // Near, so that the widget mounts; its first pixels are in view, its number is not.
      window.scrollTo({ top: host.getBoundingClientRect().top + scrollY - innerHeight - 50, behavior: 'instant' });
    });
    await page.waitForSelector(`${BELOW}[data-widget-state=mounted]`);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.locator(BELOW).locator(NUMBER).textContent()).toBe('0');
    await expect.poll(() => page.locator(BELOW).locator('.storefront-hidden-text').textContent()).toBe('300');
    await expect.poll(() => page.locator(BELOW).locator(NUMBER).getAttribute('aria-hidden')).toBe('true');
    expect(await axe(page, BELOW)).toEqual([]);
    await page.locator(BELOW).scrollIntoViewIfNeeded();
    await shows(page, BELOW, '300');
  });

  test('a counter that slides turns its digits, and is a text again', async () => {
    const page = await openPage(`${PAGE}?only=c0c0004`, { before: stopFromStart });
    const digits = async (): Promise<number> => {
      await page.clock.runFor(100);
      return page.locator(`${SLIDING} .odometer .odometer-digit`).count();
    };
    await expect.poll(digits).toBe(5);
    expect(await page.locator(`${SLIDING} .number-percentage:not(.odometer)`).isVisible()).toBe(false);
    await expect.poll(digits).toBe(0);
    await showsLater(page, SLIDING, '48,310');
    expect(await page.locator('.odometer').count()).toBe(0);
    expect(await page.locator(`${SLIDING} .number-percentage`).isVisible()).toBe(true);
  });

  test('a counter by attribute counts to what is printed', async () => {
    const page = await open();
    const numbers = page.locator('b[data-widget=counter]');
    await numbers.last().scrollIntoViewIfNeeded();
    await expect.poll(() => numbers.allTextContents()).toEqual(['2,500', '18,5']);
  });

  test('a counter shows its number at once for visitors who want less motion', async () => {
    const page = await open(PAGE, { reducedMotion: true, before: watchNumbers });
    await expect.poll(() => texts(page, 'c0c0001')).toEqual(['12,500']);
    await expect.poll(() => texts(page, 'c0c0004')).toEqual(['48,310']);
    expect(await page.locator('.odometer').count()).toBe(0);
  });

  test('a counter with broken attributes keeps what the server has printed, or counts with the defaults', async () => {
    const page = await open(`${PAGE}?broken=1`);
    await page.locator('.elementor-element-c0c0012').scrollIntoViewIfNeeded();
    await shows(page, '.elementor-element-c0c0012', '30');
    expect(await page.locator('.elementor-element-c0c0011').locator(NUMBER).textContent()).toBe('5');
    expectNoProblems(page);
  });
});

test.each(['first', 'last', 'delayed'] as const)(
  'each number counts once beside Elementor’s own script, our tag: %s',
  async (order) => {
    const page = await openBesideLegacy(PAGE, order, []);
    await shows(page, BUILDERS, '12,500');
    expect((await legacyEffects(page)).filter((effect) => /^(counter|elementskit-funfact)/.test(effect))).toEqual([]);
  },
);
