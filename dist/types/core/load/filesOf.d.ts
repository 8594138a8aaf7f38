import type { ChunkMap } from './chunkMap.js';
/** The URLs of all files that a type's first widget needs besides the runtime; empty for unknown types. */
export declare function filesOf({ base, chunks }: {
    base: string;
    chunks: ChunkMap;
}, name: string): string[];
