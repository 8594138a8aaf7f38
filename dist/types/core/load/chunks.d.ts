import type { ChunkMap } from './chunkMap.js';
/** How long a chunk may take before it counts as failed, in milliseconds. */
export declare const CHUNK_TIMEOUT = 120000;
/** As `CHUNK_TIMEOUT`, where the plugin has left scripts out: they can do the chunk's work instead. */
export declare const REPLACED_TIMEOUT = 20000;
/** A chunk could not be loaded; `request` is its URL. */
export declare class ChunkLoadError extends Error {
    readonly chunk: string;
    readonly type: 'missing' | 'error' | 'timeout';
    readonly request: string;
    name: string;
    constructor(chunk: string, type: 'missing' | 'error' | 'timeout', request: string, cause?: unknown);
}
/** Resolves once the browser is online. */
export declare const whenOnline: () => unknown;
/**
 * Limits the loading of a chunk, including all retries, to 120 s, or 20 s where scripts were left out. The time without a
 * connection before it does not count. Retries must check `isLate` first.
 * @throws ChunkLoadError of type `timeout`
 */
export declare function limited<T>(chunk: string, url: string, run: (isLate: () => boolean) => Promise<T>): Promise<T>;
/** Was it a timeout? After one, no further attempt is made. */
export declare const isTimeout: (error: unknown) => boolean;
/**
 * Calls `load`, and once more with a fresh URL if that fails, as soon as the browser is online, and `isLate` does not
 * return true.
 */
export declare function retried<T>(url: string, load: (url: string) => Promise<T>, isLate?: () => boolean): Promise<T>;
/**
 * Imports a chunk, and retries once under a fresh URL; a timeout is final. `first` is the bundler's own `import()`,
 * used for the original URL.
 * @throws ChunkLoadError
 */
export declare function importChunk(chunk: string, url: string, first?: () => Promise<unknown>): Promise<unknown>;
/** Loads the newest chunk names, once: a cached loader may be older than the chunks that the server still has. */
export declare function newestChunks(base: string): Promise<ChunkMap>;
/** Calls `make` once per key. A failure is forgotten, so that the next call tries again. */
export declare function cachePromise<K extends object, V>(known: WeakMap<K, Promise<V>>, key: K, make: () => Promise<V>): Promise<V>;
/**
 * Loads once for all callers and resolves them in the order of their calls, which `import()` does not guarantee. A
 * failure is forgotten, so that the next call tries again.
 */
export declare function loadOnce<V>(load: () => Promise<V>): () => Promise<V>;
/** How often the page has come back from the back/forward cache, or the browser has gone online. */
export declare const restorations: () => number;
/**
 * Calls `use` when the page has come back or the browser has gone online: requests that were cut off can be retried.
 */
export declare function onRestored(use: () => void): void;
