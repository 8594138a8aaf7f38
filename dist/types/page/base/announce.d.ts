/** The element to which new content is added: the top modal dialog, because all else is inert, or the body. */
export declare const topLayer: () => Element;
/**
 * Announces `text` in the page's polite live region. Replaces a text that is still waiting. Returns a cancel function.
 */
export declare function announce(text: string): () => void;
/** The field's label; empty if it has none. */
export declare const labelOf: (field: HTMLInputElement | HTMLSelectElement) => string;
