import { afterEach, expect, test, vi } from 'vitest';
import { changesOf } from '../../../src/panel/drafts';
import { ConflictError, pluginServer, saveErrorText } from '../../../src/panel/save';

const shared = window as { storefrontWidgetsPanel?: unknown };
const ROUTE = 'storefront-widgets/v1/settings';

/** Where a new nonce comes from. */
const AJAX = '/wp-admin/admin-ajax.php';

interface Sent {
  url: string;
  nonce: string | undefined;
  body: unknown;
}

/** A server that answers in turn, and what it was sent. */
function serve(...answers: [status: number, body: unknown][]): Sent[] {
  shared.storefrontWidgetsPanel = { root: `${window.location.origin}/wp-json/`, nonce: 'n1', ajax: AJAX };
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { 'X-WP-Nonce': nonce } = (init.headers ?? {}) as Record<string, string>;
    sent.push({ url, nonce, body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined });
    const [status, body] = answers.shift() ?? [500, ''];
    return { status, url, headers: new Headers(), text: async () => JSON.stringify(body) };
  });
  return sent;
}

afterEach(() => {
  vi.unstubAllGlobals();
  delete shared.storefrontWidgetsPanel;
});

const BASE = { site: { map: { zoom: 3 } }, host: {} };
const CHANGES = changesOf(BASE, { site: { map: { zoom: 5 } }, host: {} });

test('the panel has no server to save to when the plugin is missing', () => {
  expect(pluginServer()).toBeUndefined();
});

test('changes are added to what the server has now, so that changes of others stay', async () => {
  const sent = serve(
    [200, { settings: { map: { zoom: 3, marker: 'a' }, '#hero': { speed: 1 } }, version: 7, revisions: [] }],
    [200, { settings: [], version: 8, revisions: [{ version: 8, time: '', user: 'Ada' }] }],
  );
  const stored = await pluginServer()?.save(CHANGES, BASE);
  expect(sent.map(({ nonce, body }) => [nonce, body])).toEqual([
    ['n1', undefined],
    ['n1', { settings: { map: { marker: 'a', zoom: 5 }, '#hero': { speed: 1 } }, version: 7 }],
  ]);
  expect(sent[0]?.url).toContain(ROUTE);
  // PHP prints an empty map as a list.
  expect(stored).toMatchObject({ settings: {}, version: 8 });
});

test('a refused save gives the server’s message', async () => {
  serve(
    [200, { settings: BASE.site, version: 1, revisions: [] }],
    [409, { message: 'Somebody else has saved meanwhile.' }],
  );
  const error = await pluginServer()
    ?.save(CHANGES, BASE)
    .catch((cause: unknown) => cause);
  expect(saveErrorText(error)).toBe('Somebody else has saved meanwhile.');
});

test('a setting that others have changed meanwhile is not overwritten without a message', async () => {
  const sent = serve([200, { settings: { map: { zoom: 9 } }, version: 2, revisions: [] }]);
  const error = await pluginServer()
    ?.save(CHANGES, BASE)
    .catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ConflictError);
  expect(saveErrorText(error)).toContain('“zoom” of “map” is 9');
  expect((error as ConflictError).theirs).toMatchObject([{ entry: 'map', key: 'zoom', next: { value: 9 } }]);
  expect(sent).toHaveLength(1);
});

test('the same change by two people is not a conflict', async () => {
  serve(
    [200, { settings: { map: { zoom: 5 } }, version: 2, revisions: [] }],
    [200, { settings: { map: { zoom: 5 } }, version: 3, revisions: [] }],
  );
  expect(await pluginServer()?.save(CHANGES, BASE)).toMatchObject({ version: 3 });
});

test('the panel sends nothing to another site', async () => {
  const sent = serve([200, {}]);
  shared.storefrontWidgetsPanel = { root: 'https://elsewhere.example/wp-json/', nonce: 'n1' };
  await expect(pluginServer()?.load()).rejects.toThrow();
  expect(sent).toEqual([]);
});

const REFUSED: [number, unknown] = [403, { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed' }];
const STORED: [number, unknown] = [200, { settings: {}, version: 1, revisions: [] }];
const failure = async (): Promise<string> => {
  const error = await pluginServer()
    ?.save(CHANGES, BASE)
    .catch((cause: unknown) => cause);
  return saveErrorText(error);
};

test('a refused nonce is renewed once, and the new one serves what follows', async () => {
  const sent = serve(REFUSED, [200, 1_234_567_890], STORED, STORED);
  shared.storefrontWidgetsPanel = { ...(shared.storefrontWidgetsPanel as object), nonce: 'old1' };
  await pluginServer()?.load();
  await pluginServer()?.load();
  expect(sent.map(({ url, nonce }) => [url.includes(AJAX), nonce])).toEqual([
    [false, 'old1'],
    [true, undefined],
    [false, '1234567890'],
    [false, '1234567890'],
  ]);
});

test('who is signed out is told what to do, without the word of WordPress', async () => {
  serve(REFUSED, [400, '0']);
  expect(await failure()).toBe('Nothing was saved. Sign in again in another tab, then save again here.');
});

test.each<[string, [number, unknown]]>([
  ['an error without words', [500, 'critical']],
  ['a page in place of an answer', [200, 'maintenance']],
])('%s says that nothing was saved', async (_, answer) => {
  serve(answer);
  expect(await failure()).toMatch(/^It could not be saved: /);
});
