import { describe, expect, test } from 'vitest';
import {
  expectNoProblems,
  holdChunk,
  holdRuntime,
  hostsBecome,
  mounted,
  openPage,
  type PageOptions,
  type WatchedPage,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';
import { openStage } from './runtimeStage';

const PAGE = '/fixture/back-to-top/';
const BUTTON = '.ekit-btt__button';

async function open(query = '', options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(`${PAGE}${query}`, options);
  await mounted(page, 'back-to-top');
  return page;
}

const scrollPage = (page: WatchedPage, top: number): Promise<void> =>
  page.evaluate(
    (y) =>
      new Promise<void>((done) => {
        window.scrollTo({ top: y, behavior: 'instant' });
        // The browser tells of scrolling with the next frame.
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
    top,
  );

const isShown = (page: WatchedPage): Promise<boolean> =>
  page.$eval(BUTTON, (button) => button.classList.contains('ekit-tt-show') && !button.hasAttribute('inert'));

const isAtTop = (page: WatchedPage, top = 0): Promise<unknown> => page.waitForFunction((y) => scrollY === y, top);

/** The colours of the ring on the right, at the bottom, on the left and at the top. */
const ringColours = (page: WatchedPage): Promise<string[]> =>
  page.$eval('.ekit-btt canvas', (element) => {
    const context = (element as HTMLCanvasElement).getContext('2d');
    const points = [
      [205, 110],
      [100, 205],
      [5, 100],
      [110, 5],
    ] as const;
    return points.map(([x, y]) => [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3).join());
  });

describeWidget({
  name: 'back-to-top',
  page: PAGE,
  host: '.ekit-btt',
  startWidget: (page) => page.waitForLoadState('load'),
  settings: {
    change: { show_scroll: '' },
    shows: (page) => page.waitForSelector('.ekit-btt__button:not([inert])'),
  },
  async keyboard(page) {
    await scrollPage(page, 1000);
    await page.focus(BUTTON);
    await page.keyboard.press(' ');
    await isAtTop(page);
    // The next Tab starts at the page's start.
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('skip-link');
    expect(await page.evaluate(() => document.body.hasAttribute('tabindex'))).toBe(false);
  },
});

describe('the button back to the top', () => {
  test('the button shows once the page is scrolled beyond both numbers together, though they are printed as texts', async () => {
    const page = await open('?show_after=400&offset_top=50');
    await expect.poll(() => isShown(page)).toBe(false);
    await scrollPage(page, 450);
    await expect.poll(() => isShown(page)).toBe(false);
    await scrollPage(page, 451);
    await expect.poll(() => isShown(page)).toBe(true);
    await scrollPage(page, 450);
    await expect.poll(() => isShown(page)).toBe(false);
    expectNoProblems(page);
  });

  test('the button shows from the start on a page that is scrolled already', async () => {
    const page = await openPage(PAGE, {
      before: (opening) =>
        opening.addInitScript(() =>
          addEventListener('DOMContentLoaded', () => window.scrollTo({ top: 900, behavior: 'instant' })),
        ),
    });
    await mounted(page, 'back-to-top');
    await expect.poll(() => isShown(page)).toBe(true);
  });

  test('the button takes no focus and no click while it is hidden', async () => {
    const page = await open();
    const button = page.locator(BUTTON);
    expect(await button.evaluate((element) => getComputedStyle(element).visibility)).toBe('hidden');
    await page.$eval(BUTTON, (element) => (element as HTMLElement).focus());
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await scrollPage(page, 9);
    await button.evaluate((element) => element.addEventListener('click', () => element.setAttribute('data-hit', '')));
    const { x, y, width, height } = (await button.boundingBox())!; // it has its place
    await page.mouse.click(x + width / 2, y + height / 2);
    expect(await button.getAttribute('data-hit')).toBe(null);
    expect(await page.evaluate(() => scrollY)).toBe(9);
  });

  test('the button leads back to offset_top, and the focus to the start of the page', async () => {
    const page = await open('?offset_top=120');
    await scrollPage(page, 1500);
    await page.click(BUTTON);
    await isAtTop(page, 120);
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expectNoProblems(page);
  });

  test('the button jumps at once, and does not fade, for visitors who want less motion', async () => {
    const page = await open('', { reducedMotion: true });
    await scrollPage(page, 2000);
    const at = await page.$eval(BUTTON, (element) => {
      (element as HTMLElement).click();
      return [scrollY, getComputedStyle(element).transitionProperty];
    });
    expect(at).toEqual([0, 'none']);
  });

  test('the button always shows where the site does not hide it, and has a name or its text', async () => {
    const icon = await open('?show_scroll=');
    expect(await icon.getByRole('button', { name: 'Back to top' }).count()).toBe(1);
    expect(await icon.locator(BUTTON).getAttribute('inert')).toBeNull();
    const text = await open('?show_scroll=&style=text_only');
    expect(await text.getByRole('button', { name: 'To the top' }).count()).toBe(1);
  });

  test('a press while the widget is still loading works once it is there', async () => {
    const page = await openPage(`${PAGE}?show_scroll=`, {
      before: (opening) =>
        opening.route(/widget-back-to-top-.*\.js/, async (route) => {
          await opening.waitForFunction(() => (window as unknown as { pressed?: boolean }).pressed);
          await route.continue();
        }),
    });
    await scrollPage(page, 1200);
    await page.click(BUTTON);
    await page.evaluate(() => Object.assign(window, { pressed: true }));
    await isAtTop(page);
  });

  test('a press on a button that the page has marked works, too, while the widget is loading', async () => {
    let release = (): void => {};
    const page = await openStage({
      html: `<div style="height: 3000px"></div>
        <button type="button" data-widget="back-to-top" style="position: fixed; top: 0">Up</button>`,
      async before(opening) {
        release = await holdChunk(opening, 'back-to-top');
      },
    });
    await hostsBecome(page, 'back-to-top', 'loading');
    await scrollPage(page, 1200);
    await page.click('#stage button');
    release();
    await isAtTop(page);
  });

  test('a copy of a hidden button shows once the page is scrolled', async () => {
    const page = await open();
    await page.$eval('.ekit-btt', (host) => {
      const copy = host.cloneNode(true) as HTMLElement;
      copy.id = 'copy';
      host.after(copy);
    });
    await page.locator('#copy[data-widget-state=mounted]').waitFor();
    await scrollPage(page, 2000);
    await page.locator('#copy .ekit-btt__button').waitFor();
    expect(await page.locator('#copy .ekit-btt__button').getAttribute('inert')).toBeNull();
  });

  test('a press before anything but the loader is there works once the widget is mounted', async () => {
    let release = (): void => {};
    const page = await openPage(`${PAGE}?show_scroll=`, {
      waitUntil: 'domcontentloaded',
      async before(opening) {
        release = await holdRuntime(opening);
      },
    });
    await scrollPage(page, 1200);
    await page.click(BUTTON);
    release();
    await isAtTop(page);
    expectNoProblems(page);
  });

  test('the button takes broken settings for their defaults', async () => {
    const page = await open('?show_after=many&offset_top=-5&foreground=%22)');
    await scrollPage(page, 400);
    await expect.poll(() => isShown(page)).toBe(false);
    await scrollPage(page, 401);
    await expect.poll(() => isShown(page)).toBe(true);
    expectNoProblems(page);
  });

  test('the button reads no layout while the page is scrolled', async () => {
    // Other widgets that mount meanwhile may ask for boxes.
    const others = JSON.stringify({
      disable: ['cart-fragments', 'mini-cart', 'loop-add-to-cart', 'order-attribution'],
    });
    const page = await open(`?style=progress_indicator&config=${encodeURIComponent(others)}`);
    await scrollPage(page, 100);
    const reads = await page.evaluate(async () => {
      let count = 0;
      for (const [prototype, name] of [
        [Element.prototype, 'scrollHeight'],
        [Element.prototype, 'getBoundingClientRect'],
        [HTMLElement.prototype, 'offsetHeight'],
      ] as const) {
        const own = Object.getOwnPropertyDescriptor(prototype, name) as PropertyDescriptor;
        const counted = { ...own };
        if (own.get)
          counted.get = function (this: Element) {
            count += 1;
            return own.get?.call(this);
          };
        else
          counted.value = function (this: Element) {
            count += 1;
            return (own.value as () => DOMRect).call(this);
          };
        Object.defineProperty(prototype, name, counted);
      }
      for (let top = 200; top < 1200; top += 100) {
        window.scrollTo({ top, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
      return count;
    });
    expect(reads).toBe(0);
  });
});

describe('the ring around the button', () => {
  const GREY = '221,221,221';
  const RED = '193,18,31';

  test('the ring fills clockwise from three o’clock with the scrolled part of the page', async () => {
    const page = await open('?style=progress_indicator');
    const canvas = page.locator('.ekit-btt canvas');
    expect([await canvas.getAttribute('width'), await canvas.getAttribute('height')]).toEqual(['210', '210']);
    await expect.poll(() => ringColours(page)).toEqual([GREY, GREY, GREY, GREY]);
    await page.evaluate(() =>
      window.scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) * 0.4, behavior: 'instant' }),
    );
    await expect.poll(() => ringColours(page)).toEqual([RED, RED, GREY, GREY]);
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect.poll(() => ringColours(page)).toEqual([RED, RED, RED, RED]);
    expectNoProblems(page);
  });

  test('the ring has its own canvas where the server sent none, for as long as the settings ask for it', async () => {
    const page = await open('?show_scroll=');
    const setStyle = (style: string) =>
      page.$eval(
        '.ekit-btt',
        (host, next) => {
          const settings = JSON.parse(host.getAttribute('data-settings') ?? '{}') as object;
          host.setAttribute('data-settings', JSON.stringify({ ...settings, style: next }));
        },
        style,
      );
    for (let time = 0; time < 2; time += 1) {
      await setStyle('progress_indicator');
      await page.waitForSelector('.ekit-btt canvas');
      await scrollPage(page, 0);
      await expect.poll(() => ringColours(page)).toEqual([GREY, GREY, GREY, GREY]);
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      await expect.poll(() => ringColours(page)).toEqual([RED, RED, RED, RED]);
      expect(await page.locator('.ekit-btt canvas').count()).toBe(1);
      await setStyle('icon_only');
      await page.waitForSelector('.ekit-btt canvas', { state: 'detached' });
    }
    await mounted(page, 'back-to-top');
    expectNoProblems(page);
  });

  test('the ring stays empty on a page that cannot be scrolled, and follows the page when it grows', async () => {
    const page = await open('?style=progress_indicator&paragraphs=1&show_scroll=');
    await expect.poll(() => ringColours(page)).toEqual([GREY, GREY, GREY, GREY]);
    await page.evaluate(() => {
      const more = document.createElement('div');
      more.style.height = '3000px';
      document.querySelector('main')?.append(more);
    });
    await page.evaluate(() => window.scrollTo({ top: 9999, behavior: 'instant' }));
    await expect.poll(() => ringColours(page)).toEqual([RED, RED, RED, RED]);
  });
});
