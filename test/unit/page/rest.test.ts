import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from '../../../src/api/pageServices';
import { MESSAGES } from '../../../src/page/network/http';

const globals = window as unknown as Record<string, unknown>;
const answers = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const failure = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error);
const json = (value: unknown, init?: ResponseInit): Response => new Response(JSON.stringify(value), init);

const ORIGIN = 'https://shop.test';
const INVALID = { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed', data: { status: 403 } };

type Rest = typeof import('../../../src/wordpress/rest').rest;
let rest: Rest;

const sent = (): { url: string; method: string; headers: Record<string, string>; body: unknown }[] =>
  answers.mock.calls.map(([url, { method = 'GET', headers, body }]) => ({
    url: url.replace(ORIGIN, ''),
    method,
    headers: headers as Record<string, string>,
    body,
  }));

beforeEach(async () => {
  (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(`${ORIGIN}/page/`);
  answers.mockReset().mockImplementation(async () => json({ ok: 1 }));
  vi.stubGlobal('fetch', answers);
  globals.wpApiSettings = { root: `${ORIGIN}/wp-json/`, nonce: 'page-nonce' };
  // Each test is a page of its own: a nonce that was learned stays with it.
  vi.resetModules();
  ({ rest } = await import('../../../src/wordpress/rest'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const name of ['wpApiSettings', 'wp', 'woocommerce_params', 'ekit_config']) delete globals[name];
  document.head.replaceChildren();
});

describe('the platform’s messages', () => {
  test('the messages are the same texts as those of WordPress', () => {
    expect(page.messages).toMatchObject({
      notJson: 'The response is not a valid JSON response.',
      unknown: 'An unknown error occurred.',
      offline: 'You are probably offline.',
      media: 'Media upload failed. If this is a photo or a large image, please scale it down and try again.',
    });
  });
});

describe('a REST address', () => {
  test('the REST root is printed by the page, linked in its head, or the usual one', () => {
    expect(page.rest.root()).toBe(`${ORIGIN}/wp-json/`);
    delete globals.wpApiSettings;
    expect(page.rest.root()).toBe('/wp-json/');
    const link = Object.assign(document.createElement('link'), { rel: 'https://api.w.org/', href: '/blog/wp-json/' });
    document.head.append(link);
    expect(page.rest.root()).toBe('/blog/wp-json/');
  });

  test.each([
    ['https://s.test/wp-json/', '/wp/v2/posts', 'https://s.test/wp-json/wp/v2/posts'],
    ['https://s.test/wp-json', 'wp/v2/posts?page=2', 'https://s.test/wp-json/wp/v2/posts?page=2'],
    ['https://s.test/?rest_route=/', 'wp/v2/posts?page=2', 'https://s.test/?rest_route=/wp/v2/posts&page=2'],
    ['https://s.test/index.php?rest_route=/a/v1/', 'x/', 'https://s.test/index.php?rest_route=/a/v1/x/'],
  ])('the REST address of %s with %s is %s', (base, path, address) => {
    expect(decodeURIComponent(page.rest.url(base, path).href)).toBe(address);
  });

  test('a REST address takes further query fields as they are', () => {
    const url = page.rest.url('https://s.test/?rest_route=/', 'a', [['q', 'x&y=1']]);
    expect([...url.searchParams]).toEqual([
      ['rest_route', '/a'],
      ['q', 'x&y=1'],
    ]);
  });
});

describe('a REST call', () => {
  test('a REST call carries the page’s nonce and the visitor’s session, and gives the answer’s content', async () => {
    expect(await rest('wp/v2/posts', { query: { search: 'mug & cup' } })).toEqual({ ok: 1 });
    expect(sent()[0]).toMatchObject({ url: '/wp-json/wp/v2/posts?search=mug+%26+cup', method: 'GET' });
    expect(sent()[0]?.headers['X-WP-Nonce']).toBe('page-nonce');
    expect(answers.mock.calls[0]?.[1]).toMatchObject({ credentials: 'same-origin' });
  });

  test('a REST call sends data as JSON, and unusual methods in a header that every host accepts', async () => {
    await rest('wp/v2/posts/1', { method: 'PUT', data: { title: 'x' } });
    expect(sent()[0]).toMatchObject({ method: 'POST', body: '{"title":"x"}' });
    expect(sent()[0]?.headers).toMatchObject({
      'Content-Type': 'application/json',
      'X-HTTP-Method-Override': 'PUT',
    });
  });

  test('a REST call carries the nonce of wp.apiFetch when the page prints no other', async () => {
    delete globals.wpApiSettings;
    globals.wp = {
      apiFetch: Object.assign(() => {}, { nonceMiddleware: Object.assign(() => {}, { nonce: 'fetcher-nonce' }) }),
    };
    await rest('a');
    expect(sent()[0]?.headers['X-WP-Nonce']).toBe('fetcher-nonce');
  });

  test('a REST call to another site carries no nonce', async () => {
    await rest('https://other.test/wp-json/x');
    expect(sent()[0]?.headers).not.toHaveProperty('X-WP-Nonce');
  });

  test('a REST call uses the nonce of the answer before', async () => {
    answers.mockResolvedValueOnce(json({}, { headers: { 'X-WP-Nonce': 'fresh-nonce' } }));
    await rest('a');
    await rest('b');
    expect(sent()[1]?.headers['X-WP-Nonce']).toBe('fresh-nonce');
  });

  test('a REST call gives null for an answer without content', async () => {
    answers.mockResolvedValue(new Response(null, { status: 204 }));
    expect(await rest('a')).toBeNull();
  });
});

describe('a refused nonce', () => {
  const refuseOld = async (url: string, { headers }: RequestInit): Promise<Response> => {
    if (url.includes('admin-ajax.php')) return new Response('fresh-nonce\n');
    const isFresh = (headers as Record<string, string>)['X-WP-Nonce'] === 'fresh-nonce';
    return isFresh ? json({ ok: 2 }) : json(INVALID, { status: 403 });
  };

  test('a refused nonce is fetched again once, and the call is repeated with the new one', async () => {
    answers.mockImplementation(refuseOld);
    expect(await rest('a', { method: 'POST', data: { x: 1 } })).toEqual({ ok: 2 });
    expect(sent().map(({ url }) => url)).toEqual([
      '/wp-json/a',
      '/wp-admin/admin-ajax.php?action=rest-nonce',
      '/wp-json/a',
    ]);
    expect(sent()[2]?.body).toBe('{"x":1}');
    await rest('b');
    expect(answers).toHaveBeenCalledTimes(4);
  });

  test('a refused nonce is fetched once for calls that are refused together', async () => {
    answers.mockImplementation(refuseOld);
    expect(await Promise.all([rest('a'), rest('b'), rest('c')])).toEqual([{ ok: 2 }, { ok: 2 }, { ok: 2 }]);
    expect(sent().filter(({ url }) => url.includes('rest-nonce'))).toHaveLength(1);
  });

  test('a REST call fails when the new nonce is refused, too', async () => {
    answers.mockImplementation(async (url) =>
      url.includes('rest-nonce') ? new Response('another-nonce') : json(INVALID, { status: 403 }),
    );
    expect(await failure(rest('a'))).toMatchObject({
      name: 'RestError',
      code: 'rest_cookie_invalid_nonce',
      message: 'Cookie check failed',
      status: 403,
    });
    expect(answers).toHaveBeenCalledTimes(3);
  });

  test.each([
    ['0', 400],
    ['-1', 403],
    ['0', 200],
    ['<!doctype html><p>Login', 200],
  ])(
    'a refused nonce is omitted when the site answers %j (%i) because the visitor is not logged in',
    async (body, status) => {
      const nonces: unknown[] = [];
      answers.mockImplementation(async (url, init) => {
        if (url.includes('rest-nonce')) return new Response(body, { status });
        const nonce = (init.headers as Record<string, string>)['X-WP-Nonce'];
        nonces.push(nonce);
        return nonce ? json(INVALID, { status: 403 }) : json({ ok: 3 });
      });
      expect(await Promise.all([rest('a'), rest('b')])).toEqual([{ ok: 3 }, { ok: 3 }]);
      expect(sent().filter(({ url }) => url.includes('rest-nonce'))).toHaveLength(1);
      expect(await rest('c')).toEqual({ ok: 3 });
      expect(nonces.slice(2)).toEqual([undefined, undefined, undefined]);
      // Somebody has logged in without leaving the page.
      globals.wpApiSettings = { nonce: 'of-the-member' };
      await failure(rest('d'));
      expect(nonces[5]).toBe('of-the-member');
    },
  );

  test.each(['', 'Internal Server Error'])('a REST call fails when the site cannot give a nonce (%j)', async (body) => {
    answers.mockImplementation(async (url) =>
      url.includes('rest-nonce') ? new Response(body, { status: 500 }) : json(INVALID, { status: 403 }),
    );
    expect(await failure(rest('a'))).toMatchObject({ code: 'rest_cookie_invalid_nonce' });
    expect(answers).toHaveBeenCalledTimes(2);
  });

  test.each([
    ['woocommerce_params', 'ajax_url', '/shop/wp-admin/admin-ajax.php?lang=de'],
    ['ekit_config', 'ajaxurl', `${ORIGIN}/shop/wp-admin/admin-ajax.php?lang=de`],
  ])(
    'a new nonce is requested from the address in %s, in a directory and in a language',
    async (global, key, address) => {
      globals[global] = { [key]: address };
      answers.mockImplementation(refuseOld);
      expect(await rest('a')).toEqual({ ok: 2 });
      expect(sent()[1]?.url).toBe('/shop/wp-admin/admin-ajax.php?lang=de&action=rest-nonce');
    },
  );

  test('a new nonce is requested from the address in wp.apiFetch, but never from another site', async () => {
    globals.wp = {
      apiFetch: Object.assign(() => {}, { nonceEndpoint: `${ORIGIN}/sub/admin-ajax.php?action=rest-nonce` }),
    };
    answers.mockImplementation(refuseOld);
    await rest('a');
    expect(sent()[1]?.url).toBe('/sub/admin-ajax.php?action=rest-nonce');
    vi.resetModules();
    ({ rest } = await import('../../../src/wordpress/rest'));
    globals.wp = { apiFetch: Object.assign(() => {}, { nonceEndpoint: 'https://other.test/nonce' }) };
    answers.mockClear();
    expect(await failure(rest('a'))).toMatchObject({ code: 'rest_cookie_invalid_nonce' });
    expect(answers).toHaveBeenCalledTimes(1);
  });
});

describe('a REST call without a usable answer', () => {
  test.each([
    ['<h1>Fatal error</h1>', 500, { kind: 'not-json', message: MESSAGES.notJson, status: 500 }],
    ['<h1>Welcome</h1>', 200, { kind: 'not-json', message: MESSAGES.notJson, status: 200 }],
    ['[]', 500, { kind: 'status', message: MESSAGES.unknown, status: 500 }],
    ['{"code":"rest_forbidden"}', 401, { name: 'RestError', code: 'rest_forbidden', message: MESSAGES.unknown }],
    ['{"code":"x","message":"No."}', 400, { name: 'RestError', code: 'x', message: 'No.', status: 400 }],
  ])('a REST call with an unusable answer (%j with status %i) tells what is wrong', async (body, status, error) => {
    answers.mockResolvedValue(new Response(body, { status }));
    expect(await failure(rest('a'))).toMatchObject(error);
  });

  test('a REST call tells that the visitor is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answers.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failure(rest('a'))).toMatchObject({ kind: 'offline', message: 'You are probably offline.' });
  });

  test('a REST call ends with the caller’s own reason when the caller cancels it', async () => {
    const stop = new AbortController();
    answers.mockImplementation(
      (_url, { signal }) => new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason))),
    );
    const waiting = failure(rest('a', { signal: stop.signal }));
    stop.abort();
    expect(await waiting).toMatchObject({ name: 'AbortError' });
  });
});

describe('a whole list (per_page=-1)', () => {
  const items = (from: number, count: number): number[] => Array.from({ length: count }, (_, at) => from + at);
  const pageOf = (url: string): number => Number(new URL(url).searchParams.get('page') ?? 1);

  test('a whole list is fetched in pages of a hundred and comes in order', async () => {
    answers.mockImplementation(async (url) => {
      const number = pageOf(url);
      // Later pages answer sooner.
      await new Promise((done) => setTimeout(done, 10 - number));
      return json(items((number - 1) * 100, number < 7 ? 100 : 5), { headers: { 'X-WP-TotalPages': '7' } });
    });
    expect(await rest('wp/v2/terms?per_page=-1&page=3&search=a')).toEqual(items(0, 605));
    expect(sent().map(({ url }) => url)).toContain('/wp-json/wp/v2/terms?per_page=100&search=a&page=7');
    expect(answers).toHaveBeenCalledTimes(7);
  });

  test('a whole list follows the links when the answer does not count its pages', async () => {
    answers.mockImplementation(async (url) => {
      const number = pageOf(url);
      const link = `<${ORIGIN}/wp-json/a?page=1>; rel="prev", <${ORIGIN}/wp-json/a?per_page=100&page=${number + 1}>; rel="next"`;
      return json(items((number - 1) * 100, 100), number < 3 ? { headers: { Link: link } } : {});
    });
    expect(await rest('a', { query: { per_page: -1 } })).toEqual(items(0, 300));
    expect(answers).toHaveBeenCalledTimes(3);
  });

  test('a whole list never follows a link to another site or to itself', async () => {
    answers.mockResolvedValueOnce(json([1], { headers: { Link: '<https://other.test/a>; rel="next"' } }));
    expect(await rest('a?per_page=-1')).toEqual([1]);
    answers.mockImplementation(async (url) => json([2], { headers: { Link: `<${url}>; rel="next"` } }));
    expect(await rest('a?per_page=-1')).toEqual([2]);
    expect(answers).toHaveBeenCalledTimes(2);
  });

  test('a whole list stops at its end, whatever the count of pages says', async () => {
    answers.mockImplementation(async (url) =>
      json(pageOf(url) < 3 ? [pageOf(url)] : [], { headers: { 'X-WP-TotalPages': '100000' } }),
    );
    expect(await rest('a?per_page=-1')).toEqual([1, 2]);
    expect(answers.mock.calls.length).toBeLessThan(10);
  });

  test('a whole list gives an answer that is not a list as it is, and rejects when a page fails', async () => {
    answers.mockResolvedValueOnce(json({ a: 1 }));
    expect(await rest('a?per_page=-1')).toEqual({ a: 1 });
    answers.mockImplementation(async (url) =>
      pageOf(url) === 1 ? json([1], { headers: { 'X-WP-TotalPages': '2' } }) : new Response('', { status: 500 }),
    );
    expect(await failure(rest('a?per_page=-1'))).toMatchObject({ kind: 'not-json' });
  });

  test('a call that writes does not fetch a whole list', async () => {
    await rest('a?per_page=-1', { method: 'POST', data: {} });
    expect(sent()[0]?.url).toBe('/wp-json/a?per_page=-1');
  });
});
