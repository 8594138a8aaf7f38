/** What the public API reports about widgets. */
export interface LifecycleEvents {
    mounted: {
        element: Element;
        widget: string;
    };
    unmounted: {
        element: Element;
        widget: string;
    };
    failed: {
        element: Element;
        widget: string;
        error: unknown;
    };
}
/** A listener of one lifecycle event. */
export type LifecycleListener<T extends keyof LifecycleEvents> = (detail: LifecycleEvents[T]) => void;
/** Hears a lifecycle event of all widgets; returns what stops it. */
export declare function onLifecycle<T extends keyof LifecycleEvents>(type: T, listener: LifecycleListener<T>): () => void;
/** Tells one listener; what it throws is no reason not to go on. */
export declare function tellLifecycle<T extends keyof LifecycleEvents>(type: T, detail: LifecycleEvents[T], listener: LifecycleListener<T>): void;
/** Tells the listeners. */
export declare function emitLifecycle<T extends keyof LifecycleEvents>(type: T, detail: LifecycleEvents[T]): void;
