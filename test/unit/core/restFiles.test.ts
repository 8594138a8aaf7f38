import { beforeEach, expect, test, vi } from 'vitest';
import { createClaims } from '../../../src/core/claim/claims';
import { widgetsOn } from '../../../src/core/claim/found';
import { createPrepared } from '../../../src/core/claim/prepared';
import type { Boot } from '../../../src/core/load/boot';
import { createRestFiles } from '../../../src/core/load/restFiles';
import type { Manifest } from '../../../src/core/types';

const asked: string[] = [];
/** What the server has, by file name. */
let files: Record<string, unknown> = {};

vi.mock('../../../src/core/load/chunks', async (original) => ({
  ...(await original<typeof import('../../../src/core/load/chunks')>()),
  importChunk: async (_: string, url: string): Promise<unknown> => {
    asked.push(url);
    const file = files[url.slice(1)];
    if (!file) throw new Error('404');
    return file;
  },
}));

const reason = (): string => 'a choice';
const prepare = (): void => {};

function setUp(manifest: Manifest) {
  const claims = createClaims([], {}, () => {});
  claims.add(manifest);
  const boot = {
    base: '/',
    claims,
    chunks: { rest: { swatches: 'rest-1.js' } },
    orNewest: (load: () => unknown) => load(),
  } as unknown as Boot;
  const complete = vi.fn();
  const { look, isWaiting } = createRestFiles(() => boot, complete);
  return { rest: { look: () => look([...widgetsOn(claims)]), isWaiting }, complete };
}

const swatches = (more: Partial<Manifest> = {}): Manifest => ({
  name: 'swatches',
  adopts: ['.swatches'],
  when: 'intent',
  ...more,
});

beforeEach(() => {
  asked.length = 0;
  files = { 'rest-1.js': { reason, prepare } };
  document.body.innerHTML = '<p class="swatches"></p><p class="swatches"></p>';
});

test('a manifest is completed once, by the file of its widget', async () => {
  const manifest = swatches();
  const { rest, complete } = setUp(manifest);
  rest.look();
  rest.look();
  expect(rest.isWaiting('swatches')).toBe(true);
  await vi.waitFor(() => expect(complete).toHaveBeenCalledExactlyOnceWith(manifest));
  expect(rest.isWaiting('swatches')).toBe(false);
  expect(manifest).toMatchObject({ reason, prepare });
  expect(asked).toEqual(['/rest-1.js']);
});

test('a widget starts at once when the rest of its manifest cannot be loaded', async () => {
  files = {};
  const manifest = swatches();
  const { rest, complete } = setUp(manifest);
  rest.look();
  await vi.waitFor(() => expect(complete).toHaveBeenCalled());
  expect(manifest.reason?.(document.body)).toContain('404');
});

test('no rest file is loaded when there is no host, no waiting host or no need', () => {
  document.body.innerHTML = '<p class="swatches" data-when="load"></p>';
  setUp(swatches()).rest.look();
  document.body.innerHTML = '';
  setUp(swatches()).rest.look();
  document.body.innerHTML = '<p class="swatches"></p>';
  setUp(swatches({ needsRest: () => false })).rest.look();
  expect(asked).toEqual([]);
});

test('a host is not prepared after its widget has started', () => {
  const prepared = createPrepared();
  const host = document.querySelector('p') as Element;
  const prepareOnce = vi.fn();
  const manifest = swatches({ prepare: prepareOnce });
  prepared.undo('swatches', host);
  prepared.add(manifest, host);
  expect(prepareOnce).not.toHaveBeenCalled();
  const other = document.querySelectorAll('p')[1] as Element;
  prepared.add(manifest, other);
  prepared.add(manifest, other);
  expect(prepareOnce).toHaveBeenCalledOnce();
});
