/** Is an element rendered and not hidden by styles? */
export declare const isShown: (element: Element) => boolean;
/** The elements in `root` that Tab reaches, in document order. */
export declare const tabbable: (root: Element) => HTMLElement[];
/**
 * Remembers the focus; the returned function restores it, or focuses the nearest ancestor that is on the page and
 * shown.
 */
export declare function rememberFocus(opener?: Element | null): () => void;
/** Focuses an element, even one that is not focusable by itself. */
export declare function focusOn(element: HTMLElement, options?: FocusOptions): void;
/** Is the visitor typing, so that widgets must leave focus and keys alone? */
export declare function isTyping(element?: Element | null): boolean;
/** Focuses the first tab stop in an element. Waits some frames, because a panel that fades in may still be hidden. */
export declare function focusInto(panel: Element, frames?: number): void;
