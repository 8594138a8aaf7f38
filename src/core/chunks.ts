import type { ChunkMap } from './types';

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

async function attempt(chunk: string, url: string, timeout: number): Promise<unknown> {
  let timer = 0;
  const late = new Promise<never>((_, fail) => {
    timer = window.setTimeout(() => fail(new ChunkLoadError(chunk, 'timeout', url)), timeout);
  });
  try {
    return await Promise.race([importModule(url), late]);
  } catch (cause) {
    throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError(chunk, 'error', url, cause);
  } finally {
    clearTimeout(timer);
  }
}

// Some browsers keep a failed module failed under its URL: every further attempt gets a fresh one.
const failed = new Set<string>();
let attempts = 0;

const freshUrl = (url: string): string => {
  if (!failed.has(url)) return url;
  attempts += 1;
  return `${url}${url.includes('?') ? '&' : '?'}retry=${attempts}`;
};

/** Imports a chunk, once more under a fresh URL if that fails; a timeout is final. @throws ChunkLoadError */
export async function importChunk(chunk: string, url: string, timeout = CHUNK_TIMEOUT): Promise<unknown> {
  try {
    return await attempt(chunk, freshUrl(url), timeout);
  } catch (error) {
    failed.add(url);
    if (error instanceof ChunkLoadError && error.type === 'timeout') throw error;
    await delay(RETRY_DELAY);
    return attempt(chunk, freshUrl(url), timeout);
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
