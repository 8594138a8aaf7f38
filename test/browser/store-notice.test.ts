import { describe, expect, test } from 'vitest';
import {
  expectNoProblems,
  failChunk,
  holdChunk,
  hostsBecome,
  layoutShift,
  mounted,
  openPage,
  painted,
  type WatchedPage,
  watchShifts,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';
import { openStage, rewrite } from './runtimeStage';

const PAGE = '/fixture/store-notice/';
const NOTICE = '.woocommerce-store-notice';
const DISMISS = `${NOTICE}__dismiss-link`;

const cookie = async (page: WatchedPage) =>
  (await page.context().cookies()).find(({ name }) => name === 'store_notice5f2c');

const open = async (path = PAGE): Promise<WatchedPage> => {
  const page = await openPage(path);
  await mounted(page, 'store-notice');
  return page;
};

describeWidget({
  name: 'store-notice',
  page: PAGE,
  host: NOTICE,
  settings: {
    change: { days: 7 },
    async shows(page) {
      await page.click(DISMISS);
      const days = async (): Promise<number> => ((await cookie(page))?.expires ?? 0) / 86_400 - Date.now() / 86_400_000;
      await expect.poll(async () => Math.round(await days())).toBe(7);
    },
  },
  async keyboard(page) {
    await page.focus(DISMISS);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.isVisible(NOTICE)).toBe(false);
  },
});

describe('the store notice', () => {
  test.each(['click', 'Enter', ' '])(
    'the notice goes by %j, without a jump to the top, and stays away on the next page',
    async (by) => {
      const page = await open();
      expect(await page.isVisible(NOTICE)).toBe(true);
      await page.focus(DISMISS);
      if (by === 'click') await page.click(DISMISS);
      else await page.keyboard.press(by);
      expect(await page.isVisible(NOTICE)).toBe(false);
      expect(page.url()).not.toContain('#');
      await expect.poll(() => cookie(page)).toMatchObject({ value: 'hidden', path: '/', expires: -1 });
      await page.goto(new URL(PAGE, page.url()).href);
      await mounted(page, 'store-notice');
      expect(await page.isVisible(NOTICE)).toBe(false);
    },
  );

  test('a notice that a sheet of the shop hides as important stays hidden, before its chunk and after it', async () => {
    let release = (): void => {};
    const page = await openPage(PAGE, {
      async before(opening) {
        await opening.addInitScript((selector) => {
          addEventListener('DOMContentLoaded', () => {
            const sheet = document.createElement('style');
            sheet.textContent = `${selector}{display:none!important}`;
            document.head.append(sheet);
          });
        }, NOTICE);
        release = await holdChunk(opening, 'store-notice');
      },
    });
    await hostsBecome(page, 'store-notice', 'loading');
    expect(await page.isVisible(NOTICE)).toBe(false);
    release();
    await mounted(page, 'store-notice');
    expect(await page.isVisible(NOTICE)).toBe(false);
  });

  test('the notice goes with its copy in another header', async () => {
    const notice = (id: string): string =>
      `<p id="${id}" class="woocommerce-store-notice" data-notice-id="a1" style="display:none;">Sale <a href="#" class="woocommerce-store-notice__dismiss-link">Dismiss</a></p>`;
    const page = await openStage({ html: notice('desktop') + notice('mobile') });
    await mounted(page, 'store-notice');
    await page.click('#mobile a');
    expect([await page.isVisible('#desktop'), await page.isVisible('#mobile')]).toEqual([false, false]);
    await page.$eval('#stage', (stage, late) => stage.insertAdjacentHTML('beforeend', late), notice('late'));
    await page.locator('#late[data-widget-state=mounted]').waitFor({ state: 'attached' });
    expect(await page.isVisible('#late')).toBe(false);
  });

  test('the notice goes against the styles of a page builder', async () => {
    const page = await openStage({
      html: `<style>.woocommerce-store-notice { display: flex !important }</style>
        <p class="woocommerce-store-notice">Sale <a href="#" class="woocommerce-store-notice__dismiss-link">x</a></p>`,
    });
    await mounted(page, 'store-notice');
    await page.click(DISMISS);
    expect(await page.isVisible(NOTICE)).toBe(false);
  });

  test('a notice with another id shows again', async () => {
    const page = await open();
    await page.click(DISMISS);
    await page.goto(new URL(`${PAGE}?id=77aa`, page.url()).href);
    await mounted(page, 'store-notice');
    expect(await page.isVisible(NOTICE)).toBe(true);
  });

  test('the page does not move when the chunk of the notice arrives', async () => {
    let release = (): void => {};
    const page = await openPage(PAGE, {
      async before(opening) {
        release = await holdChunk(opening, 'store-notice');
      },
    });
    await page.locator(NOTICE).waitFor();
    const top = () => page.$eval('h1', (heading) => heading.getBoundingClientRect().top);
    const before = await top();
    release();
    await mounted(page, 'store-notice');
    expect(await top()).toBe(before);
  });

  /** Opens the page with a script that comes after the first paint. */
  async function openSlow(before?: (opening: WatchedPage) => unknown): Promise<WatchedPage> {
    let release = (): void => {};
    const page = await openPage(PAGE, {
      waitUntil: 'commit',
      async before(opening) {
        await watchShifts(opening);
        await before?.(opening);
        const released = new Promise<void>((go) => {
          release = go;
        });
        await opening.route(/\/storefront-widgets\.js/, async (route) => {
          await released;
          await route.continue();
        });
      },
    });
    await painted(page);
    release();
    await mounted(page, 'store-notice');
    return page;
  }

  const position = (page: WatchedPage): Promise<string> =>
    page.$eval(NOTICE, (notice) => getComputedStyle(notice).position);

  test('the notice lies over the end of the window where it shows after the first paint, and nothing jumps', async () => {
    const page = await openSlow();
    expect(await layoutShift(page)).toBe(0);
    expect(await page.isVisible(NOTICE)).toBe(true);
    expect(await position(page)).toBe('fixed');
    const room = () =>
      page.evaluate(() => {
        const { paddingBottom, borderBottomWidth } = getComputedStyle(document.documentElement);
        return Number.parseFloat(paddingBottom) + Number.parseFloat(borderBottomWidth);
      });
    await expect.poll(room).toBeGreaterThan(20);
    await page.click(DISMISS);
    expect(await page.isVisible(NOTICE)).toBe(false);
    await expect.poll(room).toBe(0);
    expectNoProblems(page);
  });

  test('the room that the page keeps for the notice has the colour of what ends the page', async () => {
    const page = await openSlow((opening) =>
      rewrite(opening, /\/fixture\/store-notice\//, (body) =>
        body.replace('</head>', '<style>.site-footer { background: rgb(17, 17, 17) }</style></head>'),
      ),
    );
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).borderBottomColor))
      .toBe('rgb(17, 17, 17)');
  });

  test('the notice shows to a visitor who has dismissed an older one, and nothing jumps', async () => {
    const page = await openSlow(async (opening) => {
      await opening.addInitScript(() => {
        // biome-ignore lint/suspicious/noDocumentCookie: the cookie that an earlier visit left
        document.cookie = 'store_noticeold=hidden;path=/';
      });
    });
    expect(await page.isVisible(NOTICE)).toBe(true);
    expect(await layoutShift(page)).toBe(0);
  });

  test('the notice stays where a theme puts it', async () => {
    const page = await openSlow((opening) =>
      rewrite(opening, /\/fixture\/store-notice\//, (body) =>
        body.replace('</head>', `<style>${NOTICE} { position: absolute; inset: 0 0 auto }</style></head>`),
      ),
    );
    expect(await page.$eval(NOTICE, (notice) => notice.getBoundingClientRect().top)).toBe(0);
    expect(await position(page)).toBe('absolute');
    expect(await layoutShift(page)).toBe(0);
  });

  test.each(['static', 'relative'])(
    'the notice stays in the page, above the header, where a theme says %s',
    async (value) => {
      const page = await openSlow((opening) =>
        rewrite(opening, /\/fixture\/store-notice\//, (body) =>
          body.replace('</head>', `<style>p${NOTICE} { position: ${value} }</style></head>`),
        ),
      );
      expect(await page.isVisible(NOTICE)).toBe(true);
      expect(await position(page)).toBe(value);
      expect(await page.$eval(NOTICE, (notice) => getComputedStyle(notice).marginBottom)).not.toBe('0px');
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).paddingBottom)).toBe('0px');
    },
  );

  test('the notice has its place in the page where the script comes first', async () => {
    const page = await openPage(PAGE, {
      async before(opening) {
        await watchShifts(opening);
        await rewrite(opening, /\/fixture\/store-notice\//, (body) =>
          body.replace(/(<script[^>]*storefront-widgets\.js[^>]*?) defer/, '$1'),
        );
      },
    });
    await mounted(page, 'store-notice');
    expect(await position(page)).toBe('static');
    expect(await layoutShift(page)).toBe(0);
  });

  test('the notice does not flash for a visitor who has dismissed it', async () => {
    const page = await open();
    await page.click(DISMISS);
    await expect.poll(() => cookie(page)).toBeDefined();
    await holdChunk(page, 'store-notice');
    await page.goto(new URL(PAGE, page.url()).href);
    await hostsBecome(page, 'store-notice', 'loading');
    expect(await page.isVisible(NOTICE)).toBe(false);
  });

  test('a click on the notice while its chunk is under way is not lost', async () => {
    let release = (): void => {};
    const page = await openPage(PAGE, {
      async before(opening) {
        release = await holdChunk(opening, 'store-notice');
      },
    });
    await page.click(DISMISS);
    release();
    await mounted(page, 'store-notice');
    await expect.poll(() => page.isVisible(NOTICE)).toBe(false);
    await expect.poll(() => cookie(page)).toMatchObject({ value: 'hidden' });
  });

  test('a click on a button of a notice that the page has marked is not lost, either', async () => {
    let release = (): void => {};
    const page = await openStage({
      html: '<p id="notice" data-widget="store-notice">Sale <button type="button" data-dismiss>Dismiss</button></p>',
      async before(opening) {
        release = await holdChunk(opening, 'store-notice');
      },
    });
    await page.click('#notice button');
    release();
    await mounted(page, 'store-notice');
    await expect.poll(() => page.isVisible('#notice')).toBe(false);
  });

  test('the notice is not left hidden when its chunk never comes', async () => {
    const page = await openPage(PAGE, { before: (opening) => failChunk(opening, 'store-notice') });
    await hostsBecome(page, 'store-notice', 'failed');
    expect(await page.isVisible(NOTICE)).toBe(true);
  });
});
