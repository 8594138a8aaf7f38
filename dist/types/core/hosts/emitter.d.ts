/** The lifecycle events of the public API, and their details. */
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
/** Listens to a lifecycle event of all widgets; returns a stop function. */
export declare function onLifecycle<T extends keyof LifecycleEvents>(type: T, listener: LifecycleListener<T>): () => void;
/** Calls one listener and logs its error, if any. */
export declare function notifyLifecycle<T extends keyof LifecycleEvents>(type: T, detail: LifecycleEvents[T], listener: LifecycleListener<T>): void;
/** Calls the listeners of a lifecycle event. */
export declare function emitLifecycle<T extends keyof LifecycleEvents>(type: T, detail: LifecycleEvents[T]): void;
