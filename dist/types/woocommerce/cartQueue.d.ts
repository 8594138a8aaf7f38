/**
 * Runs cart writes one after another, because the server's session keeps only the cart of the last writer, so parallel
 * requests would lose items. A task must not wait for another write, because both would then wait forever.
 */
export declare function queueCartWrite<T>(task: () => Promise<T>): Promise<T>;
/** Resolves when no cart write is running or waiting. */
export declare function whenCartIdle(): Promise<void>;
/** Is a cart write running or waiting? */
export declare const isCartBusy: () => boolean;
