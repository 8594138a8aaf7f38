import type { ChunkMap } from '../types';

/** How long a chunk may take before it counts as failed, in milliseconds. */
export const CHUNK_TIMEOUT = 120_000;

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

/**
 * Limits the loading of a chunk to 120 s, retries included; a retry checks `isLate` first.
 * @throws ChunkLoadError of type `timeout`
 */
export async function limited<T>(chunk: string, url: string, run: (isLate: () => boolean) => Promise<T>): Promise<T> {
  let timer = 0;
  let hasEnded = false;
  const late = new Promise<never>((_, fail) => {
    timer = window.setTimeout(() => {
      hasEnded = true;
      fail(new ChunkLoadError(chunk, 'timeout', url));
    }, CHUNK_TIMEOUT);
  });
  try {
    return await Promise.race([run(() => hasEnded), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Did it take too long? Then nothing asks again. */
export const isTimeout = (error: unknown): boolean => error instanceof ChunkLoadError && error.type === 'timeout';

// Some browsers keep a failed module failed under its URL: every further attempt gets a fresh one.
const failed = new Set<string>();
let attempts = 0;

/** The address for the next attempt: another one, where this one has failed. */
const freshUrl = (url: string): string => {
  if (!failed.has(url)) return url;
  attempts += 1;
  return `${url}${url.includes('?') ? '&' : '?'}retry=${attempts}`;
};

/** Asks with `load`, and once more under a fresh URL if that fails. */
export async function retried<T>(url: string, load: (url: string) => Promise<T>, isLate?: () => boolean): Promise<T> {
  try {
    return await load(freshUrl(url));
  } catch (error) {
    failed.add(url);
    await delay(RETRY_DELAY);
    if (isLate?.()) throw error;
    return load(freshUrl(url));
  }
}

/**
 * Imports a chunk, once more under a fresh URL if that fails; a timeout is final. `first` is the bundler's own import
 * of it, good for as long as its URL is.
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

/** Loads the newest chunk names, once, because caches keep old loaders for longer than servers keep chunks. */
export function newestChunks(base: string): Promise<ChunkMap> {
  newest ??= importChunk('chunks', `${base}chunks.js?${Date.now()}`).then(
    (module) => (module as { default: ChunkMap }).default,
  );
  return newest;
}

const preloaded = new Set<string>();

/** Asks the browser to fetch a module early, once. */
export function preload(url: string): void {
  if (preloaded.has(url)) return;
  preloaded.add(url);
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = url;
  document.head.append(link);
}
