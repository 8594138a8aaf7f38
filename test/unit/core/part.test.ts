import { beforeEach, expect, test, vi } from 'vitest';

const FROM = 'https://shop.example/files/widget.js';
const SOURCE = 'data:text/javascript,export default 7';

let loadPart: typeof import('../../../src/core/load/part').loadPart;

beforeEach(async () => {
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, boolean> } };
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
  vi.resetModules();
  ({ loadPart } = await import('../../../src/core/load/part'));
});

test('each caller of loadPart gets what its own import takes from the part', async () => {
  const gates = loadPart(async () => ({ gates: 1 }), [SOURCE], FROM);
  const stars = loadPart(async () => ({ stars: 2 }), [SOURCE], FROM);
  expect(await gates).toEqual({ gates: 1 });
  expect(await stars).toEqual({ stars: 2 });
  expect(await loadPart(async () => ({ late: 3 }), [SOURCE], FROM)).toEqual({ late: 3 });
});

test('a part that came from a fresh address is the same for all callers', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const [first, second] = await Promise.all([loadPart(load, [SOURCE], FROM), loadPart(load, [SOURCE], FROM)]);
  expect(second).toBe(first);
  expect(await loadPart(load, [SOURCE], FROM)).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that fails is requested from a fresh address, and again by later callers', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const part = (await loadPart(load, [SOURCE], FROM)) as unknown as { default: number };
  expect(part.default).toBe(7);
  expect(load).toHaveBeenCalledTimes(1);
  const broken = 'data:text/javascript,throw new Error("broken")';
  await expect(loadPart(load, [broken], FROM)).rejects.toMatchObject({
    name: 'ChunkLoadError',
    type: 'error',
    request: expect.stringContaining('retry='),
  });
  const again = loadPart(load, [broken], FROM);
  await expect(again).rejects.toMatchObject({ name: 'ChunkLoadError' });
  // The bundler's import is of the address that has failed.
  expect(load).toHaveBeenCalledTimes(2);
});

test('the modules that a part needs are preloaded, and its style sheets stand before others', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="theme.css">';
  void loadPart(async () => ({}), [SOURCE, './needed.js', './part.css'], FROM);
  const links = [...document.head.querySelectorAll('link')].map((link) => [link.rel, link.getAttribute('href')]);
  expect(links).toEqual([
    ['stylesheet', 'https://shop.example/files/part.css'],
    ['stylesheet', 'theme.css'],
    ['modulepreload', 'https://shop.example/files/needed.js'],
  ]);
});
