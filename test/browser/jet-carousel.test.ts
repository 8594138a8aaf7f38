import { describe, expect, test } from 'vitest';
import { reachable as reachableIn, slidesInView } from '../support/carousels';
import {
  axe,
  expectNoProblems,
  failChunk,
  holdChunk,
  layoutShift,
  mounted,
  openPage,
  type PageOptions,
  type WatchedPage,
  watchShifts,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';

interface Query {
  only?: 'carousel' | 'testimonials' | 'posts';
  count?: number;
  element?: object;
  options?: object;
  raw?: string;
  slick?: string;
  margins?: boolean;
}

const NEXT = '.next-arrow';
const PREVIOUS = '.prev-arrow';

function address({ only = 'carousel', count, element, options, raw, slick, margins }: Query = {}): string {
  const query = new URLSearchParams({ only });
  if (count) query.set('count', String(count));
  if (element) query.set('element', JSON.stringify(element));
  if (options) query.set('options', JSON.stringify(options));
  if (raw !== undefined) query.set('raw', raw);
  if (slick) query.set('slick', slick);
  if (margins) query.set('margins', '1');
  return `/fixture/jet-carousels/?${query}`;
}

async function open(query: Query = {}, options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(address(query), options);
  await mounted(page, 'jet-carousel');
  await page.waitForSelector('.storefront-carousel-moves');
  return page;
}

const shows = (page: WatchedPage, ...numbers: number[]): Promise<void> =>
  expect.poll(() => slidesInView(page, '.slick-track')).toEqual(numbers);

const reachable = (page: WatchedPage): Promise<number> => reachableIn(page, '.slick-track', '.slick-slide');

type Slick = Record<string, (...args: unknown[]) => unknown> & { currentSlide: number; slideCount: number };
interface WithJQuery {
  jQuery(target: unknown): {
    on(types: string, run: (event: { type: string }, slick: Slick, ...more: number[]) => void): void;
    slick(method: unknown, ...args: unknown[]): unknown;
  };
  told: unknown[];
}

describeWidget({
  name: 'jet-carousel',
  page: address(),
  host: '.elementor-widget-jet-carousel',
  settings: {
    change: { slides_to_show: '2' },
    async shows(page) {
      await shows(page, 1, 2);
      await expect.poll(() => reachable(page)).toBe(2);
    },
  },
  async keyboard(page) {
    await page.waitForSelector('.storefront-carousel-moves');
    await page.focus('[href="#Comet"]');
    await page.keyboard.press('ArrowRight');
    await shows(page, 2, 3, 4);
    await page.focus(NEXT);
    await page.keyboard.press('Enter');
    await page.keyboard.press(' ');
    await shows(page, 4, 5, 6);
    await page.focus('.jet-slick-dots [role=button] >> nth=1');
    await page.keyboard.press('Enter');
    await shows(page, 2, 3, 4);
  },
});

describe('JetElements’ carousel', () => {
  test('JetElements’ carousel has as many columns as are set for the device', async () => {
    const page = await open();
    await shows(page, 1, 2, 3);
    for (const [width, columns] of [
      [1024, 2],
      [767, 1],
      [1025, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => reachable(page), { message: `${width}` }).toBe(columns);
    }
  });

  test('JetElements’ carousel has the markup that style sheets know', async () => {
    const page = await open({ options: { infinite: false } });
    const classes = (selector: string): Promise<string[]> =>
      page.$eval(selector, ({ classList }) => [...classList].filter((name) => name.includes('slick')).sort());
    expect(await classes('.elementor-slick-slider')).toEqual(
      expect.arrayContaining(['slick-initialized', 'slick-slider']),
    );
    expect(await page.locator('.elementor-slick-slider > .slick-list > .slick-track > .slick-slide').count()).toBe(6);
    expect(await page.locator('.slick-slide.slick-active').count()).toBe(3);
    expect(await page.locator('.slick-slide.slick-current').count()).toBe(1);
    expect(await page.locator('.elementor-slick-slider > ul.jet-slick-dots > li').count()).toBe(4);
    expect(await classes(PREVIOUS)).toEqual(['slick-arrow', 'slick-disabled']);
    expect(await classes(NEXT)).toEqual(['slick-arrow']);
    await page.click('.jet-slick-dots li >> nth=3');
    await shows(page, 4, 5, 6);
    expect(await page.locator('.jet-slick-dots li').nth(3).getAttribute('class')).toBe('slick-active');
    expect(await axe(page, '.elementor-widget-jet-carousel')).toEqual([]);
    expectNoProblems(page);
  });

  test('a carousel with as many slides as columns stands still, without arrows and dots', async () => {
    const page = await openPage(address({ count: 3 }));
    await mounted(page, 'jet-carousel');
    await expect.poll(() => slidesInView(page, '.slick-track')).toEqual([1, 2, 3]);
    expect(await page.locator('.jet-slick-dots').count()).toBe(0);
    expect(await page.locator(NEXT).isVisible()).toBe(false);
  });

  test('the page does not shift when JetElements’ carousel starts', async () => {
    const page = await openPage(address(), { before: watchShifts });
    await mounted(page, 'jet-carousel');
    await page.waitForSelector('.storefront-carousel-moves');
    expect(await layoutShift(page)).toBeLessThan(0.03);
  });

  test('a carousel can be read before its script is there, and does what was pressed then', async () => {
    const held: { release?: () => void } = {};
    const page = await openPage(address(), {
      async before(opening) {
        held.release = await holdChunk(opening, 'jet-carousel');
      },
    });
    const slider = page.locator('.elementor-slick-slider');
    await expect.poll(() => slider.evaluate((one) => getComputedStyle(one).visibility)).toBe('visible');
    expect(await slidesInView(page, '.elementor-slick-slider')).toEqual([1, 2, 3]);
    await page.click(NEXT);
    held.release?.();
    await shows(page, 2, 3, 4);
  });

  test('a carousel can be scrolled where its script cannot be loaded', async () => {
    const page = await openPage(address(), { before: (opening) => failChunk(opening, 'jet-carousel') });
    const slider = page.locator('.elementor-slick-slider');
    await expect.poll(() => slider.evaluate((one) => getComputedStyle(one).overflowX)).toBe('auto');
    expect(await slider.evaluate((one) => one.scrollWidth > 1.5 * one.clientWidth)).toBe(true);
  });

  test('a carousel moves by as many slides as are set, at most as many as are in view', async () => {
    const page = await open({ element: { slides_to_show: '2', slides_to_scroll: '5' } });
    await page.click(NEXT);
    await shows(page, 3, 4);
  });

  test('a carousel takes the margins that a site gives its slides off their width', async () => {
    const page = await open({ margins: true });
    await shows(page, 1, 2, 3);
    const { list, slides } = await page.$eval('.slick-list', (one) => ({
      list: one.getBoundingClientRect().width,
      slides: [...one.querySelectorAll('.slick-active')].map((slide) => slide.getBoundingClientRect().width),
    }));
    for (const width of slides) expect(width).toBeCloseTo(list / 3 - 20, 0);
    await page.click(NEXT);
    await shows(page, 2, 3, 4);
  });

  test('a carousel in center mode shows parts of the neighbours at both sides', async () => {
    const page = await open({ element: { slides_to_show: '1' }, options: { centerMode: true, centerPadding: '80px' } });
    const box = await page.$eval('.slick-list', (list) => {
      const { width } = list.getBoundingClientRect();
      const slide = list.querySelector('.slick-current')!.getBoundingClientRect();
      return { side: slide.left - list.getBoundingClientRect().left, rest: width - slide.width };
    });
    expect(box).toEqual({ side: 80, rest: 160 });
  });

  test('slides of variable width are as wide as their content on the desktop; phones show one', async () => {
    const page = await open({ options: { variableWidth: true, infinite: false } });
    const width = (): Promise<number> => page.$eval('.slick-slide', (slide) => slide.getBoundingClientRect().width);
    expect(await width()).toBeLessThan(400);
    await page.setViewportSize({ width: 390, height: 800 });
    const row = (): Promise<number> => page.$eval('.slick-track', (one) => one.getBoundingClientRect().width);
    await expect.poll(async () => Math.abs((await width()) - (await row()))).toBeLessThan(1);
  });

  test('a carousel shows the number of the current slide', async () => {
    const page = await open({ options: { fractionNav: true } });
    const text = (): Promise<string | null> => page.textContent('.jet-carousel__fraction-navigation');
    expect(await text()).toBe('1/6');
    await page.click(NEXT);
    await expect.poll(text).toBe('2/6');
  });

  test.each(['', '[]', '{"speed":', '{"autoplay":{},"infinite":"x","speed":-3}', '"text"'])(
    'a carousel runs with its defaults where the settings are %j',
    async (raw) => {
      const page = await open({ raw });
      await page.click(NEXT);
      await shows(page, 2, 3, 4);
    },
  );

  test('a carousel plays, goes on after an action, and stops at its button', async () => {
    const page = await open({ options: { autoplay: true, autoplaySpeed: 200 } });
    await shows(page, 2, 3, 4);
    await page.evaluate((next) => document.querySelector<HTMLElement>(next)?.click(), PREVIOUS);
    await shows(page, 3, 4, 5);
    await page.click('.storefront-play button');
    expect(await page.getAttribute('.storefront-play button', 'aria-label')).toBe('Play');
  });

  test('slides keep the styles that the server has given them', async () => {
    const page = await open(
      {},
      {
        before: (opening) =>
          opening.addInitScript(() =>
            document.addEventListener('DOMContentLoaded', () =>
              document.querySelector('.jet-carousel__item')?.setAttribute('style', 'opacity: 0.9; z-index: 3'),
            ),
          ),
      },
    );
    expect(await page.getAttribute('.jet-carousel__item', 'style')).toContain('opacity: 0.9; z-index: 3');
  });

  test('a link keeps the focus when the carousel puts its slides into a row', async () => {
    const held: { release?: () => void } = {};
    const page = await openPage(address(), {
      async before(opening) {
        held.release = await holdChunk(opening, 'jet-carousel');
      },
    });
    // Waits for the rules that show the slides before the start.
    await page.locator('[href="#Breeze"]').waitFor();
    await page.focus('[href="#Breeze"]');
    held.release?.();
    await mounted(page, 'jet-carousel');
    await page.waitForSelector('.slick-track');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#Breeze');
  });
});

describe('JetElements’ testimonials', () => {
  test('testimonials are as high as the one in view, with arrows and dots outside of the row', async () => {
    const page = await open({ only: 'testimonials' });
    const heights = (): Promise<[number, number]> =>
      page.$eval('.slick-list', (list) => {
        const slide = list.querySelector('.slick-current')!;
        return [Math.round(list.getBoundingClientRect().height), Math.round(slide.getBoundingClientRect().height)];
      });
    const [first, own] = await heights();
    expect(first).toBe(own);
    expect(await page.locator('.jet-testimonials__instance > .jet-arrow').count()).toBe(2);
    await page.click(NEXT);
    await expect.poll(async () => (await heights())[0]).toBeGreaterThan(first + 10);
  });

  test('testimonials have as many lit stars as their rating', async () => {
    const page = await open({ only: 'testimonials' });
    const lit = await page.$$eval('.jet-testimonials__rating', (all) =>
      all.map((rating) => [...rating.children].map(({ className }) => className).join(' ')),
    );
    expect(lit).toEqual(['star-on star-on star-on star-off star-off', 'star-on star-on star-on star-on star-off']);
  });
});

test('JetElements’ posts have their own columns', async () => {
  const page = await open({ only: 'posts' });
  await shows(page, 1, 2, 3, 4);
  await page.click(NEXT);
  await shows(page, 3, 4, 5, 6);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(() => reachable(page)).toBe(2);
});

describe('beside slick', () => {
  test('a slick that has started before the carousel is ended', async () => {
    const page = await open({ slick: 'started' });
    await shows(page, 1, 2, 3);
    expect(await page.locator('.slick-cloned').count()).toBe(0);
    expect(await page.locator('.slick-list').count()).toBe(1);
    expect(await page.locator('.jet-slick-dots').count()).toBe(1);
    await page.click(NEXT);
    await shows(page, 2, 3, 4);
  });

  test('a slick that starts after the carousel builds nothing', async () => {
    const page = await open({ slick: '1' });
    await page.evaluate(() =>
      (window as unknown as WithJQuery).jQuery('.elementor-slick-slider').slick({ dots: true, accessibility: false }),
    );
    await expect.poll(() => page.locator('.slick-list').count()).toBe(1);
    await shows(page, 1, 2, 3);
    expect(await page.locator('.slick-dots').count()).toBe(0);
    await page.click(NEXT);
    await shows(page, 2, 3, 4);
  });

  test('scripts call slick’s methods and hear its events', async () => {
    const page = await open({ slick: '1' });
    await page.evaluate(() => {
      const all = window as unknown as WithJQuery;
      all.told = [];
      all
        .jQuery('.elementor-slick-slider')
        .on(
          'beforeChange afterChange',
          ({ type }, slick, ...more) => void all.told.push([type, slick.slideCount, ...more]),
        );
    });
    const call = (method: string, ...args: unknown[]): Promise<unknown> =>
      page.evaluate(
        ([name, given]) => {
          const found = (window as unknown as WithJQuery).jQuery('.elementor-slick-slider').slick(name, ...given);
          return typeof found === 'number' ? found : null;
        },
        [method, args] as const,
      );
    await call('slickNext');
    await shows(page, 2, 3, 4);
    await call('slickGoTo', 3);
    await shows(page, 4, 5, 6);
    expect(await call('slickCurrentSlide')).toBe(3);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as WithJQuery).told))
      .toEqual([
        ['beforeChange', 6, 0, 1],
        ['afterChange', 6, 1],
        ['beforeChange', 6, 1, 3],
        ['afterChange', 6, 3],
      ]);
  });
});

test('a carousel by attribute has its own arrows and dots without a style sheet of a vendor', async () => {
  const page = await openPage('/blank/');
  await page.$eval('#stage', (stage) => {
    const slides = [1, 2, 3, 4].map((at) => `<div><p><a href="#${at}">Slide ${at}</a></p></div>`).join('');
    stage.innerHTML = `<div data-widget="jet-carousel" data-settings='{"slides_to_show": 2, "autoplay": false, "speed": 0}'><div class="elementor-slick-slider">${slides}</div></div>`;
  });
  await mounted(page, 'jet-carousel');
  await shows(page, 1, 2);
  await page.click('.storefront-carousel-arrow.is-next');
  await shows(page, 2, 3);
  const dot = await page.$eval('.jet-slick-dots li:nth-child(4)', (one) => {
    const { width, height } = one.getBoundingClientRect();
    return { width, height, list: getComputedStyle(one).listStyleType };
  });
  expect(dot).toEqual({ width: 24, height: 24, list: 'none' });
  await page.click('.jet-slick-dots li:nth-child(4)');
  await shows(page, 4, 1);
  expect(await axe(page, '#stage')).toEqual([]);
});
