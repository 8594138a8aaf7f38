import { describe, expect, test } from 'vitest';
import {
  axe,
  expectNoProblems,
  failChunk,
  mounted,
  openPage,
  type PageOptions,
  type WatchedPage,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/jet-portfolio/';
const HOST = '.elementor-widget-jet-portfolio';
const filter = (slug: string): string => `.jet-portfolio__filter-item[data-slug=${slug}]`;
const MORE = '.jet-portfolio__view-more-button';

async function open(query = '', options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(`${PAGE}${query}`, options);
  await mounted(page, 'jet-portfolio');
  return page;
}

/** The numbers of the pictures that can be seen. */
const shown = (page: WatchedPage): Promise<string> =>
  page.$$eval('.jet-portfolio__item', (all) =>
    all
      .filter((item) => getComputedStyle(item).visibility !== 'hidden' && item.getBoundingClientRect().height > 10)
      .map((item) => item.querySelector('img')?.alt.replace('Picture ', ''))
      .join(' '),
  );

const shows = (page: WatchedPage, numbers: string): Promise<void> => expect.poll(() => shown(page)).toBe(numbers);

describeWidget({
  name: 'jet-portfolio',
  page: PAGE,
  host: HOST,
  settings: {
    change: { filterText: 'Kinds' },
    shows: (page) => page.locator(`${HOST} [aria-label=Kinds]`).waitFor(),
  },
  async keyboard(page) {
    await page.focus(filter('hills'));
    await page.keyboard.press('Enter');
    await shows(page, '1 3 5');
    expect(await page.getAttribute(filter('hills'), 'aria-pressed')).toBe('true');
    await page.focus(filter('all'));
    await page.keyboard.press(' ');
    await shows(page, '1 2 3 4 5');
  },
});

describe('JetElements’ portfolio', () => {
  test('the portfolio stands in columns without gaps, and shows what a filter names', async () => {
    const page = await open();
    await shows(page, '1 2 3 4 5');
    const tops = (): Promise<number[]> =>
      page.$$eval('.jet-portfolio__item', (all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
    const [first, , , fourth] = await tops();
    const third = await page.$eval('.jet-portfolio__item:nth-child(3)', (one) =>
      Math.round(one.getBoundingClientRect().bottom),
    );
    expect(first).toBeLessThan(fourth ?? 0);
    expect(Math.abs((fourth ?? 0) - third)).toBeLessThan(2);
    await page.click(filter('water'));
    await shows(page, '2 4');
    expect(await page.getAttribute(filter('water'), 'class')).toContain('active');
    expect(await page.$$eval('.jet-portfolio__item[inert]', (all) => all.length)).toBe(3);
    const slideshows = await page.$$eval('.jet-portfolio__link', (all) =>
      all.map((one) => one.getAttribute('data-elementor-lightbox-slideshow')),
    );
    expect(slideshows).toEqual([null, '7f21001-water', null, '7f21001-water', null]);
    await expect.poll(() => page.textContent('[role=status], [aria-live=polite]')).toContain('2');
    expect(await axe(page, HOST)).toEqual([]);
    expectNoProblems(page);
  });

  test('a press shows more pictures, by filter, and puts the focus on the first new one', async () => {
    const page = await open('?more=2');
    await shows(page, '1 2');
    await page.click(MORE);
    await shows(page, '1 2 3 4');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#picture-3');
    await page.click(MORE);
    await shows(page, '1 2 3 4 5');
    expect(await page.locator(MORE).isVisible()).toBe(false);
    await page.click(filter('hills'));
    await shows(page, '1 3');
    expect(await page.locator(MORE).isVisible()).toBe(true);
  });

  test('a portfolio in grid layout leaves its places to the style sheet', async () => {
    const page = await open('?layout=grid');
    expect(await page.$eval('.jet-portfolio__item', (item) => getComputedStyle(item).position)).toBe('relative');
    await page.click(filter('hills'));
    await shows(page, '1 3 5');
  });

  test.each(['', '[]', '{"layoutType":1,"perPage":-2}'])(
    'the portfolio runs where the settings are %j',
    async (raw) => {
      const page = await open(`?raw=${encodeURIComponent(raw)}`);
      await page.click(filter('water'));
      await shows(page, '2 4');
    },
  );

  test('the portfolio shows its pictures where its script cannot be loaded', async () => {
    const page = await openPage(PAGE, { before: (opening) => failChunk(opening, 'jet-portfolio') });
    await expect
      .poll(() => page.$eval('.jet-portfolio__image-instance', (one) => getComputedStyle(one).visibility))
      .toBe('visible');
    expect(await page.locator('.jet-portfolio__image-loader').first().isVisible()).toBe(false);
  });
});
