import { describe, expect, inject, test } from 'vitest';
import {
  axe,
  expectNoProblems,
  heard,
  holdChunk,
  hostsBecome,
  layoutShift,
  mounted,
  openPage,
  type PageOptions,
  type WatchedPage,
  watchShifts,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';
import { openStage } from './runtimeStage';

const PAGE = '/fixture/cookie-notice/';
const NOTICE = '.sgcc-main-wrapper';
const ACCEPT = '#sgcc-accept-button';
const CLOSE = '#close-sgcc-button';
const CONSENT = 'storefront-widgets:consent';

const cookieOf = async (page: WatchedPage, name: string) =>
  (await page.context().cookies()).find((one) => one.name === name);
const consent = (page: WatchedPage) => cookieOf(page, 'sgcc-cookie-notice');
const tracking = async (page: WatchedPage): Promise<string[]> =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith('sbjs_'));
const sourceType = (page: WatchedPage): Promise<string> =>
  page.inputValue('input[name=wc_order_attribution_source_type]');

async function open(query = '', options: PageOptions = {}): Promise<WatchedPage> {
  const page = await openPage(PAGE + query, options);
  await mounted(page, 'cookie-notice');
  await mounted(page, 'order-attribution');
  return page;
}

async function again(page: WatchedPage): Promise<void> {
  await page.goto(page.url());
  await mounted(page, 'cookie-notice');
}

describeWidget({
  name: 'cookie-notice',
  chunk: 'cookies',
  page: PAGE,
  host: NOTICE,
  // It is hidden until it is mounted: nothing can scroll to it.
  startWidget: () => Promise.resolve(),
  settings: {
    change: { label: 'Cookies and you' },
    shows: (page) => page.getByRole('region', { name: 'Cookies and you' }).waitFor(),
  },
  async keyboard(page) {
    await page.focus(ACCEPT);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.isVisible(NOTICE)).toBe(false);
  },
});

describe('the cookie notice', () => {
  test.each(['click', 'Enter', ' '])(
    'a cookie notice that is accepted by %j stores the cookie for the configured days and stays away',
    async (by) => {
      const page = await open();
      expect(await page.isVisible(NOTICE)).toBe(true);
      await page.focus(ACCEPT);
      if (by === 'click') await page.click(ACCEPT);
      else await page.keyboard.press(by);
      expect(await page.isVisible(NOTICE)).toBe(false);
      await expect.poll(() => consent(page)).toMatchObject({ value: 'on', path: '/', sameSite: 'Lax' });
      const cookie = await consent(page);
      expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(30 * 86_400, -2);
      await again(page);
      expect(await page.isVisible(NOTICE)).toBe(false);
    },
  );

  test.each(['click', 'Enter', ' '])(
    'a cookie notice that is closed by %j stores nothing, and is back on the next page',
    async (by) => {
      const page = await open();
      await page.focus(CLOSE);
      if (by === 'click') await page.click(CLOSE);
      else await page.keyboard.press(by);
      expect(await page.isVisible(NOTICE)).toBe(false);
      expect(await consent(page)).toBeUndefined();
      await again(page);
      expect(await page.isVisible(NOTICE)).toBe(true);
    },
  );

  test.each(['hidden', 'style="display:none"', 'style="display: none !important" hidden'])(
    'a cookie notice that the page hides by %j shows until it is answered',
    async (hidden) => {
      const page = await openStage({
        html: `<style>#n { display: flex }</style>
          <aside id="n" data-widget="cookie-notice" ${hidden}>Cookies <button data-consent="accept">Accept</button></aside>`,
      });
      await mounted(page, 'cookie-notice');
      expect(await page.$eval('#n', (notice) => getComputedStyle(notice).display)).toBe('flex');
      await page.click('#n button');
      expect(await page.isVisible('#n')).toBe(false);
    },
  );

  test("an answer that the page's own plugin stores is heard on this very page", async () => {
    const config = encodeURIComponent('{"disable":["cookie-notice","mini-cart","cart-fragments"]}');
    const page = await openPage(`${PAGE}?utm_source=mail&config=${config}`);
    await mounted(page, 'order-attribution');
    await page.evaluate((notice) => {
      document.querySelector(notice)?.classList.remove('hidden');
      document.querySelector('#sgcc-accept-button')?.addEventListener('click', (event) => {
        event.stopPropagation();
        // biome-ignore lint/suspicious/noDocumentCookie: as the plugin does it
        document.cookie = 's_gdpr_c_c_cookie=on; path=/';
      });
    }, NOTICE);
    expect(await tracking(page)).toEqual([]);
    await page.click(ACCEPT);
    await expect.poll(() => sourceType(page)).toBe('utm');
  });

  test.each([['#corner'], ['#decline']])(
    'the cookie notice is closed by each of its ways to close: %s',
    async (way) => {
      const page = await openStage({
        html: `<aside id="n" data-widget="cookie-notice"><button id="corner" data-consent="close">×</button> Cookies
        <button data-consent="accept">Accept</button> <button id="decline" data-consent="close">Decline</button></aside>`,
      });
      await mounted(page, 'cookie-notice');
      await page.click(way);
      expect(await page.isVisible('#n')).toBe(false);
      expect(await consent(page)).toBeUndefined();
    },
  );

  test('the cookie notice goes although a page builder’s style shows it', async () => {
    const page = await openStage({
      html: `<style>#n { display: flex !important }</style>
        <aside id="n" class="sgcc-main-wrapper">Cookies <button id="sgcc-accept-button">Accept</button></aside>`,
    });
    await mounted(page, 'cookie-notice');
    await page.click('#n button');
    expect(await page.isVisible('#n')).toBe(false);
  });

  test('a cookie notice that no style positions lies over the end of the window, and the page does not jump', async () => {
    let release = (): void => {};
    const page = await openStage({
      html: `<aside data-widget="cookie-notice" hidden><p>Cookies?</p><button type="button" data-consent="accept">Fine</button></aside><h2>What follows</h2>`,
      async before(opening) {
        await watchShifts(opening);
        release = await holdChunk(opening, 'cookies');
      },
    });
    const top = () => page.$eval('#stage h2', (heading) => heading.getBoundingClientRect().top);
    const before = await top();
    release();
    await mounted(page, 'cookie-notice');
    expect(await top()).toBe(before);
    expect(await layoutShift(page)).toBe(0);
    const box = await page.$eval('aside', (notice) => notice.getBoundingClientRect().toJSON() as DOMRect);
    expect([box.left, box.bottom]).toEqual([0, 900]);
    expect(await page.$eval('aside', (notice) => getComputedStyle(notice).backgroundColor)).toBe('rgb(255, 255, 255)');
    await page.click('[data-consent=accept]');
    expect(await page.isVisible('aside')).toBe(false);
  });

  test('a cookie notice that a cached page holds twice is answered once', async () => {
    const notice = (id: string): string =>
      `<aside id="${id}" class="sgcc-main-wrapper hidden">Cookies <button id="sgcc-accept-button">Accept</button>
        <button id="close-sgcc-button" class="close">×</button></aside>`;
    const page = await openStage({ html: notice('one') + notice('two') });
    await mounted(page, 'cookie-notice');
    await page.click('#two .close');
    expect([await page.isVisible('#one'), await page.isVisible('#two')]).toEqual([false, false]);
  });

  test('a cookie notice that shows from the start takes an answer while its file is under way', async () => {
    let release = (): void => {};
    const page = await openStage({
      html: '<aside id="n" data-widget="cookie-notice">Cookies <button data-consent="accept">Accept</button></aside>',
      async before(opening) {
        release = await holdChunk(opening, 'cookies');
      },
    });
    await hostsBecome(page, 'cookie-notice', 'loading');
    await page.click('#n button');
    release();
    await expect.poll(() => page.isVisible('#n')).toBe(false);
    await expect.poll(() => consent(page)).toMatchObject({ value: 'on' });
  });

  test('a cookie notice that a script fills late, or writes again, is answered like any other', async () => {
    const page = await openStage({ html: '<aside id="n" class="sgcc-main-wrapper hidden"></aside>' });
    await mounted(page, 'cookie-notice');
    for (const text of ['Cookies', 'More cookies']) {
      await page.$eval(
        '#n',
        (notice, says) => {
          notice.innerHTML = `${says} <button id="sgcc-accept-button">Accept</button>`;
        },
        text,
      );
      await page.locator('#n', { hasText: text }).waitFor();
    }
    await page.click('#n button');
    expect(await page.isVisible('#n')).toBe(false);
  });

  test('a cookie notice that comes late stops what has run until then', async () => {
    const page = await openPage('/fixture/attribution/?utm_source=mail');
    const first = () => page.locator('input[name$=source_type]').first().inputValue();
    await expect.poll(first).toBe('utm');
    await page.evaluate(() => {
      const notice =
        '<aside class="sgcc-main-wrapper hidden">Cookies <button id="sgcc-accept-button">OK</button></aside>';
      document.body.insertAdjacentHTML('beforeend', notice);
    });
    await mounted(page, 'cookie-notice');
    await expect.poll(first).toBe('');
    await expect.poll(() => tracking(page)).toEqual([]);
    await page.click(ACCEPT);
    await expect.poll(first).toBe('utm');
  });

  test('a closed cookie notice that the theme takes away has not been accepted', async () => {
    const page = await open('?utm_source=mail');
    await page.click(CLOSE);
    await page.evaluate((notice) => {
      document.querySelector(notice)?.remove();
      document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: { statistics: 'allow' } }));
    }, NOTICE);
    await page.waitForLoadState('networkidle');
    expect(await tracking(page)).toEqual([]);
    expect(await sourceType(page)).toBe('');
  });

  test('nothing that needs consent runs before the cookie notice is accepted', async () => {
    const page = await open('?utm_source=mail');
    await page.waitForLoadState('networkidle');
    expect(await tracking(page)).toEqual([]);
    expect(await sourceType(page)).toBe('');
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(loaded.filter((name) => /\/track-/.test(name))).toEqual([]);
    await page.click(ACCEPT);
    await expect.poll(() => sourceType(page)).toBe('utm');
    await expect.poll(() => tracking(page)).toContain('sbjs_current');
  });

  test('nothing that needs consent runs after the cookie notice is closed', async () => {
    const page = await open();
    await page.click(CLOSE);
    await page.waitForLoadState('networkidle');
    expect(await tracking(page)).toEqual([]);
    expect(await sourceType(page)).toBe('');
  });

  test('tracking cookies from before the cookie notice’s question go', async () => {
    const page = await openPage(PAGE, {
      before: (opening) =>
        opening.context().addCookies([{ name: 'sbjs_current', value: 'typ%3Dtypein', url: inject('base') }]),
    });
    await mounted(page, 'order-attribution');
    await expect.poll(() => tracking(page)).toEqual([]);
  });

  test('the cookie notice tells the page of each answer once', async () => {
    const page = await open('', { listen: [CONSENT] });
    await page.click(ACCEPT);
    expect(await heard(page, CONSENT)).toEqual([
      expect.objectContaining({ by: 'capture', target: 'body', args: ['allow'] }),
      expect.objectContaining({ by: 'bubble', target: 'body', args: ['allow'] }),
    ]);
    await page.context().clearCookies();
    await again(page);
    await page.click(CLOSE);
    expect((await heard(page, CONSENT)).map(({ args }) => args)).toEqual([['deny'], ['deny']]);
  });

  test('the cookie notice is read out by screen readers', async () => {
    const page = await open();
    await page.getByRole('status').filter({ hasText: 'We would like to keep a cookie' }).waitFor({ state: 'attached' });
  });

  test('the cookie notice goes when the visitor accepts in another tab', async () => {
    const page = await open();
    await page.context().addCookies([{ name: 'sgcc-cookie-notice', value: 'on', url: inject('base') }]);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.locator(NOTICE).waitFor({ state: 'hidden' });
    await expect.poll(() => sourceType(page)).toBe('typein');
  });

  test('the cookie notice stays hidden where cookies are disabled, and nothing is tracked', async () => {
    const page = await open('', {
      before: (opening) =>
        opening.addInitScript(() => {
          Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
        }),
    });
    expect(await page.isVisible(NOTICE)).toBe(false);
    expect(await sourceType(page)).toBe('');
  });

  test('the older markup of the cookie notice works, its close button by keyboard, too', async () => {
    const page = await open('?cookies=old');
    expect(await page.isVisible(NOTICE)).toBe(true);
    const close = page.getByRole('button', { name: 'Close' });
    await close.focus();
    await page.keyboard.press('Enter');
    expect(await page.isVisible(NOTICE)).toBe(false);
    expect(await consent(page)).toBeUndefined();
    await again(page);
    await page.click('#sgcc-accept');
    await expect.poll(() => consent(page)).toMatchObject({ value: 'on' });
  });

  test('a cookie notice as a pop-up keeps the focus until it is answered, and gives it back', async () => {
    const page = await open('?cookies=pop_up');
    expect(await page.isVisible('#sgcc-overlay-mask')).toBe(true);
    const focused = () => page.evaluate(() => document.activeElement?.id);
    expect(await focused()).toBe('sgcc-accept-button');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('close-sgcc-button');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('sgcc-accept-button');
    await page.keyboard.press('Shift+Tab');
    expect(await focused()).toBe('close-sgcc-button');
    await page.keyboard.press('Escape');
    expect(await page.isVisible(NOTICE)).toBe(true);
    expect(await axe(page, NOTICE)).toEqual([]);
    await page.keyboard.press('Enter');
    expect(await page.isVisible('#sgcc-overlay-mask')).toBe(false);
    await page.keyboard.press('Tab');
    expect(await page.$eval(NOTICE, (notice) => notice.contains(document.activeElement))).toBe(false);
  });

  test.each(['accept', 'close'])('the older pop-up takes its overlay with it: %s', async (answer) => {
    const page = await open('?cookies=old_pop_up');
    expect(await page.isVisible('#s-gdpr-c-c-bg-overlay')).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('sgcc-accept');
    await page.click(answer === 'accept' ? '#sgcc-accept' : '#close-sgcc');
    expect(await page.isVisible('#s-gdpr-c-c-bg-overlay')).toBe(false);
    await page.click('.checkout button', { trial: true });
    if (answer === 'accept') await expect.poll(() => consent(page)).toBeDefined();
    await again(page);
    expect(await page.isVisible('#s-gdpr-c-c-bg-overlay')).toBe(answer === 'close');
    expectNoProblems(page);
  });

  test('the cookie notice does not cover what gets the focus', async () => {
    const page = await open('', { viewport: { width: 390, height: 420 } });
    // The browser keeps this room free when it scrolls to what gets the focus.
    const room = () => page.evaluate(() => Number.parseFloat(document.documentElement.style.scrollPaddingBottom));
    await expect.poll(room).toBeGreaterThan(0);
    for (let at = 0; at < 30; at++) {
      await page.keyboard.press('Tab');
      const covered = () =>
        page.evaluate((selector) => {
          const notice = document.querySelector(selector);
          const element = document.activeElement;
          if (!notice || !element || element === document.body || notice.contains(element)) return '';
          if (element.getBoundingClientRect().height === 0) return '';
          const isCovered = element.getBoundingClientRect().bottom > notice.getBoundingClientRect().top + 1;
          return isCovered ? element.outerHTML.slice(0, 80) : '';
        }, NOTICE);
      await expect.poll(covered).toBe('');
    }
  });
});
