/**
 * Calls the `mount` function of an integrator. What stops it may be promised, or be no function at all. `told`: it is
 * there. Returns what stops it, also while it is still on its way.
 */
export declare function startPlain(run: () => unknown, told: () => void, failed: (error: unknown) => void): () => void;
