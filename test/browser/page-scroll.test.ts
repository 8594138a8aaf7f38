import { describe, expect, test } from 'vitest';
import { framesAsked } from '../support/frames';
import { expectNoProblems, mounted, openPage, type PageOptions, type WatchedPage } from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/one-page/';
const WINDOW = { viewport: { width: 1280, height: 800 } };

async function open(query = '', options: PageOptions = {}): Promise<WatchedPage> {
  const page = await openPage(`${PAGE}${query}`, { ...WINDOW, ...options });
  await mounted(page, 'page-scroll');
  return page;
}

const scrolledTo = (page: WatchedPage, top: number): Promise<unknown> =>
  page.waitForFunction((wanted) => Math.abs(scrollY - wanted) <= 1, top);

const isViewing = (page: WatchedPage, at: number): Promise<unknown> => page.waitForSelector(`body.ops-viewing-${at}`);

describeWidget({
  name: 'page-scroll',
  // Anchors wait on the same host, whose state is that of the widget which is least far.
  page: `${PAGE}?config=${encodeURIComponent('{"disable":["anchors"]}')}`,
  host: '.elementor-93',
  settings: {
    change: { enabled: false },
    shows: (page) => page.waitForSelector('html:not(.ops-enabled)', { state: 'attached' }),
  },
  async keyboard(page) {
    await page.keyboard.press('PageDown');
    await page.waitForSelector('body.ops-viewing-1');
  },
});

describe('a page of sections', () => {
  test('a turn of the wheel goes one section on, and shows the states that others read', async () => {
    const page = await open();
    await page.waitForSelector('.demo-ops-one.section.active.ops-completely');
    expect(await page.getAttribute('html', 'class')).toContain('ops-enabled');
    expect(await page.getAttribute('.elementor-93', 'class')).toContain('ops-wrapper');
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 100);
    await scrolledTo(page, 800);
    await page.waitForSelector('.demo-ops-two.active.ops-completely');
    await isViewing(page, 1);
    expect(await page.locator('.ops-section.active').count()).toBe(1);
    expectNoProblems(page);
  });

  test('a lock by inline styles of another script stops the wheel as long as it is there', async () => {
    const page = await open();
    await page.mouse.move(600, 400);
    for (const locked of ['html', 'body']) {
      await page.$eval(locked, (element) => element.style.setProperty('overflow', 'hidden', 'important'));
      const heard = await page.evaluateHandle(() => ({
        turn: new Promise<void>((done) =>
          window.addEventListener('wheel', () => done(), { once: true, capture: true }),
        ),
      }));
      await page.mouse.wheel(0, 100);
      await heard.evaluate(({ turn }) => turn);
      // It would move in one of these frames.
      await framesAsked(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.$eval(locked, (element) => element.style.setProperty('overflow', 'visible'));
    }
    await page.mouse.wheel(0, 100);
    await scrolledTo(page, 800);
  });

  test('a turn of the wheel that goes on is one step', async () => {
    const page = await open();
    await page.mouse.move(600, 400);
    // Not one after the other: a pause between would make them two turns.
    await Promise.all([0, 1, 2, 3, 4].map(() => page.mouse.wheel(0, 100)));
    await scrolledTo(page, 800);
    await isViewing(page, 1);
  });

  test('keys go one section on and back, and those of a field are left alone', async () => {
    const page = await open();
    const stops = async (at: number): Promise<void> => {
      await scrolledTo(page, at * 800);
      await isViewing(page, at);
    };
    await page.keyboard.press('ArrowDown');
    await stops(1);
    await page.keyboard.press('Space');
    await stops(2);
    await page.keyboard.press('PageUp');
    await stops(1);
    await page.evaluate(() => {
      const field = document.createElement('textarea');
      document.querySelector('.demo-ops-two')?.append(field);
      field.focus({ preventScroll: true });
      const pressed: string[] = [];
      Object.assign(window, { pressed });
      // Not whether the page scrolls, because the browser itself may scroll by these keys.
      field.addEventListener('keydown', (event) => {
        setTimeout(() => pressed.push(`${event.key} ${event.defaultPrevented}`));
      });
    });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('PageDown');
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { pressed: string[] }).pressed))
      .toEqual(['ArrowDown false', 'PageDown false']);
  });

  test('the browser snaps what a finger scrolls', async () => {
    const page = await open('', { viewport: { width: 390, height: 780 } });
    const snapType = (): Promise<string> =>
      page.evaluate(() => getComputedStyle(document.documentElement).scrollSnapType);
    await expect.poll(snapType).toBe('y mandatory');
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    await scrolledTo(page, 780);
    expect(await page.$eval('.demo-ops-two', (section) => getComputedStyle(section).scrollSnapStop)).toBe('always');
  });

  test('a section that is higher than the window scrolls as ever', async () => {
    const page = await open('?tall');
    await page.keyboard.press('PageDown');
    await scrolledTo(page, 800);
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 60);
    await page.waitForFunction(() => scrollY > 800 && scrollY < 900);
    await isViewing(page, 1);
  });

  test('what stands below the sections can be reached', async () => {
    const page = await open('?around');
    await expect.poll(() => page.evaluate(() => document.documentElement.style.scrollSnapType)).toBe('y');
    await page.keyboard.press('End');
    await page.waitForFunction(() => scrollY >= document.documentElement.scrollHeight - innerHeight - 1);
  });

  test('the page scrolls as ever for visitors who want less motion, and where sections are not asked for', async () => {
    for (const [query, options] of [
      ['', { reducedMotion: true }],
      ['?scroll=none', {}],
    ] as const) {
      const page = await open(query, options);
      await page.mouse.move(600, 400);
      await page.mouse.wheel(0, 100);
      await page.waitForFunction(() => scrollY > 0);
      expect(await page.evaluate(() => scrollY)).toBeLessThan(200);
      expect(await page.locator('html.ops-enabled').count()).toBe(0);
    }
  });
});
