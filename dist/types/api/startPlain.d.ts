/**
 * Calls an integrator's `mount`, which may return a promise and need not return a function, then `onReady`. Returns a
 * stop function. Passes on what `mount` throws synchronously; `onError` gets the reason of a rejection.
 */
export declare function startPlain(run: () => unknown, onReady: () => void, onError: (error: unknown) => void): () => void;
