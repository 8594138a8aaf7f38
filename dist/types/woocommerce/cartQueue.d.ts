/** The newest request that shows the cart, while it runs; undefined if the cart has changed since. */
export declare const runningCartRead: () => Promise<unknown> | undefined;
/**
 * Runs cart writes one after another, because the server's session keeps only the cart of the last writer, so parallel
 * requests would lose items. A task must not wait for another write, because both would then wait forever.
 */
export declare function queueCartWrite<T>(task: () => Promise<T>): Promise<T>;
/**
 * Runs a request that only shows the cart, after the writes before it; later writes wait for it, because shops with
 * other plugins write the session back with each request, and so with the cart from before the write.
 */
export declare function queueCartRead<T>(task: () => Promise<T>): Promise<T>;
/** Tells that the cart has changed since the running request for it. */
export declare function forgetCartRead(): void;
/** Counts a press as a cart write while the code that sends it loads. Returns the promise of that code. */
export declare function expectCartWrite<T>(code: Promise<T>): Promise<T>;
/** Resolves when no cart write is running, waiting or expected. */
export declare function whenCartIdle(): Promise<void>;
/** Is a cart write running, waiting or expected? */
export declare const isCartBusy: () => boolean;
