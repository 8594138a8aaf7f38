/** Receives the records of the page's one `MutationObserver`. */
export type MutationListener = (records: readonly MutationRecord[]) => void;
/** Calls `listener` with each batch; returns a stop function. */
export declare function onMutations(listener: MutationListener): () => void;
/** Observes a host's own attributes; the browser drops the registration together with the node. */
export declare function watchAttributes(host: Element): void;
