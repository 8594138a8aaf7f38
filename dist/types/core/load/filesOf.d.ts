import type { ChunkMap } from '../types.js';
/** The URLs of all files that the first widget of a type needs besides the runtime. */
export declare function filesOf({ base, chunks }: {
    base: string;
    chunks: ChunkMap;
}, name: string): string[];
