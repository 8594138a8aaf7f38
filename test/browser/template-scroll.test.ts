import { describe, expect, test } from 'vitest';
import {
  allMounted,
  expectNoProblems,
  mounted,
  openPage,
  type PageOptions,
  timersRun,
  type WatchedPage,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/template-scroll/';
const CHUNK = /widget-template-scroll/;

const open = (query: string, options?: PageOptions): Promise<WatchedPage> => openPage(`${PAGE}${query}`, options);

/** How far the first element of this selector is from mid-window, in pixels. */
const fromMiddle = (page: WatchedPage, selector: string): Promise<number> =>
  page.$eval(selector, (element) => Math.abs(Math.round(element.getBoundingClientRect().top - innerHeight / 2)));

describeWidget({
  name: 'template-scroll',
  page: `${PAGE}?theme_template_id=13`,
  host: '.elementor-13',
  startWidget: (page) => page.waitForLoadState('load'),
});

describe('theme_template_id', () => {
  test('theme_template_id brings the first of its templates to mid-window', async () => {
    const page = await open('?theme_template_id=12');
    await mounted(page, 'template-scroll');
    await expect.poll(() => fromMiddle(page, '.elementor-12')).toBe(0);
    expectNoProblems(page);
  });

  test('the page jumps to the template for visitors who want less motion', async () => {
    const page = await open('?theme_template_id=13', {
      reducedMotion: true,
      before: (opening) =>
        opening.addInitScript(() => {
          const behaviors: unknown[] = [];
          const { scrollTo: scroll } = window;
          const noted = (options: ScrollToOptions): void => {
            behaviors.push(options.behavior);
            scroll(options);
          };
          Object.assign(window, { behaviors, scrollTo: noted });
        }),
    });
    await mounted(page, 'template-scroll');
    await expect.poll(() => fromMiddle(page, '.elementor-13')).toBe(0);
    const behaviors = await page.evaluate(() => (window as unknown as { behaviors: string[] }).behaviors);
    expect(new Set(behaviors)).toEqual(new Set(['instant']));
  });

  test('the template stays at mid-window when a picture above it comes late', async () => {
    let release = (): void => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    const page = await open('?theme_template_id=12', {
      waitUntil: 'domcontentloaded',
      reducedMotion: true,
      before: (opening) =>
        opening.route(/mug-205-front-600x600/, async (route) => {
          await released;
          await route.continue();
        }),
    });
    await mounted(page, 'template-scroll');
    // Without the browser's own anchoring, which would hide what is tested.
    await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
    const before = await page.evaluate(() => scrollY);
    release();
    await page.waitForFunction(() => document.querySelector<HTMLImageElement>('#late')?.naturalHeight);
    await page.waitForFunction((y) => scrollY > y + 100, before);
    await expect.poll(() => fromMiddle(page, '.elementor-12')).toBe(0);
  });

  test('a visitor who has begun to use the page is left alone', async () => {
    const page = await open('?theme_template_id=12', { reducedMotion: true });
    await mounted(page, 'template-scroll');
    await page.keyboard.press('Home');
    await page.waitForFunction(() => scrollY === 0);
    const height = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          const more = document.createElement('div');
          more.style.height = '500px';
          document.querySelector('main')?.prepend(more);
          requestAnimationFrame(() => requestAnimationFrame(() => done(scrollY)));
        }),
    );
    expect(height).toBe(0);
  });

  test('a page that is scrolled already does not scroll', async () => {
    const page = await open('?theme_template_id=12', {
      before: (opening) =>
        opening.addInitScript(() =>
          addEventListener('DOMContentLoaded', () => scrollTo({ top: 150, behavior: 'instant' })),
        ),
    });
    await mounted(page, 'template-scroll');
    await allMounted(page);
    await timersRun(page, 300);
    expect(await page.evaluate(() => scrollY)).toBe(150);
  });

  for (const value of ['', '99', '12abc', '-12', '12,.elementor-13', '%22]<img src=x onerror=alert(1)>', '12)']) {
    test(`the page does not scroll, and loads nothing, for the value “${value}”`, async () => {
      const loaded: string[] = [];
      const page = await open(`?theme_template_id=${value}`, {
        waitUntil: 'networkidle',
        before: (opening) => {
          opening.on('request', (request) => {
            if (CHUNK.test(request.url())) loaded.push(request.url());
          });
        },
      });
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(loaded).toEqual([]);
      expectNoProblems(page);
    });
  }
});
