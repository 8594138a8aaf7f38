/**
 * Runs cart writes one after another, because the server's session keeps only the last writer's cart: parallel requests
 * lose items. A task must not wait for another write: that would never end.
 */
export declare function queueCartWrite<T>(task: () => Promise<T>): Promise<T>;
/** Resolves when no cart write runs or waits. */
export declare function whenCartIdle(): Promise<void>;
/** Does a cart write run or wait? */
export declare const isCartBusy: () => boolean;
