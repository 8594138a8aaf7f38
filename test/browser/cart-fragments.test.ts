import { describe, expect, test } from 'vitest';
import {
  allMounted,
  expectNoProblems,
  heard,
  holdAnswer,
  mounted,
  oneMoreAnswer,
  openPage,
  type PageOptions,
  requestsTo,
  type SentRequest,
  shopState,
  switchAnswer,
  timersRun,
  type WatchedPage,
} from '../support/page';
import { describeWidget } from '../support/widgetSuite';

const SUFFIX = '5d1f0c2ab7e94e0c8f3a6b7d9e214c08';
const FRAGMENTS = `wc_fragments_${SUFFIX}`;
const HASH = `wc_cart_hash_${SUFFIX}`;
const MINI_CART = '.widget_shopping_cart_content';

const REFRESH = /wc-ajax=get_refreshed_fragments/;

type JQuery = (target: unknown) => { trigger(name: string, args?: unknown[]): void };

/** Opens a page and waits for the widget; `refreshes` holds every refresh request from the first byte on. */
async function open(path: string, options: PageOptions = {}): Promise<{ page: WatchedPage; refreshes: SentRequest[] }> {
  let refreshes: SentRequest[] = [];
  const page = await openPage(path, {
    ...options,
    before: async (opened) => {
      refreshes = requestsTo(opened, REFRESH);
      await options.before?.(opened);
    },
  });
  await mounted(page, 'cart-fragments');
  // The widget looks for a cart in a timer, with jQuery in one more.
  for (let timer = 0; timer < 2; timer += 1) await timersRun(page, 0);
  return { page, refreshes };
}

/** Puts a mug into the visitor's cart, in another tab so to speak: nothing on the page knows. */
async function fillCart(page: WatchedPage): Promise<void> {
  await page.request.post(new URL('/?wc-ajax=add_to_cart', page.url()).href, {
    form: { product_id: '11', quantity: '1' },
  });
}

/** Triggers an event on the body, the way that the page offers. */
function tell(page: WatchedPage, name: string, detail: unknown[] = [], times = 1): Promise<void> {
  return page.evaluate(
    ([event, args, count]) => {
      const { jQuery } = window as unknown as { jQuery?: JQuery };
      for (let time = 0; time < count; time++) {
        if (jQuery) jQuery(document.body).trigger(event, args);
        else document.body.dispatchEvent(new CustomEvent(event, { bubbles: true, detail: args }));
      }
    },
    [name, detail, times] as const,
  );
}

const miniCart = async (page: WatchedPage): Promise<string> => (await page.textContent(MINI_CART))?.trim() ?? '';

const stored = (page: WatchedPage): Promise<(string | null)[]> =>
  page.evaluate(
    ([fragments = '', hash = '']) => [
      sessionStorage.getItem(fragments),
      sessionStorage.getItem(hash),
      localStorage.getItem(hash),
      sessionStorage.getItem('wc_cart_created'),
    ],
    [FRAGMENTS, HASH],
  );

const filled = (page: WatchedPage): Promise<unknown> =>
  page.waitForSelector(`${MINI_CART} .mini_cart_item`, { state: 'attached' });

/** How many refreshes the page has got an answer to. */
const answered = (page: WatchedPage): Promise<number> =>
  page.evaluate(
    () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('get_refreshed_fragments')).length,
  );

describeWidget({
  name: 'cart-fragments',
  page: '/blank/',
  host: 'body',
  // The theme's links carry the switches of the address.
  ignore: ['href'],
  // What stands for the widget's message.
  removes: '.woocommerce-mini-cart__empty-message',
  settings: {
    change: { emptyMessage: 'Nothing in here.' },
    async shows(page) {
      await page.waitForFunction(() => document.body.textContent?.includes('Nothing in here.'));
    },
  },
});

describe('a visitor without a cart', () => {
  test('a visitor without a cart causes no request, and reads that the cart is empty', async () => {
    const { page, refreshes } = await open('/product/mug/');
    await page.waitForSelector('p.woocommerce-mini-cart__empty-message', { state: 'attached' });
    expect(await miniCart(page)).toBe('No products in the cart.');
    await allMounted(page);
    await timersRun(page, 300);
    expect(refreshes).toEqual([]);
    expectNoProblems(page);
  });

  test('a visitor without a cart does not see the cart of another that a cache has kept in the page', async () => {
    const { page, refreshes } = await open('/product/mug/', {
      before: (opening) =>
        opening.addInitScript(() => {
          document.addEventListener('DOMContentLoaded', () => {
            const line = document.createElement('a');
            line.className = 'remove remove_from_cart_button';
            line.textContent = 'Not mine';
            document.querySelector('.widget_shopping_cart_content')?.append(line);
          });
        }),
    });
    await expect.poll(() => miniCart(page)).toBe('No products in the cart.');
    await expect.poll(() => refreshes.length).toBe(1);
  });

  test('a script that asks for a refresh three times causes one request', async () => {
    const { page, refreshes } = await open('/product/mug/');
    await fillCart(page);
    await tell(page, 'wc_fragment_refresh', [], 3);
    await filled(page);
    await timersRun(page, 300);
    expect(refreshes).toHaveLength(1);
    expect(new URLSearchParams(refreshes[0]?.body ?? '').get('time')).toMatch(/^\d{13}$/);
    expect(await page.locator('p.woocommerce-mini-cart__empty-message').count()).toBe(0);
  });
});

describe('a visitor without a cart whose mini cart says so', () => {
  for (const query of ['', '?jquery=1']) {
    test(`the mini cart shows what another script has added without telling fragments (${query || 'no jQuery'})`, async () => {
      const { page, refreshes } = await open(`/product/mug/${query}`);
      await page.waitForSelector('p.woocommerce-mini-cart__empty-message', { state: 'attached' });
      await fillCart(page);
      await tell(page, 'added_to_cart');
      await filled(page);
      expect(refreshes).toHaveLength(1);
      await tell(page, 'added_to_cart');
      await timersRun(page, 300);
      expect(refreshes).toHaveLength(1);
    });
  }

  test('scripts hear of an answer whose fragments a site has all taken out', async () => {
    const { page } = await open('/product/mug/', { listen: ['wc_fragments_refreshed', 'wc_fragments_ajax_error'] });
    await switchAnswer(page, { endpoint: 'get_refreshed_fragments', body: '{"fragments":[],"cart_hash":"x"}' });
    await tell(page, 'wc_fragment_refresh');
    await expect.poll(async () => (await heard(page, 'wc_fragments_refreshed')).length).toBeGreaterThan(0);
    expect(await heard(page, 'wc_fragments_ajax_error')).toEqual([]);
  });
});

describe('a visitor with a cart', () => {
  test('the fragments are fetched once, and stored for the next page, which then asks for nothing', async () => {
    const { page } = await open('/product/mug/', { listen: ['wc_fragments_refreshed', 'wc_fragments_loaded'] });
    await fillCart(page);
    const refreshes = requestsTo(page, REFRESH);
    await page.reload();
    await filled(page);
    expect(refreshes).toHaveLength(1);
    expect((await heard(page, 'wc_fragments_refreshed')).filter(({ by }) => by === 'bubble')).toHaveLength(1);
    const [fragments, session, local, created] = await stored(page);
    expect(Object.keys(JSON.parse(fragments ?? '{}') as object)).toContain('div.widget_shopping_cart_content');
    expect(session).toMatch(/^[0-9a-f]{32}$/);
    expect(local).toBe(session);
    expect(Number(created)).toBeGreaterThan(Date.now() - 60_000);

    await page.reload();
    await filled(page);
    await timersRun(page, 300);
    expect(refreshes).toHaveLength(1);
    expect((await heard(page, 'wc_fragments_loaded')).filter(({ by }) => by === 'bubble')).toHaveLength(1);
    expectNoProblems(page);
  });

  for (const [what, damage] of [
    ['are a day old', `sessionStorage.setItem('wc_cart_created', Date.now() - 86400001)`],
    ['have no date', `sessionStorage.removeItem('wc_cart_created')`],
    ['belong to another cart', `sessionStorage.setItem('${HASH}', 'other')`],
    ['are damaged', `sessionStorage.setItem('${FRAGMENTS}', '{"div.wid')`],
    ['lack the mini cart', `sessionStorage.setItem('${FRAGMENTS}', '{"a.cart-contents":"<b>old</b>"}')`],
    ['are a list', `sessionStorage.setItem('${FRAGMENTS}', '[1]')`],
  ] as const) {
    test(`new fragments are fetched when the stored ones ${what}`, async () => {
      const { page } = await open('/product/mug/');
      await fillCart(page);
      await page.reload();
      await filled(page);
      await page.evaluate(damage);
      const refreshes = requestsTo(page, REFRESH);
      await page.reload();
      await filled(page);
      expect(refreshes).toHaveLength(1);
      expectNoProblems(page);
    });
  }

  /** Starts the widget at load, so that it asks for the fragments itself. */
  const AT_LOAD = encodeURIComponent('{"when":{"cart-fragments":"load"}}');
  for (const name of ['added_to_cart', 'removed_from_cart']) {
    for (const [what, args] of [
      ['nothing', []],
      ['another script’s fragments only', [{ 'a.cart-contents': '<b>2</b>' }, 'other']],
    ] as const) {
      test(`the fragments are fetched again when \`${name}\` brings ${what} during a request for them`, async () => {
        const { page, refreshes } = await open(`/product/mug/?config=${AT_LOAD}`);
        await fillCart(page);
        const release = await holdAnswer(page, { endpoint: 'get_refreshed_fragments', times: 1 });
        await page.reload();
        await mounted(page, 'cart-fragments');
        await expect.poll(() => refreshes.length).toBe(1);
        await tell(page, name, [...args], 3);
        await release();
        await filled(page);
        await timersRun(page, 300);
        expect(refreshes).toHaveLength(2);
        expect((await stored(page))[0]).toContain('mini_cart_item');
      });
    }
  }

  for (const [how, query] of [
    ['at rest', ''],
    ['at load', `?config=${AT_LOAD}`],
  ] as const) {
    test(`a stored cart with scripts is shown, and asked for anew, because only scripts of an answer run (${how})`, async () => {
      const { page, refreshes } = await open(`/product/mug/${query}`);
      await fillCart(page);
      await page.reload();
      await filled(page);
      const html =
        '<div class="widget_shopping_cart_content"><b class="mini_cart_item">with a script</b>' +
        '<script>window.runs = (window.runs ?? 0) + 1</script><script type="application/json">{}</script></div>';
      const fragments = { 'div.widget_shopping_cart_content': html };
      const [, hash] = await stored(page);
      await page.evaluate(
        ([key = '', value = '']) => sessionStorage.setItem(key, value),
        [FRAGMENTS, JSON.stringify(fragments)],
      );
      const body = JSON.stringify({ fragments, cart_hash: hash });
      const before = refreshes.length;
      const runs = (): Promise<unknown> => page.evaluate(() => (window as { runs?: number }).runs);
      for (const times of [1, 2]) {
        const release = await holdAnswer(page, { endpoint: 'get_refreshed_fragments', body, times: 1 });
        await page.reload();
        await filled(page);
        await expect.poll(() => refreshes.length).toBe(before + times);
        expect(await runs()).toBeUndefined();
        // The widget starts before the answer or after it.
        if (times === 2) await mounted(page, 'cart-fragments');
        await release();
        await expect.poll(runs).toBe(1);
        await mounted(page, 'cart-fragments');
        await timersRun(page, 300);
        expect(await runs()).toBe(1);
        expect(refreshes).toHaveLength(before + times);
      }
      expectNoProblems(page);
    });
  }

  test('code that somebody has put into the stored fragments does not run', async () => {
    const { page } = await open('/product/mug/');
    await fillCart(page);
    await page.reload();
    await filled(page);
    await holdAnswer(page, { endpoint: 'get_refreshed_fragments' });
    await page.evaluate((key) => {
      const html =
        '<div class="widget_shopping_cart_content"><b class="mini_cart_item">stored</b><img src="/none.png" onerror="document.title=1">' +
        '<svg onload="document.title=2"></svg><script>document.title=3</script><a id="evil" href=" java&#10;script:document.title=4">x</a></div>';
      sessionStorage.setItem(key, JSON.stringify({ 'div.widget_shopping_cart_content': html }));
    }, FRAGMENTS);
    await page.reload();
    await filled(page);
    expect(await miniCart(page)).toContain('stored');
    // Pictures that were asked for earlier have failed by then.
    await page.evaluate(
      () => new Promise((done) => Object.assign(new Image(), { onerror: done, src: '/none.png?later' })),
    );
    await page.$eval('#evil', (link) => (link as HTMLElement).click());
    expect(await page.title()).toContain('Harbour Mug');
  });

  test('the old fragments stay when the shop fails, and scripts hear of it', async () => {
    const { page } = await open('/product/mug/', { listen: ['wc_fragments_ajax_error', 'wc_fragments_refreshed'] });
    await fillCart(page);
    await switchAnswer(page, { endpoint: 'get_refreshed_fragments', status: 500, body: 'Fatal error', times: 1 });
    await tell(page, 'wc_fragment_refresh');
    await page.waitForFunction(() =>
      (window as { __heard?: { name: string }[] }).__heard?.some(({ name }) => name === 'wc_fragments_ajax_error'),
    );
    expect(await miniCart(page)).toBe('No products in the cart.');
    expect(await heard(page, 'wc_fragments_refreshed')).toEqual([]);
    await tell(page, 'wc_fragment_refresh');
    await filled(page);
  });

  test('a refresh gives up after the time that the page allows', async () => {
    const { page } = await open('/product/mug/', { listen: ['wc_fragments_ajax_error'] });
    await page.evaluate(() => {
      (
        window as unknown as { wc_cart_fragments_params: Record<string, string> }
      ).wc_cart_fragments_params.request_timeout = '300';
    });
    await holdAnswer(page, { endpoint: 'get_refreshed_fragments', times: 1 });
    await tell(page, 'wc_fragment_refresh');
    await page.waitForFunction(() =>
      (window as { __heard?: { name: string }[] }).__heard?.some(({ name }) => name === 'wc_fragments_ajax_error'),
    );
  });

  test('an older answer is never shown over a newer one', async () => {
    const { page, refreshes } = await open('/product/mug/');
    const release = await holdAnswer(page, { endpoint: 'get_refreshed_fragments', times: 1 });
    // The answer with the empty cart is under way when the cart is filled and asked for again.
    await Promise.all([page.waitForRequest(REFRESH), tell(page, 'wc_fragment_refresh')]);
    await expect.poll(async () => (await shopState(page)).calls.length).toBe(1);
    await fillCart(page);
    const watched = page.evaluate(async (selector) => {
      const seen: string[] = [];
      const observer = new MutationObserver(() => seen.push(document.querySelector(selector)?.textContent ?? ''));
      observer.observe(document.querySelector('.site-header') as Element, { childList: true, subtree: true });
      document.body.dispatchEvent(new CustomEvent('wc_fragment_refresh', { bubbles: true, detail: [] }));
      while (!document.querySelector('.mini_cart_item')) await new Promise(requestAnimationFrame);
      return seen;
    }, MINI_CART);
    // After the evaluation above has begun.
    await page.evaluate(() => {});
    await release();
    const texts = await watched;
    expect(texts.every((text) => text.includes('Harbour Mug'))).toBe(true);
    expect(refreshes).toHaveLength(2);
  });

  test('a refresh that an add has overtaken is dropped', async () => {
    const { page } = await open('/product/mug/');
    const release = await holdAnswer(page, { endpoint: 'get_refreshed_fragments', times: 1 });
    const answered = page.waitForResponse(REFRESH);
    await Promise.all([page.waitForRequest(REFRESH), tell(page, 'wc_fragment_refresh')]);
    await tell(page, 'added_to_cart', [
      { 'div.widget_shopping_cart_content': '<div class="widget_shopping_cart_content">newest</div>' },
      'abc',
    ]);
    await release();
    await (await answered).finished();
    await oneMoreAnswer(page);
    expect(await miniCart(page)).toBe('newest');
    expect((await stored(page))[1]).toBe('abc');
  });

  test('the mini cart shows what another tab has added', async () => {
    const { page } = await open('/product/mug/');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await mounted(other, 'cart-fragments');
    await other.evaluate(() => {
      const wait = new Promise((done) => document.body.addEventListener('wc_fragments_refreshed', done));
      return fetch('/?wc-ajax=add_to_cart', { method: 'POST', body: new URLSearchParams({ product_id: '11' }) })
        .then(() => document.body.dispatchEvent(new CustomEvent('wc_fragment_refresh', { bubbles: true, detail: [] })))
        .then(() => wait);
    });
    await filled(page);
  });

  test('the focus stays in the mini cart when it is replaced: on the next remove link, then on the message', async () => {
    const { page } = await open('/product/mug/?theme=none');
    const list = (...keys: string[]): string =>
      `<div class="widget_shopping_cart_content">${keys
        .map((key) => `<a class="remove remove_from_cart_button" href="#${key}">remove ${key}</a>`)
        .join('')}${keys.length === 0 ? '<p class="woocommerce-mini-cart__empty-message">Empty</p>' : ''}</div>`;
    const change = (...keys: string[]): Promise<void> =>
      tell(page, 'removed_from_cart', [{ 'div.widget_shopping_cart_content': list(...keys) }, keys.join()]);
    const focused = (): Promise<string | null | undefined> => page.evaluate(() => document.activeElement?.textContent);
    await change('a', 'b', 'c');
    await page.waitForSelector('a[href="#b"]', { state: 'attached' });
    await page.focus('a[href="#b"]');
    await change('a', 'b', 'c');
    expect(await focused()).toBe('remove b');
    await change('a', 'c');
    expect(await focused()).toBe('remove c');
    await change('a');
    expect(await focused()).toBe('remove a');
    await change();
    expect(await focused()).toBe('Empty');
  });

  test('several mini carts are filled with one request', async () => {
    const { page, refreshes } = await open('/product/mug/');
    await page.evaluate(() => {
      for (let copy = 0; copy < 2; copy++) {
        const cart = document.createElement('div');
        cart.className = 'widget_shopping_cart_content';
        document.querySelector('main')?.prepend(cart);
      }
    });
    await fillCart(page);
    await tell(page, 'wc_fragment_refresh');
    await page.waitForFunction(() => document.querySelectorAll('.mini_cart_item').length === 3);
    expect(refreshes).toHaveLength(1);
  });

  test('widgets inside new fragments start', async () => {
    const { page } = await open('/product/mug/');
    await tell(page, 'added_to_cart', [
      {
        'a.footer-cart-contents':
          '<form class="cart footer-cart-contents" method="post"><button class="single_add_to_cart_button">Add</button></form>',
      },
      'abc',
    ]);
    await mounted(page, 'add-to-cart', 'form.footer-cart-contents');
  });
});

describe('cart fragments beside other scripts and on unusual pages', () => {
  for (const legacy of ['first', 'last', 'async', 'delayed']) {
    test(`requests and storage are left to WooCommerce’s own script where that runs (${legacy})`, async () => {
      const { page, refreshes } = await open(`/product/mug/?legacy=${legacy}`);
      await page.waitForFunction(() =>
        (window as { __legacyEffects?: string[] }).__legacyEffects?.some((name) => name.startsWith('fragments:')),
      );
      await expect.poll(() => answered(page)).toBe(1);
      await timersRun(page, 300);
      expect(refreshes).toHaveLength(1);
      await fillCart(page);
      await tell(page, 'wc_fragment_refresh');
      await filled(page);
      await expect.poll(() => answered(page)).toBe(2);
      await timersRun(page, 300);
      expect(refreshes).toHaveLength(2);
      const effects = await page.evaluate(() => (window as { __legacyEffects?: string[] }).__legacyEffects ?? []);
      expect(effects.filter((name) => name === 'fragments:request')).toHaveLength(2);
    });
  }

  test('another script’s listener is not taken for WooCommerce’s own script', async () => {
    const { page, refreshes } = await open('/product/mug/?jquery=1', {
      listen: ['wc_fragment_refresh', 'added_to_cart'],
    });
    await fillCart(page);
    await tell(page, 'wc_fragment_refresh');
    await filled(page);
    expect(refreshes).toHaveLength(1);
  });

  test.each([
    ['an optimiser has moved the parameters elsewhere', 'body'],
    ['the CMS prints them in the head', 'head'],
  ])('the fragments are kept current without a mini cart where %s', async (_, place) => {
    const script = '<script id="wc-cart-fragments-js" type="delayed/script"></script>';
    const { page } = await open('/product/mug/', {
      before: async (opened) => {
        await opened.route(/\/product\/mug\//, async (route) => {
          const response = await route.fetch();
          const count = `<span class="cart-count">0</span>${place === 'body' ? script : ''}`;
          const body = (await response.text())
            .replace(/ id="[\w-]+-js-extra"/g, '')
            .replace(/<div class="widget_shopping_cart_content"><\/div>/g, count)
            .replace('</head>', place === 'head' ? `${script}</head>` : '</head>');
          await route.fulfill({ response, body });
        });
        await opened.route(REFRESH, (route) =>
          route.fulfill({
            json: { fragments: { '.cart-count': '<span class="cart-count">3</span>' }, cart_hash: 'a1' },
          }),
        );
      },
    });
    await tell(page, 'wc_fragment_refresh');
    await page.locator('.cart-count', { hasText: '3' }).waitFor({ state: 'attached' });
    expectNoProblems(page);
  });

  test('a mini cart that hides while the cart is empty shows with the first add', async () => {
    const { page } = await open('/product/mug/', {
      before: (opened) =>
        opened.route(/\/product\/mug\//, async (route) => {
          const response = await route.fetch();
          const body = (await response.text()).replace(
            '<div class="widget_shopping_cart_content"></div>',
            '<div class="hide_cart_widget_if_empty"><div class="widget_shopping_cart_content"></div></div>',
          );
          await route.fulfill({ response, body });
        }),
    });
    const isShown = (): Promise<boolean> =>
      page.$eval('.widget_shopping_cart', (one) => getComputedStyle(one).display !== 'none');
    await expect.poll(isShown).toBe(false);
    await tell(page, 'adding_to_cart', [undefined, {}]);
    await expect.poll(isShown).toBe(true);
  });

  test('the fragments work where storage is blocked', async () => {
    const { page } = await open('/product/mug/', {
      before: (opened) =>
        opened.addInitScript(() => {
          for (const name of ['localStorage', 'sessionStorage'])
            Object.defineProperty(window, name, {
              get() {
                throw new DOMException('blocked', 'SecurityError');
              },
            });
        }),
    });
    expect(await miniCart(page)).toBe('No products in the cart.');
    await fillCart(page);
    await page.reload();
    await filled(page);
    expectNoProblems(page);
  });

  test('the fragments work under a strict policy', async () => {
    const { page } = await open('/product/mug/?csp=strict');
    await fillCart(page);
    await tell(page, 'wc_fragment_refresh');
    await filled(page);
    expectNoProblems(page);
  });

  test('the fragments work where jQuery arrives late', async () => {
    const { page } = await open('/product/mug/');
    await page.addScriptTag({ url: '/assets/jquery.js' });
    await fillCart(page);
    await tell(page, 'wc_fragment_refresh');
    await filled(page);
    expectNoProblems(page);
  });

  test('a page without a mini cart has no widget for fragments, and asks for nothing', async () => {
    const page = await openPage('/product/mug/?nomini');
    await mounted(page, 'add-to-cart');
    await allMounted(page);
    expect(await page.locator('[data-widget~="cart-fragments"]').count()).toBe(0);
    expect((await shopState(page)).calls).toEqual([]);
  });
});
