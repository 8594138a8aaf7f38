/**
 * Runs a request that writes to the cart after all earlier ones of this page have ended, because the server's session
 * keeps only the last writer's cart: requests side by side lose items. A task that fails does not stop the queue. A task
 * must not wait for another write, which would wait for it.
 */
export declare function queueCartWrite<T>(task: () => Promise<T>): Promise<T>;
/** Resolves when no write to the cart is running or waiting. */
export declare function whenCartIdle(): Promise<void>;
/** Is a write to the cart running or waiting? */
export declare const isCartBusy: () => boolean;
