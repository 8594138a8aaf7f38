import type { ChunkMap } from './types.js';
/** How long a chunk may take before it counts as failed, in milliseconds. */
export declare const CHUNK_TIMEOUT = 120000;
/** A chunk could not be had. `type` tells how, `request` is the URL. */
export declare class ChunkLoadError extends Error {
    readonly chunk: string;
    readonly type: 'missing' | 'error' | 'timeout';
    readonly request: string;
    name: string;
    constructor(chunk: string, type: 'missing' | 'error' | 'timeout', request: string, cause?: unknown);
}
/**
 * Imports a chunk; tries once more, under a fresh URL, when that fails. A timeout is final.
 * @throws ChunkLoadError
 */
export declare function importChunk(chunk: string, url: string, timeout?: number): Promise<unknown>;
/** Pages and optimisers may keep an old loader for longer than the server keeps its chunks: asks, once, for the newest names. */
export declare function newestChunks(base: string): Promise<ChunkMap>;
/** Asks the browser to fetch a module early, once. */
export declare function preload(url: string): void;
