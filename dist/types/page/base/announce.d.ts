/** The element in which new content stays reachable: the top modal dialog (everything else is inert), or the body. */
export declare const topLayer: () => Element;
/**
 * Announces `text` in the page's polite live region, replacing a text that is still waiting. Returns a cancel function.
 */
export declare function announce(text: string): () => void;
/** The field's label; empty if it has none. */
export declare const labelOf: (field: HTMLInputElement | HTMLSelectElement) => string;
