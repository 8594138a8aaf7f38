import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CHUNK_TIMEOUT, ChunkLoadError, importChunk } from '../../../src/core/load/chunks';
import { preload } from '../../../src/core/load/preload';

const good = 'data:text/javascript,export default 7';
const bad = 'data:text/javascript,throw new Error("broken")';
const hangs = 'data:text/javascript,await new Promise(() => {})';
const failing = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error);

afterEach(() => {
  vi.useRealTimers();
  for (const link of document.head.querySelectorAll('link')) link.remove();
});

/** The real one, also while timers are fake. */
const { setTimeout: wait } = globalThis;

/**
 * Lets fake timers run on while the real import is under way, which takes long on a busy machine: slowly, so that it ends
 * before the import would time out.
 */
async function run<T>(promise: Promise<T>, step = 20): Promise<T> {
  let done = false;
  void promise.finally(() => {
    done = true;
  });
  while (!done) {
    await vi.advanceTimersByTimeAsync(step);
    await new Promise((next) => wait(next, 5));
  }
  return promise;
}

describe('a chunk', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });

  test('a chunk is imported and leaves no timer', async () => {
    const chunk = (await importChunk('tabs', good)) as { default: unknown };
    expect(chunk.default).toBe(7);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a chunk that fails is requested once more, then fails with its name, type and address', async () => {
    const error = await run(failing(importChunk('tabs', bad)));
    expect(error).toBeInstanceOf(ChunkLoadError);
    expect(error).toMatchObject({
      name: 'ChunkLoadError',
      chunk: 'tabs',
      type: 'error',
      request: `${bad}?retry=1`,
      message: `Loading chunk tabs failed.\n(error: ${bad}?retry=1)`,
    });
    expect((error as Error).cause).toBeInstanceOf(Error);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a chunk that hangs fails after 120 seconds', async () => {
    expect(CHUNK_TIMEOUT).toBe(120_000);
    let error: unknown;
    void failing(importChunk('tabs', hangs)).then((one) => {
      error = one;
    });
    await vi.advanceTimersByTimeAsync(119_999);
    expect(error).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(error).toMatchObject({ name: 'ChunkLoadError', type: 'timeout', request: hangs });
    expect(vi.getTimerCount()).toBe(0);
  });

  describe('without a connection', () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get');
    const answer = vi.spyOn(window, 'fetch');
    beforeEach(() => {
      isOnline.mockReturnValue(false);
    });
    afterEach(() => {
      isOnline.mockReturnValue(true);
    });

    test('a chunk waits for the connection, however long that takes', async () => {
      answer.mockRejectedValue(new TypeError('Failed to fetch'));
      let isLoaded = false;
      const loading = importChunk('tabs', good).then((chunk) => {
        isLoaded = true;
        return chunk;
      });
      await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT * 2);
      expect(isLoaded).toBe(false);
      window.dispatchEvent(new Event('online'));
      expect(((await run(loading)) as { default: unknown }).default).toBe(7);
    });

    test('a chunk is imported at once where its server answers all the same', async () => {
      answer.mockResolvedValue(new Response());
      expect(((await run(importChunk('tabs', good))) as { default: unknown }).default).toBe(7);
    });
  });
});

test('nothing is preloaded while the browser is offline', () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  preload('/late.js');
  expect(document.querySelector('link[href="/late.js"]')).toBe(null);
  isOnline.mockReturnValue(true);
  preload('/late.js');
  expect(document.querySelector('link[href="/late.js"]')).not.toBe(null);
});

test('a preload is requested once per address', () => {
  const url = 'https://shop.example/a/chunk-x_1.js?ver=1.2.3';
  preload(url);
  preload(url);
  preload('https://shop.example/other.js');
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([url, 'https://shop.example/other.js']);
});
