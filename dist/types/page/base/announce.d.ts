/**
 * Says something to screen readers in the page's one polite live region. The newest message wins. A text that is said
 * again is heard again. An empty text silences what has not been said yet. Returns what takes this one back, if it has not
 * been said yet.
 */
export declare function announce(text: string): () => void;
/** What the visitor knows a field by: its label, or nothing. */
export declare const labelOf: (field: HTMLInputElement | HTMLSelectElement) => string;
