import { beforeEach, expect, test, vi } from 'vitest';
import { loadDefinition, readyDefinition } from '../../../src/core/hosts/definitions';
import type { Boot } from '../../../src/core/load/boot';
import type { ChunkMap } from '../../../src/core/load/chunkMap';
import type { WidgetType } from '../../../src/core/types';

const asked: string[] = [];
/** What the server has, by file name. */
let files: Record<string, unknown> = {};

vi.mock('../../../src/core/load/chunks', async (original) => {
  const actual = await original<typeof import('../../../src/core/load/chunks')>();
  const importChunk = async (chunk: string, url: string): Promise<unknown> => {
    asked.push(url.slice(1));
    const file = files[url.slice(1)];
    if (file === undefined) throw new actual.ChunkLoadError(chunk, 'error', url);
    if (file === 'late') throw new actual.ChunkLoadError(chunk, 'timeout', url);
    return file;
  };
  const newestChunks = async (): Promise<unknown> => {
    asked.push('chunks.js');
    if (!files['chunks.js']) throw new Error('404');
    return files['chunks.js'];
  };
  return { ...actual, importChunk, newestChunks };
});

const map = (runtime: string, js: string): ChunkMap => ({
  runtime,
  shared: [],
  common: [],
  rest: {},
  widgets: { tabs: { js, css: [], imports: [] } },
  part: { js: 'elementor-1.js', names: [] },
});
const boot = (chunks: ChunkMap): Boot => ({ base: '/', chunks }) as unknown as Boot;
const definition = { component: () => null };
const type = (): WidgetType => ({ name: 'tabs' });

beforeEach(() => {
  asked.length = 0;
  files = { 'tabs-1.js': { default: definition } };
});

test('loadDefinition loads a chunk once for all hosts of its type', async () => {
  const tabs = type();
  const page = boot(map('runtime-1.js', 'tabs-1.js'));
  expect(readyDefinition(tabs)).toBeUndefined();
  const [first, second] = await Promise.all([loadDefinition(tabs, page), loadDefinition(tabs, page)]);
  expect(first).toBe(definition);
  expect(second).toBe(definition);
  expect(readyDefinition(tabs)).toBe(definition);
  expect(asked).toEqual(['tabs-1.js']);
});

test('loadDefinition needs no chunk for a registered type, whatever it waits for', async () => {
  const mine: WidgetType = { name: 'mine', when: 'visible', mount: () => undefined };
  expect(await loadDefinition(mine, boot(map('runtime-1.js', 'tabs-1.js')))).toBe(mine);
  expect(asked).toEqual([]);
});

test('loadDefinition tries again for a later host after a failure', async () => {
  const tabs = type();
  const page = boot(map('runtime-1.js', 'tabs-1.js'));
  files = {};
  await expect(loadDefinition(tabs, page)).rejects.toMatchObject({ name: 'ChunkLoadError', request: '/tabs-1.js' });
  files = { 'tabs-1.js': { default: definition } };
  expect(await loadDefinition(tabs, page)).toBe(definition);
});

test('loadDefinition asks for the newest name when the page’s loader is older than the chunk', async () => {
  const page = boot(map('runtime-1.js', 'tabs-0.js'));
  files['chunks.js'] = map('runtime-1.js', 'tabs-1.js');
  expect(await loadDefinition(type(), page)).toBe(definition);
  expect(asked).toEqual(['tabs-0.js', 'chunks.js', 'tabs-1.js']);
});

test.each([
  ['belongs to another runtime', map('runtime-2.js', 'tabs-1.js')],
  ['has the same name', map('runtime-1.js', 'tabs-0.js')],
  ['no longer exists', { ...map('runtime-1.js', ''), widgets: {} }],
  ['cannot be known', undefined],
])('loadDefinition fails with the first error when the newest chunk %s', async (_why, newest) => {
  files['chunks.js'] = newest;
  const loading = loadDefinition(type(), boot(map('runtime-1.js', 'tabs-0.js')));
  await expect(loading).rejects.toMatchObject({ type: 'error', request: '/tabs-0.js' });
  expect(asked).toEqual(['tabs-0.js', 'chunks.js']);
});

test('loadDefinition does not ask again after a timeout', async () => {
  files = { 'tabs-0.js': 'late' };
  await expect(loadDefinition(type(), boot(map('runtime-1.js', 'tabs-0.js')))).rejects.toMatchObject({
    type: 'timeout',
  });
  expect(asked).toEqual(['tabs-0.js']);
});

test('loadDefinition reports a chunk without a definition as missing', async () => {
  files = { 'tabs-1.js': {} };
  await expect(loadDefinition(type(), boot(map('runtime-1.js', 'tabs-1.js')))).rejects.toMatchObject({
    type: 'missing',
    request: '/tabs-1.js',
  });
  await expect(loadDefinition({ name: 'none-such' }, boot(map('r', 't')))).rejects.toMatchObject({ type: 'missing' });
});

test('loadDefinition fails for a type that the build does not have', async () => {
  const chunks = map('runtime-1.js', 'tabs-1.js');
  await expect(loadDefinition({ name: 'other' }, boot(chunks))).rejects.toThrow('missing');
});
