/** What Tab reaches inside `root`, in document order. */
export declare const tabbable: (root: Element) => HTMLElement[];
/**
 * Remembers what has the focus now. The function that comes back returns the focus there, or to the nearest ancestor that
 * is still on the page.
 */
export declare function rememberFocus(opener?: Element | null): () => void;
/** Focuses an element even if it is not focusable by itself. */
export declare function focusOn(element: HTMLElement, options?: FocusOptions): void;
/** Is the visitor typing right now? Such focus is not taken away, and such keys are not ours. */
export declare function isTyping(element?: Element | null): boolean;
