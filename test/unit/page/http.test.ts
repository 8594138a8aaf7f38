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
  test('posts its fields in order, with the visitor’s session, and reads JSON', async () => {
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

  test('is sent as a multipart form when a field is a file', async () => {
    const file = new File(['x'], 'plan.pdf');
    await postJson('/here', [
      ['a', '1'],
      ['plan', file],
    ]);
    const body = answers.mock.calls[0]?.[1].body as FormData;
    expect(body).toBeInstanceOf(FormData);
    expect([body.get('a'), (body.get('plan') as File).name]).toEqual(['1', 'plan.pdf']);
  });

  test.each([false, 0, null, [], ''])('takes the JSON value %j for an answer', async (value) => {
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
  ])('(%j with status %i) rejects as %s', async (body, status, kind, message) => {
    answers.mockResolvedValue(new Response(body, { status }));
    const error = await failure(postJson('/here', []));
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ name: 'HttpError', kind, status, message });
  });

  test.each([
    [false, MESSAGES.offline],
    [true, MESSAGES.noAnswer],
  ])('says what the browser knows when the network fails (online: %s)', async (online, message) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
    answers.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failure(postJson('/here', []))).toMatchObject({ kind: 'offline', status: 0, message });
  });

  test('counts as offline, too, when the connection ends in the middle of the answer', async () => {
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

  test('ends by its own time limit', async () => {
    answers.mockImplementation(
      (_url, { signal }) => new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason))),
    );
    expect(await failure(postJson('/here', [], { timeout: 5 }))).toMatchObject({ kind: 'timeout' });
  });

  test('rejects with the caller’s own reason when the caller cancels', async () => {
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
  test('is replaced in, so that its other arguments stay', () => {
    globals.woocommerce_params = { wc_ajax_url: '/en/?lang=en&wc-ajax=%%endpoint%%&x=1' };
    expect(wcAjaxUrl('get_variation')).toBe('/en/?lang=en&wc-ajax=get_variation&x=1');
  });

  test('is the usual one where the page tells none, or tells nonsense', () => {
    expect(wcAjaxUrl('add_to_cart')).toBe('/?wc-ajax=add_to_cart');
    globals.wc_add_to_cart_params = { wc_ajax_url: 7 };
    globals.wc_cart_fragments_params = { wc_ajax_url: '/shop?wc-ajax=%%endpoint%%' };
    expect(wcAjaxUrl('add_to_cart')).toBe('/shop?wc-ajax=add_to_cart');
  });

  test('is where wcAjax posts, and adminAjax names its action first', async () => {
    await wcAjax('get_variation', [['product_id', '7']]);
    await adminAjax('/admin-ajax.php', 'layout', [['q', '1']]);
    expect(answers.mock.calls.map(([url, { body }]) => `${url} ${String(body)}`)).toEqual([
      '/?wc-ajax=get_variation product_id=7',
      '/admin-ajax.php action=layout&q=1',
    ]);
  });
});

describe('a request stays with the site', () => {
  const answer = (url: string, type = 'text/html; charset=UTF-8'): Response =>
    Object.defineProperty(new Response('<p>x</p>', { headers: { 'Content-Type': type } }), 'url', { value: url });

  test.each(['https://evil.example/', '//evil.example/x', 'https:\\\\evil.example', 'javascript:1', 'http://['])(
    'and is not sent to %s',
    async (url) => {
      expect(await failure(send(url, {}))).toMatchObject({ name: 'HttpError', kind: 'foreign' });
      expect(await failure(postJson(url, [['password', 'x']]))).toMatchObject({ kind: 'foreign' });
      expect(answers).not.toHaveBeenCalled();
    },
  );

  test('whose answer counts only when it is the site’s in the end', async () => {
    answers.mockResolvedValue(answer('https://evil.example/x'));
    expect(await failure(send('/go', {}))).toMatchObject({ kind: 'foreign' });
    answers.mockResolvedValue(answer(`${location.origin}/x`));
    expect(await send('/go', {})).toMatchObject({ status: 200, body: '<p>x</p>' });
  });

  test('but for what code or the configuration names', async () => {
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
  ])('and %s (%s) is no page of it', async (path, type) => {
    answers.mockResolvedValue(answer(`${location.origin}${path}`, type));
    expect(await failure(fetchPage('/go'))).toMatchObject({ kind: 'foreign' });
  });

  test.each([
    ['HTML', () => fetchHtml('/go')],
    ['JSON', () => postJson('/go', [])],
  ])('and no uploaded file is an answer with %s', async (_, ask) => {
    answers.mockImplementation(() =>
      Promise.resolve(answer(`${location.origin}/wp-content/uploads/2026/11/cart.json`)),
    );
    expect(await failure(ask())).toMatchObject({ kind: 'foreign' });
  });

  test.each(['/shop/page/2/', '/files/', '/uploads/'])('while %s is', async (path) => {
    answers.mockResolvedValue(answer(`${location.origin}${path}`));
    expect(await fetchPage(path)).toBe('<p>x</p>');
  });
});
