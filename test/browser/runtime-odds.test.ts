import { describe, expect, test } from 'vitest';
import { takeAway } from '../support/olderBrowser';
import {
  holdChunk,
  hostStates,
  mounted,
  openPage,
  RUNTIME,
  requestsTo,
  started,
  timersRun,
  type WatchedPage,
} from '../support/page';
import { serveSlowly } from '../support/slowServer';
import { logs, openStage, type PageApi, rewrite, withApi } from './runtimeStage';

const TABS = (id: string): string =>
  `<div class="wc-tabs-wrapper" id="host-${id}"><ul class="wc-tabs"><li><a href="#tab-${id}1">1</a></li><li><a href="#tab-${id}2">2</a></li></ul><div class="wc-tab" id="tab-${id}1">one</div><div class="wc-tab" id="tab-${id}2">two</div></div>`;

/** Registers a plain type that tells each start, and whether it was given the page services. */
function registerEcho(): void {
  const register = (api: PageApi): boolean =>
    api.register({
      name: 'echo',
      mount(host: HTMLElement, _settings: object, page?: { announce?: unknown }) {
        window.log.push(`start ${host.id} ${typeof page?.announce}`);
        return () => window.log.push(`stop ${host.id}`);
      },
    });
  Object.assign(window, { StorefrontWidgets: [register] });
}

describe('a widget is mounted once, with what it needs', () => {
  test('a widget is mounted once when its type is registered while React is prepared for another', async () => {
    const page = await openStage({
      html: `${TABS('a')}<p data-widget="echo" id="host-b"></p>`,
      script: () => {
        const { scheduler } = window as unknown as { scheduler: { yield(): Promise<void> } };
        const pause = scheduler.yield.bind(scheduler);
        let isRegistered = false;
        scheduler.yield = () => {
          const { StorefrontWidgets: api } = window as unknown as { StorefrontWidgets?: PageApi };
          if (!isRegistered && api?.register) {
            isRegistered = true;
            api.register({
              name: 'echo',
              mount: (host: HTMLElement, _settings: object, page?: { announce?: unknown }) => {
                window.log.push(`start ${host.id} ${typeof page?.announce}`);
              },
            });
          }
          return pause();
        };
      },
    });
    await mounted(page, 'product-tabs');
    await mounted(page, 'echo');
    await logs(page, ['start host-b function']);
  });

  test('a widget is mounted once when it is asked for by name in the moment after an edit of `data-when`', async () => {
    const page = await openStage({
      html: '<p data-widget="echo" id="host-a" data-when="interaction"></p>',
      script: registerEcho,
    });
    await expect.poll(() => hostStates(page, 'echo')).toEqual(['waiting']);
    await withApi(page, async (api) => {
      const host = document.querySelector('#host-a') as HTMLElement;
      host.dataset.when = 'load';
      await Promise.resolve();
      api.mount(host);
    });
    await mounted(page, 'echo');
    await timersRun(page, 200);
    await logs(page, ['start host-a function']);
  });

  test('a widget beside legacy handlers fails without its gates, also the second time', async () => {
    const page = await openStage({ html: TABS('a'), query: 'jquery=1', block: [/\/gates-[\w-]{7}\.js/] });
    await expect.poll(() => hostStates(page, 'product-tabs')).toEqual(['failed']);
    await page.evaluate((html) => document.querySelector('#stage')?.insertAdjacentHTML('beforeend', html), TABS('b'));
    await expect.poll(() => hostStates(page, 'product-tabs')).toEqual(['failed', 'failed']);
  });
});

test('a host is adopted when all of it has been parsed', async () => {
  const path = '/blank/?script=async';
  const { url, finish } = await serveSlowly(path, '<div id="stage">');
  const page = await openPage(`${url}${path}`, { waitUntil: 'commit' });
  await started(page);
  // As the parser does with the rest of a page that comes slowly.
  await page.evaluate((html) => {
    const [start, ...rest] = html.split('</li>');
    const stage = document.querySelector('#stage');
    stage?.insertAdjacentHTML('beforeend', `${start}</li></ul></div>`);
    setTimeout(() => {
      const host = stage?.firstElementChild;
      if (host) host.outerHTML = '';
      stage?.insertAdjacentHTML('beforeend', [start, ...rest].join('</li>'));
    }, 300);
  }, TABS('a'));
  await timersRun(page, 200);
  expect(await hostStates(page, 'product-tabs')).toEqual([]);
  finish();
  await mounted(page, 'product-tabs');
});

test('an added element without a host costs a few searches of its own, and none of the page, because pages add thousands', async () => {
  const page = await openStage({ html: TABS('a') });
  await mounted(page, 'product-tabs');
  const [inElements, inPage] = await page.evaluate(async () => {
    let [ofElements, ofDocument] = [0, 0];
    for (const [prototype, names] of [
      [Element.prototype, ['matches', 'querySelector', 'querySelectorAll']],
      [Document.prototype, ['querySelector', 'querySelectorAll']],
    ] as const)
      for (const name of names) {
        const searches = prototype as unknown as Record<string, (...args: unknown[]) => unknown>;
        const search = searches[name] as (...args: unknown[]) => unknown;
        searches[name] = function (this: unknown, ...args: unknown[]) {
          if (this instanceof Document) ofDocument += 1;
          else ofElements += 1;
          return search.apply(this, args);
        };
      }
    for (let at = 0; at < 100; at++) {
      document.body.append(Object.assign(document.createElement('p'), { innerHTML: '<b>Text</b>' }));
      // Each by itself.
      await Promise.resolve();
    }
    await new Promise((done) => setTimeout(done));
    return [ofElements, ofDocument];
  });
  expect(inElements).toBeGreaterThan(100);
  expect(inElements).toBeLessThan(2000);
  expect(inPage).toBe(0);
});

test('siblings that are inserted at once are all found, with what lies in them', async () => {
  const page = await openStage({ html: TABS('a') });
  await mounted(page, 'product-tabs');
  const html = `${['b', 'c', 'd', 'e'].map(TABS).join(' ')}<section>${TABS('f')}</section>`;
  await page.evaluate((text) => document.querySelector('#stage')?.insertAdjacentHTML('beforeend', text), html);
  await expect.poll(() => hostStates(page, 'product-tabs')).toEqual(Array.from({ length: 6 }, () => 'mounted'));
});

describe('what a script of the page does to one widget', () => {
  test('a script that throws when all is handed back keeps no held action back', async () => {
    let fail = (): void => {};
    const failed = new Promise<void>((done) => {
      fail = done;
    });
    const page = await openPage('/product/mug/?jquery=1', {
      waitUntil: 'domcontentloaded',
      block: [/chunks\.js/],
      async before(opened) {
        await opened.route(RUNTIME, async (route) => {
          await failed;
          await route.abort();
        });
        await opened.addInitScript(() => {
          type Body = { on(type: string, selector: string, handler: () => void): void };
          document.addEventListener('DOMContentLoaded', () => {
            const { jQuery } = window as unknown as { jQuery(target: unknown): Body };
            jQuery(document.body).on('init', '.wc-tabs-wrapper', () => {
              throw new Error('thrown by the test');
            });
          });
        });
      },
    });
    const posted = page.waitForRequest((one) => one.isNavigationRequest() && one.method() === 'POST');
    await page.click('.single_add_to_cart_button');
    fail();
    expect((await posted).postData()).toContain('add-to-cart');
  });

  test('a jQuery plugin that a script has locked does not stop the other widgets', async () => {
    const page = await openPage('/product/mug/?jquery=1', {
      before: (opened) =>
        rewrite(opened, '**/product/mug/**', (body) =>
          body.replace(
            /<script[^>]*jquery[^>]*><\/script>/,
            `$&<script>Object.defineProperty(jQuery.fn, 'wc_variation_form', { value() {} })</script>`,
          ),
        ),
    });
    await mounted(page, 'product-tabs');
    await mounted(page, 'add-to-cart');
  });
});

describe('a browser of 2023', () => {
  const open = (path: string): Promise<WatchedPage> =>
    openPage(path, { before: (page) => page.addInitScript(takeAway) });

  test('a browser of 2023 adds from a list, and takes out of the mini cart', async () => {
    const page = await open('/shop/');
    const sent = requestsTo(page, /wc-ajax=/);
    // Earlier clicks are left to the browser, which follows the link.
    await page.waitForSelector('body[data-widget~=loop-add-to-cart]');
    await page.locator('.ajax_add_to_cart').first().click();
    await page.locator('.widget_shopping_cart_content .remove_from_cart_button').first().waitFor({ state: 'attached' });
    await page.$eval('.remove_from_cart_button', (link: HTMLElement) => link.click());
    await page.locator('.woocommerce-mini-cart__empty-message').waitFor({ state: 'attached' });
    const told = sent.map(({ url }) => new URL(url).searchParams.get('wc-ajax'));
    expect(told.filter((name) => name !== 'get_refreshed_fragments')).toEqual(['add_to_cart', 'remove_from_cart']);
  });

  test('a browser of 2023 changes the cart', async () => {
    const page = await open('/cart/?add-to-cart=11&auto=1');
    await mounted(page, 'cart-page');
    await page.locator('.cart_item input.qty').fill('3');
    await page.locator('.cart_item input.qty').press('Tab');
    await expect.poll(() => page.locator('.woocommerce-message').allTextContents()).not.toEqual([]);
    await page.click('.shipping-calculator-button');
    await page.locator('.shipping-calculator-form').waitFor();
    await page.click('.product-remove a');
    await page.waitForSelector('.restore-item');
  });

  test('a browser of 2023 chooses a variation and adds it', async () => {
    const page = await open('/product/hoodie/?ajaxadd=1');
    await mounted(page, 'variation-form');
    for (const select of await page.locator('.variations select').all()) await select.selectOption({ index: 1 });
    await page.locator('.single_add_to_cart_button:not(.disabled)').click();
    await page.locator('.added_to_cart, .woocommerce-message').first().waitFor();
  });
});

test('a browser without constructed style sheets keeps the page as the server made it', async () => {
  const page = await openPage('/product/hoodie/', {
    before: (opened) =>
      opened.addInitScript(() => {
        Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets');
      }),
  });
  await timersRun(page, 500);
  expect(await page.locator('[data-widget-state]').count()).toBe(0);
  expect(await page.evaluate(() => 'StorefrontWidgets' in window)).toBe(false);
});

test('a visitor who has gone to a link is not taken to a notice that the page had before its widget came', async () => {
  let release = (): void => {};
  const page = await openPage('/fixture/notices/', {
    before: async (opened) => {
      release = await holdChunk(opened, 'notices');
    },
  });
  await page.focus('#link');
  release();
  await mounted(page, 'notices');
  await timersRun(page, 700);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('link');
});
