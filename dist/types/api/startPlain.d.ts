/**
 * Calls an integrator's `mount`, which may return a promise or no function, then `onReady`. Returns a function that
 * stops it.
 */
export declare function startPlain(run: () => unknown, onReady: () => void, onError: (error: unknown) => void): () => void;
