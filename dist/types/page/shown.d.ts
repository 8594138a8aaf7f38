/**
 * Tells what is inside `element` that it can be seen from now on: a tab, an accordion's panel, a menu or a dialog has opened.
 * Called when `element` has its size, before an animation of it ends.
 */
export declare function tellShown(element: Element): void;
/** Calls `run` when something around `host` has come into view by itself, not by scrolling. Returns what ends it. */
export declare const onShown: (host: Element, run: () => void) => (() => void);
