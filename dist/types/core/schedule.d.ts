/** Lets the browser paint and react to input before the next line. */
export declare function pause(): Promise<void>;
/** Lets the browser react to input; on a loaded page without a frame, so that inserted widgets are laid out once. */
export declare function breathe(): Promise<void>;
/** A slice of main-thread time; `next`: how long the next piece of work may take, in milliseconds. */
export declare function slice(): {
    isOver(next?: number): boolean;
};
/** Resolves when the browser is idle, at the latest after `timeout` ms; an aborted wait stays pending. */
export declare function whenIdle(signal: AbortSignal, timeout?: number): Promise<void>;
/** Resolves when `element` comes within `margin` of the viewport; stops watching when `signal` aborts. */
export declare function whenVisible(element: Element, signal: AbortSignal, margin?: string): Promise<void>;
/** Resolves on the first sign that the visitor is about to use `element`. */
export declare function whenInteracted(element: Element, signal: AbortSignal): Promise<void>;
/** Resolves when the media query matches. */
export declare function whenMedia(query: string, signal: AbortSignal): Promise<void>;
