/** Makes all beside `roots` inert: their siblings, and those of what is around them. Returns what ends it. */
export declare function makeInert(roots: readonly Element[]): () => void;
