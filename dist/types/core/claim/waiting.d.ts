/** The attribute of a part on which an action waits; the style sheet shows it. */
export declare const WAITING = "data-storefront-held";
/** Shows after a moment that an action on `part` waits, until the returned function is called. */
export declare function showWaiting(part: Element): () => void;
