/** Shows that an action waits. */
export declare const WAITING_STYLE = "[data-storefront-held]{cursor:progress;opacity:.6}";
/** Shows after a moment that an action on `part` waits, until the returned function is called. */
export declare function showWaiting(part: Element): () => void;
