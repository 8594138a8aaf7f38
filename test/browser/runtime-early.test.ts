import { describe, expect, test } from 'vitest';
import {
  allMounted,
  holdRuntime,
  hostsBecome,
  mounted,
  openPage,
  RUNTIME,
  requestsTo,
  type SentRequest,
  started,
  timersRun,
  type WatchedPage,
} from '../support/page';
import { withoutPointer } from '../support/rest';
import { logged, logs, openStage, type PageApi } from './runtimeStage';

/** A page whose runtime is under way; `release` lets it arrive. */
async function openEarly(
  path: string,
  before?: (page: WatchedPage) => unknown,
): Promise<{ page: WatchedPage; release: () => void }> {
  let release = (): void => {};
  const page = await openPage(path, {
    waitUntil: 'domcontentloaded',
    before: async (opened) => {
      release = await holdRuntime(opened);
      await before?.(opened);
    },
  });
  return { page, release };
}

const LIST = '/wp-json/**/sendmail/**';
const EMAIL = '#short form [name=email]';
const SUBMIT = '#short form .ekit-mail-submit';
const subscribed = { error: [], success: { body: JSON.stringify({ status: 'subscribed' }) } };

/** The fields of the form that the browser itself sends. */
const postOf = async (page: WatchedPage): Promise<URLSearchParams> => {
  const request = await page.waitForRequest((one) => one.isNavigationRequest() && one.method() === 'POST');
  return new URLSearchParams(request.postData() ?? '');
};

describe('what is done before the runtime is there, on widgets that it brings', () => {
  test('a subscription before the runtime is there is sent once, and the page stays', async () => {
    let sent: SentRequest[] = [];
    const { page, release } = await openEarly('/fixture/newsletter/', async (opened) => {
      sent = requestsTo(opened, /sendmail/);
      await opened.route(LIST, (route) => route.fulfill({ json: subscribed }));
    });
    const address = page.url();
    await page.fill(EMAIL, 'ada@example.com');
    await page.click(SUBMIT);
    await page.click(SUBMIT);
    release();
    await page.locator('#short form .ekit-mail-message').filter({ hasText: /./ }).waitFor();
    expect(sent).toHaveLength(1);
    expect(decodeURIComponent(sent[0]?.url ?? '')).toContain('ada@example.com');
    expect(page.url()).toBe(address);
  });

  test('a press before the runtime is there fetches another layout', async () => {
    const { page, release } = await openEarly('/fixture/jet-layouts/', (opened) =>
      opened.route('**/admin-ajax.php', (route) =>
        route.fulfill({ json: { success: true, data: { html: '<p id="other-layout">other</p>' } } }),
      ),
    );
    await page.locator('.jet-woo-switcher-btn-secondary').first().click();
    release();
    await page.waitForSelector('#other-layout');
  });

  test('a press on an arrow before the runtime is there moves the carousel', async () => {
    const options = encodeURIComponent('{"speed":0}');
    const { page, release } = await openEarly(`/fixture/jet-carousel/?count=9&options=${options}`);
    await page.$eval('.jet-arrow.next-arrow', (arrow: HTMLElement) => arrow.click());
    release();
    await page.waitForSelector('.storefront-carousel-moves');
    await expect
      .poll(() => page.$$eval('.swiper-slide', ([first]) => Math.round(first?.getBoundingClientRect().left ?? 0)))
      .toBeLessThan(0);
  });

  test('a press before the runtime is there opens the shipping calculator', async () => {
    const { page, release } = await openEarly('/cart/?add-to-cart=11');
    await page.click('.shipping-calculator-button');
    release();
    await page.locator('.shipping-calculator-button[aria-expanded=true]').waitFor();
  });

  test('a double click before the runtime is there removes a line of the cart once', async () => {
    const { page, release } = await openEarly('/cart/?add-to-cart=11');
    const sent = requestsTo(page, /[?&]remove_item=/);
    await page.dblclick('.product-remove a');
    release();
    await page.waitForSelector('.restore-item');
    expect(sent).toHaveLength(1);
  });

  test('a double click before the runtime is there brings a line of the cart back once', async () => {
    const { page, release } = await openEarly('/cart/?add-to-cart=11');
    const href = await page.getAttribute('.product-remove a', 'href');
    await page.goto(new URL(href ?? '', page.url()).href, { waitUntil: 'domcontentloaded' });
    const sent = requestsTo(page, /[?&]undo_item=/);
    await page.dblclick('.restore-item');
    release();
    await page.waitForSelector('.product-remove a');
    expect(sent).toHaveLength(1);
  });

  test('a press before the runtime is there dismisses the banner of a shop that is not open yet', async () => {
    const { page, release } = await openEarly('/fixture/coming-soon/', (opened) =>
      opened.route(/\/users\/7$/, (route) => route.fulfill({ json: {} })),
    );
    await page.click('.coming-soon-footer-banner-dismiss');
    release();
    await page.locator('#coming-soon-footer-banner').waitFor({ state: 'hidden' });
  });

  test('a press on a card before the runtime is there follows it; the links in the card wait for nobody', async () => {
    const card = await openEarly('/fixture/jet-items/');
    await card.page.click('#card-here .text');
    card.release();
    await card.page.waitForURL('**/product/mug/');
    for (const follow of [
      (page: WatchedPage) => page.click('#card-here .inner'),
      (page: WatchedPage) => page.press('#card-here .inner', 'Enter'),
    ]) {
      const { page } = await openEarly('/fixture/jet-items/');
      await follow(page);
      await page.waitForURL('**/product/lamp/', { waitUntil: 'commit' });
    }
  });

  test('the overlay of the older cookie pop-up covers nothing until the notice is there', async () => {
    const { page, release } = await openEarly('/fixture/cookie-notice/?cookies=old_pop_up');
    const overlay = page.locator('#s-gdpr-c-c-bg-overlay');
    expect(await overlay.isVisible()).toBe(false);
    release();
    await overlay.waitFor();
    await page.click('#sgcc-accept');
    await overlay.waitFor({ state: 'hidden' });
    await expect
      .poll(async () => (await page.context().cookies()).map(({ name }) => name))
      .toContain('sgcc-cookie-notice');
    await page.reload();
    await page.locator('[data-widget~=cookie-notice][data-widget-state=mounted]').waitFor({ state: 'attached' });
    expect(await overlay.isVisible()).toBe(false);
  });

  test.each([false, true])('setOrderTracking(%s) is heard before the runtime is there', async (allow) => {
    const params = encodeURIComponent(JSON.stringify({ allowTracking: !allow }));
    const { page, release } = await openEarly(`/fixture/attribution/?attribution=${params}&utm_source=mail`, (opened) =>
      opened.addInitScript((wish) => {
        document.addEventListener('DOMContentLoaded', () => {
          const { wc_order_attribution: shop } = window as unknown as {
            wc_order_attribution: { setOrderTracking(allow: boolean): void };
          };
          shop.setOrderTracking(wish);
        });
      }, allow),
    );
    release();
    await mounted(page, 'order-attribution');
    const source = page.locator('.checkout input[name="wc_order_attribution_utm_source"]');
    await expect.poll(() => source.inputValue()).toBe(allow ? 'mail' : '');
    await allMounted(page);
    expect(await source.inputValue()).toBe(allow ? 'mail' : '');
    await expect
      .poll(async () => (await page.context().cookies()).some(({ name }) => name.startsWith('sbjs_')))
      .toBe(allow);
  });

  test('the form of a widget that the site has switched off is sent as the page made it', async () => {
    const off = encodeURIComponent('{"disable":["newsletter"]}');
    const { page, release } = await openEarly(`/fixture/newsletter/?config=${off}`);
    await page.fill(EMAIL, 'ada@example.com');
    const posted = postOf(page);
    await page.click(SUBMIT);
    expect((await posted).get('email')).toBe('ada@example.com');
    release();
  });

  test('a form is sent as the page made it where there is no runtime', async () => {
    const page = await openPage('/fixture/newsletter/', {
      waitUntil: 'domcontentloaded',
      block: [RUNTIME, /chunks\.js/],
    });
    await page.fill(EMAIL, 'ada@example.com');
    const posted = postOf(page);
    await page.click(SUBMIT);
    expect((await posted).get('email')).toBe('ada@example.com');
  });
});

describe('what is done before the runtime is there, on integrators’ widgets', () => {
  const BUY = '#stage .buy-box button';

  /** Nothing on the page starts by itself. */
  const AT_REST = {
    query: `config=${encodeURIComponent('{"when":{},"disable":["cart-fragments","mini-cart","order-attribution"]}')}`,
  };

  async function openBuyBox(
    script: () => void,
    { query, warnings = [] }: { query?: string; warnings?: string[] } = {},
  ): Promise<{ page: WatchedPage; release: () => void }> {
    let release = (): void => {};
    const page = await openStage({
      query,
      html: '<div class="buy-box" data-settings=\'{"count":"3"}\'><button>Buy</button></div>',
      script,
      waitUntil: 'domcontentloaded',
      before: async (opened) => {
        opened.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
        await withoutPointer(opened);
        release = await holdRuntime(opened);
      },
    });
    return { page, release };
  }

  test('a plain widget gets the click that was made before the runtime was there', async () => {
    const { page, release } = await openBuyBox(() => {
      Object.assign(window, {
        StorefrontWidgets: [
          {
            name: 'buy-box',
            adopts: ['.buy-box'],
            replay: [{ type: 'click', selector: 'button' }],
            mount(host: HTMLElement) {
              host.addEventListener('click', () => window.log.push('bought'));
            },
          },
        ],
      });
    });
    await page.click(BUY);
    expect(await logged(page)).toEqual([]);
    release();
    await logs(page, ['bought']);
    await page.click(BUY);
    await logs(page, ['bought', 'bought']);
  });

  for (const isModule of [false, true])
    test(`a component that its type loads gets an early click, pushed after the script tag${isModule ? ', from a module' : ''}`, async () => {
      const { page, release } = await openBuyBox(() => {
        document.addEventListener('DOMContentLoaded', () => {
          const all = window as unknown as { StorefrontWidgets: { push(type: object): void }; asModule?: boolean };
          all.StorefrontWidgets.push({
            name: 'buy-box',
            adopts: ['.buy-box'],
            replay: [{ type: 'click', selector: 'button' }],
            async load({ React, settings }: PageApi) {
              const { useLayoutEffect } = React;
              function BuyBox({ host, settings: { count } }: { host: HTMLElement; settings: { count: number } }) {
                useLayoutEffect(() => {
                  const buy = (): void => void window.log.push(count);
                  host.addEventListener('click', buy);
                  return () => host.removeEventListener('click', buy);
                }, [host, count]);
                return null;
              }
              window.log.push('loaded');
              const loaded = { settings: settings.schema?.({ count: settings.number?.(1) }), component: BuyBox };
              return all.asModule ? { default: loaded } : loaded;
            },
          });
        });
      });
      if (isModule) await page.evaluate(() => Object.assign(window, { asModule: true }));
      await page.waitForFunction(() => document.readyState !== 'loading');
      await page.click(BUY);
      expect(await logged(page)).toEqual([]);
      release();
      await logs(page, ['loaded', 3]);
    });

  test('a type that waits for the visitor leaves the page at rest, and is loaded by the first press', async () => {
    const { page, release } = await openBuyBox(() => {
      Object.assign(window, {
        StorefrontWidgets: [
          {
            name: 'buy-box',
            adopts: ['.buy-box'],
            when: 'intent',
            replay: [{ type: 'click', selector: 'button' }],
            load: () => ({
              mount(host: HTMLElement) {
                host.addEventListener('click', () => window.log.push('bought'));
              },
            }),
          },
        ],
      });
    }, AT_REST);
    release();
    await timersRun(page, 400);
    expect(await page.evaluate(() => window.StorefrontWidgets?.report?.().notes)).toEqual([
      'nothing has needed the runtime yet',
    ]);
    await page.click(BUY);
    await logs(page, ['bought']);
  });

  test('a component that its type loads draws in its host and has the page services; a promise is waited for', async () => {
    const { page, release } = await openBuyBox(() => {
      Object.assign(window, {
        StorefrontWidgets: [
          {
            name: 'buy-box',
            adopts: ['.buy-box'],
            load: ({ React }: PageApi) => ({
              component: ({ page: services }: { page: { announce?: unknown } }) =>
                React.createElement('i', { id: 'drawn' }, typeof services.announce),
            }),
          },
          {
            name: 'buy-later',
            adopts: ['.buy-box'],
            load: () => ({
              async mount(host: HTMLElement) {
                await new Promise((done) => setTimeout(done, 50));
                host.dataset.later = 'yes';
                return () => delete host.dataset.later;
              },
            }),
          },
        ],
      });
    });
    release();
    await mounted(page, 'buy-box');
    await mounted(page, 'buy-later');
    expect(await page.textContent('.buy-box > #drawn, .buy-box #drawn')).toBe('function');
    expect(await page.getAttribute('.buy-box', 'data-later')).toBe('yes');
    await page.evaluate(() => window.StorefrontWidgets?.unmount?.(document.querySelector('.buy-box') as Element));
    expect(await page.getAttribute('.buy-box', 'data-later')).toBe(null);
    expect(page.problems).toEqual([]);
  });

  test('what is pushed through a kept function of the loader arrives', async () => {
    const { page, release } = await openBuyBox(() => {
      addEventListener('DOMContentLoaded', () => {
        const { push } = window.StorefrontWidgets as { push(...calls: unknown[]): void };
        Object.assign(window, { keptPush: push });
      });
    });
    release();
    await started(page);
    await page.evaluate(() =>
      (window as unknown as { keptPush(...calls: unknown[]): void }).keptPush(() => window.log.push('called'), {
        name: 'buy-box',
        adopts: ['.buy-box'],
        mount: () => void window.log.push('mounted'),
      }),
    );
    await expect.poll(async () => (await logged(page)).toSorted()).toEqual(['called', 'mounted']);
  });

  test('a faulty type is refused at once, and a type that loads nothing of use is reported', async () => {
    const warnings: string[] = [];
    const { page, release } = await openBuyBox(
      () => {
        const replay = [{ type: 'click', selector: 'button' }];
        Object.assign(window, {
          StorefrontWidgets: [
            { name: 'Buy Box', replay, mount() {} },
            { name: 'no-function', load: Promise.resolve({}) },
            { name: 'buy-box', adopts: ['.buy-box'], replay, load: () => ({}) },
            { name: 'buy-box', adopts: ['.buy-box'], replay, mount() {} },
          ],
        });
      },
      { warnings },
    );
    release();
    await hostsBecome(page, 'buy-box', 'failed');
    const reasonIn = (text: string): string | undefined => /"[^;.]*/.exec(text)?.[0];
    expect(warnings.map(reasonIn)).toEqual([
      '"Buy Box" is not a name of lower-case letters, digits and dashes',
      '"no-function" has a key "load" that is no function',
      '"buy-box" is registered already',
    ]);
    expect(page.problems.splice(0).map(({ text }) => text)).toEqual([
      expect.stringContaining('What "buy-box" loads has neither a component nor a mount function.'),
    ]);
  });

  test('types that functions register in a later task, and after a wait, are mounted', async () => {
    const { page, release } = await openBuyBox(() => {
      const all = window as unknown as { StorefrontWidgets: ((api: PageApi) => void)[] };
      const mount = (host: HTMLElement): void => {
        host.addEventListener('click', () => window.log.push('bought'));
      };
      all.StorefrontWidgets = [
        ({ register }) => {
          setTimeout(() => window.log.push(register({ name: 'buy-box', adopts: ['.buy-box'], mount })));
        },
        async ({ React, register }) => {
          const { useReducer } = React;
          await null;
          register({ name: 'later', adopts: ['.buy-box'], mount: () => void window.log.push(typeof useReducer) });
        },
      ];
    });
    release();
    await mounted(page, 'buy-box');
    await mounted(page, 'later');
    await page.click(BUY);
    await expect.poll(async () => (await logged(page)).toSorted()).toEqual(['bought', 'function', true]);
  });

  test('a function that needs React at once is called when it is there, and registers then', async () => {
    const { page, release } = await openBuyBox(() => {
      const all = window as unknown as { StorefrontWidgets: ((api: PageApi) => void)[] };
      all.StorefrontWidgets = [
        (api) => {
          const { createContext } = api.React as unknown as typeof import('react');
          const Context = createContext('context');
          api.register({
            name: 'buy-box',
            adopts: ['.buy-box'],
            mount: () => void window.log.push((Context as unknown as { $$typeof?: symbol }) ? 'mounted' : ''),
          });
        },
      ];
    });
    release();
    await mounted(page, 'buy-box');
    await logs(page, ['mounted']);
  });
});

test('a link to any action of Elementor leads nowhere, before and after the start', async () => {
  const { page, release } = await openEarly('/blank/');
  const address = page.url();
  await page.evaluate(() => {
    const links = [
      '#elementor-action%3Aaction%3Dstore%3Aopen%26settings%3DeyJpZCI6IjEifQ%3D%3D',
      '%23elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3DeyJpZCI6IjEifQ%3D%3D',
      '#elementor-action:action=%',
    ];
    const stage = document.querySelector('#stage') as HTMLElement;
    stage.innerHTML = `<div style="height: 90vh"></div>${links.map((link) => `<p><a href="${link}">Press</a></p>`).join('')}`;
    stage.innerHTML += `<div class="comment-content"><a href="${links[1]}">A guest’s</a></div>`;
  });
  const press = async (): Promise<void> => {
    for (const link of await page.locator('#stage a').all()) {
      await link.click();
      await link.press('Enter');
    }
    await timersRun(page, 100);
    expect(page.url()).toBe(address);
  };
  await press();
  release();
  await page.waitForFunction(() => 'mount' in (window.StorefrontWidgets ?? {}));
  await press();
  expect(page.problems).toEqual([]);
});
