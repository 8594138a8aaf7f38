import { describe, expect, test } from 'vitest';
import {
  axe,
  expectNoProblems,
  holdChunk,
  mounted,
  openPage,
  type PageOptions,
  started,
  type WatchedPage,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/jet-tabs/';
const HOST = '.elementor-element-7ab1003';

async function open(given: object = {}, options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(`${PAGE}?parts=${encodeURIComponent(JSON.stringify(given))}`, options);
  await mounted(page, 'jet-accordion');
  return page;
}

const title = (at: number): string => `#jet-toggle-control-${at}`;

/** The numbers of the parts that are open and rest. */
const opened = (page: WatchedPage): Promise<number[]> =>
  page.$$eval(`${HOST} .jet-toggle`, (all) =>
    all.flatMap((one, at) => {
      const body = one.querySelector('.jet-toggle__content')!;
      return body.clientHeight > 20 && getComputedStyle(body).visibility === 'visible' ? [at + 1] : [];
    }),
  );

describeWidget({
  name: 'jet-accordion',
  page: PAGE,
  host: HOST,
  settings: {
    change: { collapsible: true },
    async shows(page) {
      await page.click(title(2));
      await expect.poll(() => opened(page)).toEqual([2]);
    },
  },
  async keyboard(page) {
    await page.focus(title(1));
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('jet-toggle-control-2');
    const wasOpen = await opened(page);
    await page.keyboard.press('Space');
    await expect.poll(() => opened(page)).not.toEqual(wasOpen);
  },
});

describe('JetTabs’ accordion', () => {
  test('JetTabs’ accordion opens and closes each part by itself, and tells other scripts', async () => {
    const page = await open();
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      for (const when of ['before', 'after'])
        window.addEventListener(`jet-tabs/accordion/show-toggle-event/${when}`, (event) => {
          heard.push(`${when} ${(event as CustomEvent<[{ toggleIndex: number }]>).detail[0].toggleIndex}`);
        });
    });
    expect(await opened(page)).toEqual([1]);
    await page.click(title(3));
    await expect.poll(() => opened(page)).toEqual([1, 3]);
    expect(await page.getAttribute(title(3), 'aria-expanded')).toBe('true');
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard))
      .toEqual(['before 2', 'after 2']);
    await page.click(title(1));
    await expect.poll(() => opened(page)).toEqual([3]);
    expect(await page.locator(`${HOST} .active-toggle`).count()).toBe(1);
    expect(await axe(page, HOST)).toEqual([]);
    expectNoProblems(page);
  });

  test('JetTabs’ accordion closes the other parts where only one may be open', async () => {
    const page = await open({ collapsible: true });
    await page.click(title(2));
    await expect.poll(() => opened(page)).toEqual([2]);
    await page.click(title(2));
    await expect.poll(() => opened(page)).toEqual([]);
  });

  test('JetTabs’ accordion opens a part by the address and by links to its title', async () => {
    const page = await openPage(`${PAGE}${title(2)}`);
    await mounted(page, 'jet-accordion');
    await expect.poll(() => opened(page)).toEqual([1, 2]);
    await page.evaluate((hash) => {
      document.body.insertAdjacentHTML('afterbegin', `<a id="to-third" href="${hash}">The third</a>`);
    }, title(3));
    await page.click('#to-third');
    await expect.poll(() => opened(page)).toEqual([1, 2, 3]);
  });

  test('JetTabs’ accordion does what was pressed before its script was there', async () => {
    const held: { release?: () => void } = {};
    const page = await openPage(PAGE, {
      async before(opening) {
        held.release = await holdChunk(opening, 'jet-accordion');
      },
    });
    await started(page);
    await page.waitForSelector(`${HOST}[data-widget~=jet-accordion]`);
    await page.click(title(2));
    held.release?.();
    await expect.poll(() => opened(page)).toEqual([1, 2]);
  });

  test.each([
    { collapsible: { a: 1 }, switchScrolling: 'x', switchScrollingOffset: -3 },
    { collapsible: null, switchScrollingOffset: { size: 'x' } },
  ])('JetTabs’ accordion opens each part by itself where the settings are %j', async (given) => {
    const page = await open(given);
    await page.click(title(2));
    await expect.poll(() => opened(page)).toEqual([1, 2]);
  });

  test('the page scrolls to the part that a press has opened, where that is set', async () => {
    const page = await open({ switchScrolling: true, switchScrollingOffset: { size: 30 } });
    await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<div style="height: 3000px"></div>'));
    await page.click(title(3));
    const top = (): Promise<number> =>
      page.$eval(
        `${HOST} .jet-toggle >> nth=2`.split(' >>')[0]!,
        (_, selector) => {
          const all = document.querySelectorAll(selector as string);
          return Math.round(all[2]!.getBoundingClientRect().top);
        },
        `${HOST} .jet-toggle`,
      );
    await expect.poll(top).toBe(30);
  });

  test('JetTabs’ accordion does not slide for visitors who want less motion', async () => {
    const page = await open({}, { reducedMotion: true });
    await page.click(title(2));
    expect(await opened(page)).toEqual([1, 2]);
  });
});
