/**
 * Runs cart writes one after another. The server's session keeps only the cart of the last writer, so parallel requests
 * would lose items. A task must not wait for another write, which would never end.
 */
export declare function queueCartWrite<T>(task: () => Promise<T>): Promise<T>;
/** Resolves when no cart write is running or waiting. */
export declare function whenCartIdle(): Promise<void>;
/** Is a cart write running or waiting? */
export declare const isCartBusy: () => boolean;
