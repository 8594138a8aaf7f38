import { describe, expect, test } from 'vitest';
import {
  expectNoProblems,
  holdChunk,
  mounted,
  openPage,
  type PageOptions,
  stopClock,
  type WatchedPage,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const PAGE = '/fixture/notices/';
const MESSAGE = '.woocommerce-message >> nth=0';

type Emit = { jQuery?: (target: unknown) => { trigger(name: string): void } };

async function open(path = PAGE, options?: PageOptions): Promise<WatchedPage> {
  const page = await openPage(path, options);
  await mounted(page, 'notices');
  return page;
}

/** Counts how often something has got the focus, from the first byte on. */
const countFocus = (page: WatchedPage): Promise<unknown> =>
  page.addInitScript(() => {
    const log: string[] = [];
    Object.assign(window, { __focused: log });
    addEventListener('focusin', ({ target }) => log.push((target as Element).textContent ?? ''), true);
  });

const focusLog = (page: WatchedPage): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { __focused: string[] }).__focused);

const focusedText = (page: WatchedPage): Promise<string> =>
  page.evaluate(() => (document.activeElement === document.body ? '' : (document.activeElement?.textContent ?? '')));

/** Resolves when the notice has had its time. */
const timePasses = (page: WatchedPage, ms = 700): Promise<void> =>
  page.evaluate((wait) => new Promise<void>((done) => setTimeout(done, wait)), ms);

const changeCart = (page: WatchedPage, event: string): Promise<void> =>
  page.evaluate((name) => {
    const { jQuery } = window as Emit;
    if (jQuery) jQuery(document.body).trigger(name);
    else document.body.dispatchEvent(new CustomEvent(name, { bubbles: true }));
  }, event);

const removeLine = (page: WatchedPage): Promise<void> => changeCart(page, 'item_removed_from_classic_cart');

/** Removes one of two lines of the real cart with the keyboard; `isStopped`: with a stopped clock. */
async function removeOne(isStopped = false): Promise<WatchedPage> {
  const page = await open('/cart/?add-to-cart=11&nomini=1', { before: countFocus });
  await page.request.get(new URL('/cart/?add-to-cart=14', page.url()).href);
  await page.goto(page.url().replace('add-to-cart=11&', ''));
  await mounted(page, 'notices');
  await mounted(page, 'cart-page');
  if (isStopped) await stopClock(page);
  await page.focus('.product-remove > a >> nth=0');
  await page.keyboard.press('Enter');
  return page;
}

const notify = (page: WatchedPage): Promise<void> =>
  page.$eval('.woocommerce-notices-wrapper', (wrapper) => {
    const message = document.createElement('div');
    message.className = 'woocommerce-message';
    message.setAttribute('role', 'alert');
    message.textContent = 'A line was removed.';
    wrapper.replaceChildren(message);
  });

describeWidget({
  name: 'notices',
  page: `${PAGE}?nomini`,
  host: 'body',
  // The links of the theme carry the switches of the address.
  ignore: ['href'],
  // A notice that has got the focus at rest keeps it.
  ignoreWhenFailed: ['tabindex', 'style'],
  settings: {
    change: { delay: 0 },
    async shows(page) {
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await stopClock(page);
      await removeLine(page);
      // With the default delay, it would take half a second.
      await page.clock.runFor(400);
      await page.waitForFunction(() => document.activeElement?.matches('.woocommerce-message'));
      await page.clock.resume();
    },
  },
});

describe('notices at load', () => {
  test('the first success or error gets the focus half a second after the page is ready, once', async () => {
    const page = await open(PAGE, { before: countFocus });
    await page.waitForFunction(() => document.activeElement?.matches('.woocommerce-message'));
    expect(await page.evaluate(() => performance.now())).toBeGreaterThan(500);
    expect(await page.getAttribute(MESSAGE, 'tabindex')).toBe('-1');
    expect(await focusedText(page)).toContain('Harbour Mug');
    await page.evaluate(() => {
      const { StorefrontWidgets: api } = window as unknown as {
        StorefrontWidgets: { unmount(e: Element): void; mount(e: Element): void };
      };
      (document.activeElement as HTMLElement).blur();
      api.unmount(document.body);
      api.mount(document.body);
    });
    await mounted(page, 'notices');
    await timePasses(page);
    expect(await focusLog(page)).toHaveLength(1);
    expectNoProblems(page);
  });

  test('a banner of a theme with blocks gets the focus, too', async () => {
    const page = await open(`${PAGE}?notices=blocks`);
    await page.waitForFunction(() => document.activeElement?.matches('.wc-block-components-notice-banner.is-success'));
    expect(await focusedText(page)).toContain('Harbour Mug');
  });

  test('a notice that a block shows after a press does not get the focus', async () => {
    const page = await openPage('/product/mug/', { waitUntil: 'networkidle' });
    await page.evaluate(() =>
      document.body.insertAdjacentHTML(
        'afterbegin',
        `<div data-wp-interactive="woocommerce/store-notices"><div class="wc-block-components-notice-banner is-error"
          role="alert">Please select options.</div></div>`,
      ),
    );
    await timePasses(page, 1500);
    expect(await focusedText(page)).toBe('');
    expect(await page.getAttribute('.wc-block-components-notice-banner', 'tabindex')).toBeNull();
  });

  test('a visitor who types, or has gone somewhere, stays there', async () => {
    for (const id of ['name', 'link']) {
      let release = (): void => {};
      const page = await openPage(PAGE, {
        before: async (opened) => {
          release = await holdChunk(opened, 'notices');
        },
      });
      await page.focus(`#${id}`);
      release();
      await mounted(page, 'notices');
      await timePasses(page);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe(id);
    }
  });

  test('the page of a visitor who has scrolled on stays where it is', async () => {
    let release = (): void => {};
    const page = await openPage(PAGE, {
      viewport: { width: 800, height: 300 },
      before: async (opened) => {
        release = await holdChunk(opened, 'notices');
      },
    });
    await page.evaluate(() => {
      document.body.style.paddingBottom = '3000px';
      window.scrollTo(0, 1500);
    });
    release();
    await page.waitForFunction(() => document.activeElement?.matches('.woocommerce-message'));
    expect(await page.evaluate(() => window.scrollY)).toBe(1500);
  });

  test('account pages focus the first alert that says something, of any kind, and nothing after it', async () => {
    const page = await open(`${PAGE}?account`, { before: countFocus });
    await page.waitForFunction(() => document.activeElement?.id === 'alert');
    await timePasses(page);
    expect(await focusLog(page)).toEqual(['Your session ends soon.']);
  });

  test('account pages focus the first alert also where the widget starts after the time of the notice', async () => {
    let release = () => {};
    const page = await openPage(`${PAGE}?account`, {
      async before(opening) {
        await countFocus(opening);
        release = await holdChunk(opening, 'notices');
      },
    });
    await timePasses(page);
    release();
    await expect.poll(() => focusLog(page)).not.toEqual([]);
    await timePasses(page);
    expect(await focusLog(page)).toEqual(['Your session ends soon.']);
  });
});

describe('after the cart’s table was changed', () => {
  for (const [event, query] of [
    ['item_removed_from_classic_cart', ''],
    ['item_removed_from_classic_cart', '&jquery=1'],
    ['updated_wc_div', ''],
    ['updated_wc_div', '&jquery=1'],
  ] as const) {
    test(`the notice gets the focus once after ${event}, with ${query || 'no jQuery'}`, async () => {
      const page = await open(`${PAGE}?cart${query}`, { before: countFocus });
      await timePasses(page);
      expect(await focusLog(page)).toEqual([]);
      await page.focus('#link');
      await notify(page);
      await changeCart(page, event);
      await page.waitForFunction(() => document.activeElement?.matches('.woocommerce-message'));
      expect(await focusLog(page)).toEqual(['A link', 'A line was removed.']);
    });
  }

  test('on the real cart the notice gets the focus after the next remove link has had it', async () => {
    const page = await removeOne();
    await page.waitForFunction(() => document.activeElement?.matches('.woocommerce-message'));
    expect(await focusedText(page)).toContain('is removed.');
    expect((await focusLog(page)).at(-2)).toBe('×');
    expectNoProblems(page);
  });

  test('on the real cart the notice of an update gets the focus after the button', async () => {
    const page = await open('/cart/?add-to-cart=11&nomini=1', { before: countFocus });
    await mounted(page, 'cart-page');
    await page.fill('.cart_item input.qty', '3');
    await page.focus('[name=update_cart]');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.matches('.woocommerce-message'));
    expect(await focusedText(page)).toContain('up to date');
    expectNoProblems(page);
  });

  test('a visitor who has gone on from the next line meanwhile is left alone on the real cart', async () => {
    const page = await removeOne(true);
    const isInNextLine = async (): Promise<boolean | undefined> => {
      await page.clock.runFor(20);
      return page.evaluate(
        () => document.activeElement?.matches('.product-remove > a') && !!document.querySelector('.restore-item'),
      );
    };
    await expect.poll(isInNextLine).toBe(true);
    await page.focus('.cart_item input.qty');
    await page.clock.runFor(700);
    expect(await page.evaluate(() => document.activeElement?.matches('input.qty'))).toBe(true);
  });

  test('a visitor who types or goes on while a line is removed is left alone', async () => {
    for (const [first, then] of [
      ['name', 'name'],
      ['link', 'name'],
    ] as const) {
      const page = await open(`${PAGE}?cart`);
      await page.focus(`#${first}`);
      await notify(page);
      await removeLine(page);
      await page.focus(`#${then}`);
      await timePasses(page);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe(then);
    }
  });
});

describe('jQuery.scroll_to_notices', () => {
  /** Returns how far the page is scrolled at once, and where the notice stands then. */
  const scroll = (page: WatchedPage): Promise<{ scrollY: number; top: number }> =>
    page.evaluate(() => {
      const { jQuery } = window as unknown as {
        jQuery: { (target: unknown): unknown; scroll_to_notices(list: unknown): void };
      };
      document.body.style.paddingBottom = '3000px';
      window.scrollTo(0, 2000);
      jQuery.scroll_to_notices(jQuery('.woocommerce-message'));
      const { top = 0 } = document.querySelector('.woocommerce-message')?.getBoundingClientRect() ?? {};
      return { scrollY: window.scrollY, top: Math.round(top) };
    });

  test('jQuery.scroll_to_notices scrolls to 100 px above the notices', async () => {
    const page = await open(`${PAGE}?jquery=1`, { viewport: { width: 800, height: 300 } });
    await page.waitForFunction(() => document.activeElement?.matches('.woocommerce-message'));
    expect((await scroll(page)).scrollY).toBeGreaterThan(1500);
    await page.waitForFunction(
      () => Math.round(document.querySelector('.woocommerce-message')?.getBoundingClientRect().top ?? 0) === 100,
    );
  });

  test('jQuery.scroll_to_notices scrolls at once for visitors who want no motion', async () => {
    const page = await open(`${PAGE}?jquery=1`, { viewport: { width: 800, height: 300 }, reducedMotion: true });
    await page.waitForFunction(() => document.activeElement?.matches('.woocommerce-message'));
    expect((await scroll(page)).top).toBe(100);
  });
});
