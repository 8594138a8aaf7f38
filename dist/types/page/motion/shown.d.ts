/**
 * Notifies nested widgets that they are now visible, because a tab, panel, menu or dialog has opened. Call it once
 * `element` has its size, even if it is still animated.
 */
export declare function tellShown(element: Element): void;
/** Calls `run` when an ancestor of `host` has become visible other than by scrolling. Returns a stop function. */
export declare const onShown: (host: Element, run: () => void) => (() => void);
