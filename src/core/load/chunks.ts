import { hasLeftOut } from '../claim/inline/inlineCode';
import type { ChunkMap } from './chunkMap';

/** How long a chunk may take before it counts as failed, in milliseconds. */
export const CHUNK_TIMEOUT = 120_000;

/** As `CHUNK_TIMEOUT`, where the plugin has left scripts out: they can do the chunk's work instead. */
export const REPLACED_TIMEOUT = 20_000;

const RETRY_DELAY = 250;

/** A chunk could not be loaded; `request` is its URL. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
  constructor(
    readonly chunk: string,
    readonly type: 'missing' | 'error' | 'timeout',
    readonly request: string,
    cause?: unknown,
  ) {
    super(`Loading chunk ${chunk} failed.\n(${type}: ${request})`, { cause });
  }
}

const importModule = (url: string): Promise<unknown> => import(/* @vite-ignore */ url);

const delay = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Resolves once the browser is online. */
export const whenOnline = (): unknown =>
  navigator.onLine || new Promise((done) => window.addEventListener('online', done));

/**
 * Waits for the connection where the browser has none, because Chromium never again asks for a module's imports once they
 * have failed. A machine without a network may reach the server of its own: so the file is asked for.
 */
async function whenReachable(url: string): Promise<void> {
  if (!navigator.onLine) await fetch(url).catch(whenOnline);
}

/**
 * Limits the loading of a chunk, including all retries, to 120 s, or 20 s where scripts were left out. The time without a
 * connection before it does not count. Retries must check `isLate` first.
 * @throws ChunkLoadError of type `timeout`
 */
export async function limited<T>(chunk: string, url: string, run: (isLate: () => boolean) => Promise<T>): Promise<T> {
  await whenReachable(url);
  let timer = 0;
  let hasEnded = false;
  const late = new Promise<never>((_, fail) => {
    timer = window.setTimeout(
      () => {
        hasEnded = true;
        fail(new ChunkLoadError(chunk, 'timeout', url));
      },
      hasLeftOut() ? REPLACED_TIMEOUT : CHUNK_TIMEOUT,
    );
  });
  try {
    return await Promise.race([run(() => hasEnded), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Was it a timeout? After one, no further attempt is made. */
export const isTimeout = (error: unknown): boolean => error instanceof ChunkLoadError && error.type === 'timeout';

// Some browsers remember a failed module under its URL, so every further attempt uses a new one.
const failed = new Set<string>();
let attempts = 0;

/** The URL for the next attempt: a new one if this one has failed. */
const freshUrl = (url: string): string => {
  if (!failed.has(url)) return url;
  attempts += 1;
  return `${url}${url.includes('?') ? '&' : '?'}retry=${attempts}`;
};

/**
 * Calls `load`, and once more with a fresh URL if that fails, as soon as the browser is online, and `isLate` does not
 * return true.
 */
export async function retried<T>(url: string, load: (url: string) => Promise<T>, isLate?: () => boolean): Promise<T> {
  try {
    return await load(freshUrl(url));
  } catch (error) {
    failed.add(url);
    await delay(RETRY_DELAY);
    await whenOnline();
    if (isLate?.()) throw error;
    return load(freshUrl(url));
  }
}

/**
 * Imports a chunk, and retries once under a fresh URL; a timeout is final. `first` is the bundler's own `import()`,
 * used for the original URL.
 * @throws ChunkLoadError
 */
export async function importChunk(chunk: string, url: string, first?: () => Promise<unknown>): Promise<unknown> {
  const load = (address: string): Promise<unknown> =>
    (first && address === url ? first() : importModule(address)).catch((cause: unknown) => {
      throw new ChunkLoadError(chunk, 'error', address, cause);
    });
  try {
    return await limited(chunk, url, (isLate) => retried(url, load, isLate));
  } catch (error) {
    failed.add(url);
    throw error;
  }
}

let newest: Promise<ChunkMap> | undefined;

/** Loads the newest chunk names, once: a cached loader may be older than the chunks that the server still has. */
export function newestChunks(base: string): Promise<ChunkMap> {
  newest ??= importChunk('chunks', `${base}chunks.js?${Date.now()}`).then(
    (module) => (module as { default: ChunkMap }).default,
  );
  return newest;
}

/** Calls `make` once per key. A failure is forgotten, so that the next call tries again. */
export function cachePromise<K extends object, V>(
  known: WeakMap<K, Promise<V>>,
  key: K,
  make: () => Promise<V>,
): Promise<V> {
  const before = known.get(key);
  if (before) return before;
  const made = make().catch((error: unknown) => {
    known.delete(key);
    throw error;
  });
  known.set(key, made);
  return made;
}

/**
 * Loads once for all callers and resolves them in the order of their calls, which `import()` does not guarantee. A
 * failure is forgotten, so that the next call tries again.
 */
export function loadOnce<V>(load: () => Promise<V>): () => Promise<V> {
  let loading: Promise<V> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

let count = 0;

/** How often the page has come back from the back/forward cache, or the browser has gone online. */
export const restorations = (): number => count;

/**
 * Calls `use` when the page has come back or the browser has gone online: requests that were cut off can be retried.
 */
export function onRestored(use: () => void): void {
  const restore = (): void => {
    count += 1;
    use();
  };
  window.addEventListener('pageshow', ({ persisted }) => persisted && restore());
  window.addEventListener('online', restore);
}
