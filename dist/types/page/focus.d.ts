/** Is an element drawn at all, and may it have the focus as far as styles go? */
export declare const isShown: (element: Element) => boolean;
/** The elements that Tab reaches inside `root`, in document order. */
export declare const tabbable: (root: Element) => HTMLElement[];
/** Remembers the focus; the returned function restores it, or focuses the nearest ancestor still on the page. */
export declare function rememberFocus(opener?: Element | null): () => void;
/** Focuses an element, even one that is not focusable by itself. */
export declare function focusOn(element: HTMLElement, options?: FocusOptions): void;
/** Is the visitor typing? Then widgets leave focus and keys alone. */
export declare function isTyping(element?: Element | null): boolean;
