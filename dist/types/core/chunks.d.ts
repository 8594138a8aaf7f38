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
/** Imports a chunk, once more under a fresh URL if that fails; a timeout is final. @throws ChunkLoadError */
export declare function importChunk(chunk: string, url: string, timeout?: number): Promise<unknown>;
/** Loads the newest chunk names, once, because caches keep old loaders for longer than servers keep chunks. */
export declare function newestChunks(base: string): Promise<ChunkMap>;
/** Asks the browser to fetch a module early, once. */
export declare function preload(url: string): void;
