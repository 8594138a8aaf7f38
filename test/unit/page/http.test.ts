import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  adminAjax,
  fetchHtml,
  fetchPage,
  HttpError,
  MESSAGES,
  postJson,
  send,
  wcAjax,
  wcAjaxUrl,
} from '../../../src/page/network/http';

const globals = window as unknown as Record<string, unknown>;
const answers = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const failure = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error);

beforeEach(() => {
  answers.mockReset().mockImplementation(async () => new Response('{"ok":1}'));
  vi.stubGlobal('fetch', answers);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const name of ['wc_add_to_cart_params', 'woocommerce_params', 'wc_cart_fragments_params']) delete globals[name];
});

describe('a request', () => {
  test('a request posts its fields in order, with the visitor’s session, and reads JSON', async () => {
    expect(
      await postJson('/here', [
        ['a', '1'],
        ['a', '2'],
        ['b', 'x y&z'],
      ]),
    ).toEqual({ ok: 1 });
    const [url, init] = answers.mock.calls[0] ?? [];
    expect(url).toBe('/here');
    expect(init).toMatchObject({ method: 'POST', credentials: 'same-origin' });
    expect(init?.headers).toMatchObject({ 'X-Requested-With': 'XMLHttpRequest' });
    expect(String(init?.body)).toBe('a=1&a=2&b=x+y%26z');
  });

  test('a request is sent as a multipart form when a field is a file', async () => {
    const file = new File(['x'], 'plan.pdf');
    await postJson('/here', [
      ['a', '1'],
      ['plan', file],
    ]);
    const body = answers.mock.calls[0]?.[1].body as FormData;
    expect(body).toBeInstanceOf(FormData);
    expect([body.get('a'), (body.get('plan') as File).name]).toEqual(['1', 'plan.pdf']);
  });

  test.each([false, 0, null, [], ''])('a request accepts the JSON value %j as an answer', async (value) => {
    answers.mockResolvedValue(new Response(JSON.stringify(value)));
    expect(await postJson('/here', [])).toEqual(value);
  });
});

describe('a request without a usable answer', () => {
  test.each([
    ['<!doctype html><h1>Login</h1>', 200, 'not-json', MESSAGES.notJson],
    ['', 200, 'not-json', MESSAGES.notJson],
    ['0{', 200, 'not-json', MESSAGES.notJson],
    ['{"ok":1}', 500, 'status', MESSAGES.serverError],
    ['{"ok":1}', 400, 'status', MESSAGES.serverError],
    ['<h1>Not found</h1>', 404, 'status', MESSAGES.serverError],
  ])('a request rejects for (%j with status %i) as %s', async (body, status, kind, message) => {
    answers.mockResolvedValue(new Response(body, { status }));
    const error = await failure(postJson('/here', []));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ name: 'HttpError', kind, status, message });
  });

  test.each([
    [false, MESSAGES.offline],
    [true, MESSAGES.noAnswer],
  ])('a request tells what the browser knows when the network fails (online: %s)', async (online, message) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    answers.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failure(postJson('/here', []))).toMatchObject({ kind: 'offline', status: 0, message });
  });

  test('a request is offline, too, when the connection ends in the middle of the answer', async () => {
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"o'));
        stream.error(new TypeError('network error'));
      },
    });
    answers.mockResolvedValue(new Response(body));
    const error = await failure(postJson('/here', []));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ kind: 'offline' });
  });

  test('a request ends by its own timeout', async () => {
    answers.mockImplementation(
      (_url, { signal }) => new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason))),
    );
    expect(await failure(postJson('/here', [], { timeout: 5 }))).toMatchObject({ kind: 'timeout' });
  });

  test('a request rejects with the caller’s own reason when the caller cancels it', async () => {
    const stop = new AbortController();
    answers.mockImplementation(
      (_url, { signal }) => new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason))),
    );
    // Browsers of 2023 cannot join signals.
    vi.stubGlobal('AbortSignal', Object.create(AbortSignal, { any: { value: undefined } }));
    const waiting = failure(postJson('/here', [], { signal: stop.signal, timeout: 60_000 }));
    vi.unstubAllGlobals();
    stop.abort();
    expect(await waiting).toMatchObject({ name: 'AbortError' });
  });
});

describe('the shop’s address', () => {
  test('the shop’s address keeps its other arguments when the endpoint is filled in', () => {
    globals.woocommerce_params = { wc_ajax_url: '/en/?lang=en&wc-ajax=%%endpoint%%&x=1' };
    expect(wcAjaxUrl('get_variation')).toBe('/en/?lang=en&wc-ajax=get_variation&x=1');
  });

  test('the shop’s address is the usual one when the page gives none or an invalid one', () => {
    expect(wcAjaxUrl('add_to_cart')).toBe('/?wc-ajax=add_to_cart');
    globals.wc_add_to_cart_params = { wc_ajax_url: 7 };
    globals.wc_cart_fragments_params = { wc_ajax_url: '/shop?wc-ajax=%%endpoint%%' };
    expect(wcAjaxUrl('add_to_cart')).toBe('/shop?wc-ajax=add_to_cart');
  });

  test('wcAjax posts to the shop’s address, and adminAjax sends its action first', async () => {
    await wcAjax('get_variation', [['product_id', '7']]);
    await adminAjax('/admin-ajax.php', 'layout', [['q', '1']]);
    expect(answers.mock.calls.map(([url, { body }]) => `${url} ${String(body)}`)).toEqual([
      '/?wc-ajax=get_variation product_id=7',
      '/admin-ajax.php action=layout&q=1',
    ]);
  });
});

describe('the site of a request', () => {
  const answer = (url: string, type = 'text/html; charset=UTF-8'): Response =>
    Object.defineProperty(new Response('<p>x</p>', { headers: { 'Content-Type': type } }), 'url', { value: url });

  test.each(['https://evil.example/', '//evil.example/x', 'https:\\\\evil.example', 'javascript:1', 'http://['])(
    'a request is not sent to %s',
    async (url) => {
      expect(await failure(send(url, {}))).toMatchObject({ name: 'HttpError', kind: 'foreign' });
      expect(await failure(postJson(url, [['password', 'x']]))).toMatchObject({ kind: 'foreign' });
      expect(answers).not.toHaveBeenCalled();
    },
  );

  test('an answer counts only when it comes from the site after all redirects', async () => {
    answers.mockResolvedValue(answer('https://evil.example/x'));
    expect(await failure(send('/go', {}))).toMatchObject({ kind: 'foreign' });
    answers.mockResolvedValue(answer(`${location.origin}/x`));
    expect(await send('/go', {})).toMatchObject({ status: 200, body: '<p>x</p>' });
  });

  test('a request may go to hosts that code or the configuration names', async () => {
    answers.mockImplementation(async () => answer('https://maps.example/x'));
    expect(await send('https://maps.example/x', {}, { isAnyHost: true })).toMatchObject({ status: 200 });
    vi.stubGlobal('storefrontWidgetsConfig', { hosts: ['maps.example'] });
    expect(await send('https://maps.example/x', {})).toMatchObject({ status: 200 });
  });

  test.each([
    ['/wp-content/uploads/2026/11/x.html', 'text/html'],
    ['/wp-content/uploads/x.html', 'text/html'],
    ['/files/2026/x.html', 'text/html'],
    ['/shop/', 'text/plain'],
    ['/shop/', ''],
  ])('the address %s (%s) is not a page of the site', async (path, type) => {
    answers.mockResolvedValue(answer(`${location.origin}${path}`, type));
    expect(await failure(fetchPage('/go'))).toMatchObject({ kind: 'foreign' });
  });

  test.each([
    ['HTML', () => fetchHtml('/go')],
    ['JSON', () => postJson('/go', [])],
  ])('an uploaded file is not accepted as an answer with %s', async (_, ask) => {
    answers.mockImplementation(() =>
      Promise.resolve(answer(`${location.origin}/wp-content/uploads/2026/11/cart.json`)),
    );
    expect(await failure(ask())).toMatchObject({ kind: 'foreign' });
  });

  test.each(['/shop/page/2/', '/files/', '/uploads/'])('the address %s is a page of the site', async (path) => {
    answers.mockResolvedValue(answer(`${location.origin}${path}`));
    expect(await fetchPage(path)).toBe('<p>x</p>');
  });
});
