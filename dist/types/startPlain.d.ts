/**
 * Calls the `mount` function of an integrator. What stops it may be promised, or be no function at all. `onReady`: it is
 * there. Returns what stops it, also while it is still on its way.
 */
export declare function startPlain(run: () => unknown, onReady: () => void, onError: (error: unknown) => void): () => void;
