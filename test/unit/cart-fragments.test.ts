import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseServerHtml } from '../../src/core/dom/html';
import { fragmentParams } from '../../src/widgets/cart-fragments/coexistence';
import { createService, storeCart } from '../../src/widgets/cart-fragments/service';
import { DAY, isUsable, readCart } from '../../src/widgets/cart-fragments/stored';
import { readFragments, replaceFragments, showNotices, withoutCode } from '../../src/woocommerce/cart/lazy/fragments';

const KEYS = { fragmentsKey: 'wc_fragments_x', hashKey: 'wc_cart_hash_x', timeout: 5000 };
const MINI_CART = 'div.widget_shopping_cart_content';
const NOW = 1_700_000_000_000;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  document.body.innerHTML = '';
});
afterEach(() => vi.restoreAllMocks());

describe('stored fragments', () => {
  const good = { fragments: { [MINI_CART]: '<div></div>' }, hash: 'abc', created: NOW - 1000 };

  test('stored fragments are shown when they hold the mini cart, fit the cookie and are younger than a day', () => {
    expect(isUsable(good, 'abc', NOW)).toBe(true);
    expect(isUsable({ ...good, created: NOW - DAY + 1 }, 'abc', NOW)).toBe(true);
    expect(isUsable({ ...good, hash: '', created: 0 }, '', NOW)).toBe(true);
  });

  for (const [why, cart, cookie] of [
    ['of another cart', good, 'def'],
    ['of a cart that is gone', good, ''],
    ['a day old', { ...good, created: NOW - DAY }, 'abc'],
    ['from the future', { ...good, created: NOW + 1000 }, 'abc'],
    ['without a date', { ...good, created: 0 }, 'abc'],
    ['without the mini cart', { ...good, fragments: { 'a.cart-contents': '<a></a>' } }, 'abc'],
    ['missing', { ...good, fragments: null }, 'abc'],
  ] as const) {
    test(`stored fragments are not shown when they are ${why}`, () => {
      expect(isUsable(cart, cookie, NOW)).toBe(false);
    });
  }

  test('stored fragments are read back as they were written', () => {
    vi.spyOn(Date, 'now').mockReturnValue(NOW);
    storeCart(KEYS, { [MINI_CART]: '<div>1</div>' }, 'abc');
    expect(readCart(KEYS)).toEqual({ fragments: { [MINI_CART]: '<div>1</div>' }, hash: 'abc', created: NOW });
    expect(localStorage.getItem(KEYS.hashKey)).toBe('abc');
  });

  test('stored fragments of an empty cart do not expire', () => {
    storeCart(KEYS, { [MINI_CART]: '<div>1</div>' }, 'abc');
    storeCart(KEYS, { [MINI_CART]: '<div></div>' }, '');
    expect(sessionStorage.getItem('wc_cart_created')).toBeNull();
    expect(isUsable(readCart(KEYS), '', NOW + 9 * DAY)).toBe(true);
  });

  test('old fragments do not stay beside a newer hash when the storage is full', () => {
    storeCart(KEYS, { [MINI_CART]: 'old' }, 'abc');
    const full = {
      getItem: (key: string) => sessionStore.getItem(key),
      removeItem: (key: string) => sessionStore.removeItem(key),
      setItem(key: string, value: string) {
        if (key === KEYS.fragmentsKey) throw new DOMException('full', 'QuotaExceededError');
        sessionStore.setItem(key, value);
      },
    };
    const sessionStore = window.sessionStorage;
    vi.spyOn(window, 'sessionStorage', 'get').mockReturnValue(full as Storage);
    storeCart(KEYS, { [MINI_CART]: 'new' }, 'def');
    expect(readCart(KEYS).fragments).toBeNull();
  });

  test('damaged fragments in the storage count as none', () => {
    for (const damaged of ['{"a":', 'null', '[1]', '"text"', '']) {
      sessionStorage.setItem(KEYS.fragmentsKey, damaged);
      expect(readCart(KEYS).fragments).toBeNull();
    }
  });

  test('fragments are cleaned of everything that could run code', () => {
    const clean = withoutCode(
      parseServerHtml(
        '<a onclick="x()" href="java\nscript:x()">a</a><img src="data:image/png;base64,AA" onerror="x()"><script>x()</script><iframe src="/x"></iframe><form action=" JavaScript:x()"></form><b title="JavaScript in action"></b>',
      ),
    );
    const host = document.createElement('div');
    host.append(clean);
    expect(host.innerHTML).toBe(
      '<a>a</a><img src="data:image/png;base64,AA"><form></form><b title="JavaScript in action"></b>',
    );
  });
});

test('the page’s global names the keys and the timeout of fragments, which are off without it', () => {
  const page = window as unknown as Record<string, unknown>;
  expect(fragmentParams()).toBeNull();
  page.wc_cart_fragments_params = { fragment_name: 'f', cart_hash_key: 'h', request_timeout: '700' };
  expect(fragmentParams()).toEqual({ fragmentsKey: 'f', hashKey: 'h', timeout: 700 });
  page.wc_cart_fragments_params = { request_timeout: 'soon' };
  expect(fragmentParams()?.timeout).toBe(5000);
  delete page.wc_cart_fragments_params;
});

describe('new fragments', () => {
  test('new fragments replace everything that their key selects, and bad keys and values are skipped', () => {
    document.body.innerHTML = '<p class="a">1</p><p class="a">2</p><p class="b">3</p>';
    replaceFragments({
      '[[': '<p>never</p>',
      notices_html: '<p>never</p>',
      '.nothing': '<p>never</p>',
      '.b': 5,
      'p.a': ' <p class="a">new</p> ',
    });
    expect(document.body.innerHTML).toBe('<p class="a">new</p><p class="a">new</p><p class="b">3</p>');
  });

  test('new notices fill every wrapper, and the old ones stay when there are none', () => {
    document.body.innerHTML =
      '<div class="woocommerce-notices-wrapper">old</div><div class="woocommerce-notices-wrapper"></div>';
    expect(showNotices({})).toBe(false);
    expect(document.body.textContent).toBe('old');
    expect(showNotices({ notices_html: '<b>new</b>' })).toBe(true);
    expect(document.body.textContent).toBe('newnew');
    expect(showNotices({ notices_html: '' })).toBe(false);
    expect(document.body.textContent).toBe('');
  });
});

test('the widget uses the answer to the request that was sent at rest, and sends none of its own', async () => {
  const page = window as unknown as Record<string, unknown>;
  page.wc_cart_fragments_params = { wc_ajax_url: '/?wc-ajax=%%endpoint%%' };
  document.body.innerHTML = '<div class="widget_shopping_cart_content"></div>';
  let answer = (_: Response): void => {};
  const sent: (AbortSignal | null | undefined)[] = [];
  vi.spyOn(window, 'fetch').mockImplementation((_, init) => {
    sent.push(init?.signal);
    return new Promise((resolve) => {
      answer = resolve;
    });
  });
  const code = async (): Promise<{
    readFragments: typeof readFragments;
    replaceFragments: typeof replaceFragments;
  }> => ({
    readFragments,
    replaceFragments,
  });
  const atRest = createService(code, () => {});
  atRest.start();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  atRest.stop();
  const changed = vi.fn();
  const service = createService(code, changed);
  service.start();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.aborted).toBe(false);
  const cart = { [MINI_CART]: '<div class="widget_shopping_cart_content">cart</div>' };
  answer(new Response(JSON.stringify({ fragments: cart, cart_hash: 'abc' })));
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  expect(document.body.textContent).toBe('cart');
  service.stop();
  delete page.wc_cart_fragments_params;
});
