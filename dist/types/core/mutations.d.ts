/** Gets the records of the page's one `MutationObserver`. */
export type MutationListener = (records: readonly MutationRecord[]) => void;
/** Calls `listener` with each batch; returns what stops it. */
export declare function onMutations(listener: MutationListener): () => void;
/** Follows a host's own attributes, for as long as the element lives: the registration goes with the node. */
export declare function watchAttributes(host: Element): void;
