import { describe, expect, test } from 'vitest';
import { legacyEffects, openBesideLegacy } from '../support/coexistence';
import {
  axe,
  expectNoProblems,
  holdChunk,
  hostsBecome,
  mounted,
  openPage,
  type PageOptions,
  stopClock,
  type WatchedPage,
} from '../support/page';
import { withSheet } from '../support/vendorSheet';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/headlines/';
const TYPING = '.elementor-element-c0b0001';
const MARKED = '.elementor-element-c0b0002';
const ONCE = '.elementor-element-c0b0006';
const BROKEN = '.elementor-element-c0b0009';

const open = async (id: string, options?: PageOptions): Promise<WatchedPage> => {
  const page = await openPage(`${PAGE}?only=${id}`, options);
  await mounted(page, 'animated-headline');
  return page;
};

/** The word as it can be seen. */
const word = (page: WatchedPage): Promise<string> =>
  page.$eval('.storefront-headline-words .elementor-headline-text-active', (active) =>
    (active as HTMLElement).innerText.trim(),
  );

/** Opens a page whose clock stands still before the widget is there. */
const openStopped = async (id: string, options?: PageOptions): Promise<WatchedPage> => {
  let release = (): void => {};
  const page = await openPage(`${PAGE}?only=${id}`, {
    ...options,
    before: async (opening) => {
      release = await holdChunk(opening, 'animated-headline');
    },
  });
  await hostsBecome(page, 'animated-headline', 'loading');
  await stopClock(page);
  release();
  await mounted(page, 'animated-headline');
  return page;
};

/** Lets the clock run until `get` gives `expected`, for `limit` milliseconds or less. */
const runUntil = async (
  page: WatchedPage,
  get: () => Promise<unknown>,
  expected: unknown,
  limit: number,
): Promise<void> => {
  for (let time = 0; time <= limit && (await get()) !== expected; time += 50) await page.clock.runFor(50);
  expect(await get()).toBe(expected);
};

describeWidget({
  name: 'animated-headline',
  page: `${PAGE}?only=c0b0001`,
  host: TYPING,
  settings: {
    change: { rotating_text: 'soup\nmilk' },
    shows: (page) => expect.poll(() => word(page)).toBe('soup'),
  },
  async keyboard(page) {
    await page.locator(`${TYPING} .storefront-play-button`).focus();
    const controls = page.locator(`${TYPING} .storefront-play`);
    await expect.poll(() => controls.evaluate((one) => getComputedStyle(one).opacity)).toBe('1');
    await page.keyboard.press('Enter');
    await page.waitForSelector(`${TYPING} [aria-label="Play the headline"]`);
  },
});

describe('a headline whose words take turns', () => {
  test('a headline types its words, letter by letter', async () => {
    const page = await openStopped('c0b0001');
    expect(await word(page)).toBe('coffee');
    const selected = page.locator(`${TYPING} .elementor-headline-typing-selected`);
    await runUntil(page, () => selected.count(), 1, 2600);
    expect(await word(page)).toBe('coffee');
    for (const part of ['', 't', 'te', 'tea']) await runUntil(page, () => word(page), part, 600);
    expect(await page.locator(`${TYPING} .elementor-headline-text-inactive`).count()).toBe(1);
    expectNoProblems(page);
  });

  test('a headline whose words take turns is one text for screen readers', async () => {
    const page = await open('c0b0001');
    const heading = page.getByRole('heading', { level: 2, name: 'Mugs for coffee, tea, cold mornings', exact: true });
    expect(await heading.count()).toBe(1);
    expect(await axe(page, TYPING)).toEqual([]);
  });

  test('a headline stands still with a whole word while it is paused', async () => {
    const page = await openStopped('c0b0001');
    await runUntil(page, () => word(page), 't', 4000);
    await page.locator('.storefront-play-button').click();
    expect(await word(page)).toBe('tea');
    await page.clock.runFor(10_000);
    expect(await word(page)).toBe('tea');
    await page.locator('.storefront-play-button').click();
    await runUntil(page, () => word(page), '', 3300);
  });

  test('a headline stands still for visitors who want less motion, until they start it', async () => {
    const page = await openStopped('c0b0003', { reducedMotion: true });
    await page.clock.runFor(10_000);
    expect(await word(page)).toBe('by hand');
    await page.locator('[aria-label="Play the headline"]').click();
    await runUntil(page, () => word(page), 'by the river', 2500);
  });

  test('a headline without a loop ends with the last word, and has no button then', async () => {
    const page = await openStopped('c0b0006');
    await runUntil(page, () => word(page), 'only here', 2700);
    expect(await page.locator(`${ONCE} .storefront-play-button`).count()).toBe(0);
  });

  test('a headline with broken settings just shows its word', async () => {
    const page = await open('c0b0009');
    expect(await word(page)).toBe('settings');
    expect(await page.locator(`${BROKEN} .storefront-play-button`).count()).toBe(0);
    expectNoProblems(page);
  });
});

describe('a headline with a mark', () => {
  test('a headline gets its mark once it is seen, and again and again', async () => {
    const page = await openStopped('c0b0002');
    const headline = page.locator(`${MARKED} .elementor-headline`);
    await page.waitForSelector(`${MARKED} .e-animated`);
    expect(await page.locator(`${MARKED} .elementor-headline-dynamic-wrapper svg path`).count()).toBe(1);
    expect(await page.getByRole('heading', { name: 'The kiln is open today', exact: true }).count()).toBe(1);
    const has = (name: string) => headline.evaluate((one, given) => one.classList.contains(given), name);
    await runUntil(page, () => has('e-hide-highlight'), true, 7800);
    await runUntil(page, () => has('e-animated'), false, 1800);
    await runUntil(page, () => has('e-animated'), true, 200);
    expect(await headline.getAttribute('class')).toBe('elementor-headline e-animated');
    expectNoProblems(page);
  });

  test('a headline has its mark at once for visitors who want less motion', async () => {
    const page = await open('c0b0002', { reducedMotion: true });
    await expect
      .poll(() => page.$eval(`${MARKED} path`, (line) => getComputedStyle(line).strokeDasharray))
      .toBe('1500px, 1500px');
  });

  test('a headline has its whole mark where Elementor’s style sheet draws it by the dashes alone', async () => {
    const page = await open('c0b0002', {
      before: withSheet(
        `.elementor-headline svg path{stroke-dasharray:0 1500}
        .elementor-widget-animated-headline svg{position:absolute;width:calc(100% + 20px)}
        .elementor-widget-animated-headline svg path{opacity:0;stroke:red}
        .elementor-headline.e-animated svg path{animation:dash .2s forwards}
        @keyframes dash{to{stroke-dasharray:1500 1500}}`,
      ),
    });
    const drawn = () =>
      page.$eval(`${MARKED} path`, (line) => {
        const { strokeDasharray, strokeDashoffset } = getComputedStyle(line);
        return [strokeDasharray, strokeDashoffset];
      });
    await expect.poll(drawn).toEqual(['1500px, 1500px', '0px']);
    const icon = await page.$eval(`${MARKED} .storefront-play path`, (path) => {
      const { opacity, stroke } = getComputedStyle(path);
      return [opacity, stroke, getComputedStyle(path.parentElement!).position];
    });
    expect(icon).toEqual(['1', 'none', 'static']);
  });
});

test.each(['first', 'last', 'delayed'] as const)(
  'each headline moves once beside Elementor’s own script, our tag: %s',
  async (order) => {
    const page = await openBesideLegacy(PAGE, order, ['animated-headline']);
    await expect.poll(() => page.locator(`${MARKED} svg[preserveAspectRatio]`).count()).toBe(1);
    expect((await legacyEffects(page)).filter((effect) => effect.includes('headline'))).toEqual([]);
  },
);
