/** Announces `text` in the page's polite live region; drops a text that still waits. Returns what cancels it. */
export declare function announce(text: string): () => void;
/** The field's label; empty where it has none. */
export declare const labelOf: (field: HTMLInputElement | HTMLSelectElement) => string;
