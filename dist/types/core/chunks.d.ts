import type { ChunkMap } from './types.js';
/** How long a chunk may take before it counts as failed, in milliseconds. */
export declare const CHUNK_TIMEOUT = 120000;
/** A chunk could not be loaded; `request` is its URL. */
export declare class ChunkLoadError extends Error {
    readonly chunk: string;
    readonly type: 'missing' | 'error' | 'timeout';
    readonly request: string;
    name: string;
    constructor(chunk: string, type: 'missing' | 'error' | 'timeout', request: string, cause?: unknown);
}
/**
 * Gives what loads a chunk 120 s in all, with every further attempt; those ask `isLate` first.
 * @throws ChunkLoadError of type `timeout`
 */
export declare function limited<T>(chunk: string, url: string, run: (isLate: () => boolean) => Promise<T>): Promise<T>;
/** Did it take too long? Then nothing asks again. */
export declare const isTimeout: (error: unknown) => boolean;
/** Asks with `load`, and once more under a fresh URL if that fails. */
export declare function retried<T>(url: string, load: (url: string) => Promise<T>, isLate?: () => boolean): Promise<T>;
/**
 * Imports a chunk, once more under a fresh URL if that fails; a timeout is final. `first` is the bundler's own import of it,
 * good for as long as its URL is.
 * @throws ChunkLoadError
 */
export declare function importChunk(chunk: string, url: string, first?: () => Promise<unknown>): Promise<unknown>;
/** Loads the newest chunk names, once, because caches keep old loaders for longer than servers keep chunks. */
export declare function newestChunks(base: string): Promise<ChunkMap>;
/** Asks the browser to fetch a module early, once. */
export declare function preload(url: string): void;
