import { describe, expect, test } from 'vitest';
import {
  holdChunk,
  hostsBecome,
  mounted,
  openPage,
  requestsTo,
  type SentRequest,
  type WatchedPage,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';
import { openStage } from './runtimeStage';

const PAGE = '/fixture/coming-soon/';
const BANNER = '#coming-soon-footer-banner';
const DISMISS = '.coming-soon-footer-banner-dismiss';
const USER = /\/wp-json\/wp\/v2\/users\/7$/;

type Answer = (route: { fulfill(answer: object): Promise<void>; abort(): Promise<void> }) => unknown;
const ok: Answer = (route) => route.fulfill({ contentType: 'application/json', body: '{}' });

async function open(answer: Answer = ok): Promise<{ page: WatchedPage; sent: SentRequest[] }> {
  let sent: SentRequest[] = [];
  const page = await openPage(PAGE, {
    async before(opening) {
      sent = requestsTo(opening, USER);
      await opening.route(USER, (route) => void answer(route));
    },
  });
  await mounted(page, 'coming-soon');
  return { page, sent };
}

const hides = (page: WatchedPage) => page.locator(BANNER).waitFor({ state: 'hidden' });

describeWidget({
  name: 'coming-soon',
  page: PAGE,
  host: BANNER,
  settings: {
    change: { dismissLabel: 'Got it' },
    shows: (page) => page.getByRole('button', { name: 'Got it' }).waitFor(),
  },
  open: { before: (page) => page.route(USER, (route) => ok(route)) },
  async keyboard(page) {
    await page.focus(DISMISS);
    await page.keyboard.press(' ');
    await hides(page);
  },
});

describe('the coming-soon banner', () => {
  test('the coming-soon banner is told to the shop once, with its nonce, and hides when the call is complete', async () => {
    let complete: (() => void) | undefined;
    const { page, sent } = await open((route) => {
      complete = () => void ok(route);
    });
    const request = page.waitForRequest(USER);
    await page.click(DISMISS);
    await page.click(DISMISS, { force: true });
    expect(await (await request).headerValue('x-wp-nonce')).toBe('a1b2c3');
    await expect.poll(() => complete).toBeDefined();
    expect(await page.isVisible(BANNER)).toBe(true);
    complete?.();
    await hides(page);
    expect(sent).toMatchObject([{ method: 'POST', body: 'woocommerce_meta%5Bcoming_soon_banner_dismissed%5D=yes' }]);
    expect(await (await request).headerValue('content-type')).toContain('application/x-www-form-urlencoded');
  });

  test.each([
    ['refused', (route: Parameters<Answer>[0]) => route.fulfill({ status: 403, body: '{}' })],
    ['lost', (route: Parameters<Answer>[0]) => route.abort()],
  ] as const)('the coming-soon banner hides also when the call is %s', async (_, answer) => {
    const { page } = await open(answer);
    await page.click(DISMISS);
    await hides(page);
    expect(page.problems.filter(({ kind }) => kind === 'exception')).toEqual([]);
  });

  test('a coming-soon banner that the page has marked takes a click while its file is under way', async () => {
    let release = (): void => {};
    let sent: SentRequest[] = [];
    const page = await openStage({
      html: `<div id="banner" data-widget="coming-soon">Not yet
        <button type="button" data-rest-url="/wp-json/wp/v2/users/7" data-rest-nonce="a1">Got it</button></div>`,
      async before(opening) {
        sent = requestsTo(opening, USER);
        await opening.route(USER, (route) => void ok(route));
        release = await holdChunk(opening, 'coming-soon');
      },
    });
    await hostsBecome(page, 'coming-soon', 'loading');
    await page.click('#banner button');
    release();
    await page.locator('#banner').waitFor({ state: 'hidden' });
    expect(sent).toHaveLength(1);
  });

  test('the coming-soon banner is reached by Tab and dismissed by Enter', async () => {
    const { page, sent } = await open();
    for (let at = 0; at < 20; at++) {
      await page.keyboard.press('Tab');
      if (await page.$eval(DISMISS, (link) => link === document.activeElement)) break;
    }
    await page.keyboard.press('Enter');
    await hides(page);
    expect(sent).toHaveLength(1);
  });
});
