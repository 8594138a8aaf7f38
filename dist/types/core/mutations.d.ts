/** Hears what the page's one `MutationObserver` saw. */
export type MutationListener = (records: readonly MutationRecord[]) => void;
/** Starts hearing; returns what stops it. */
export declare function onMutations(listener: MutationListener): () => void;
/**
 * Also reports edits of a mounted host's own attributes, for as long as the element lives. There is nothing to stop: the
 * registration belongs to the node and goes with it, and edits of a host that is no longer mounted find no record.
 */
export declare function watchAttributes(host: Element): void;
