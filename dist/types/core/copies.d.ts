type Undo = (original: Element, copy: Element) => void;
/** Marks an element of ours in the page's markup, so that a copy of it is known. */
export declare function markOwn<E extends Element>(element: E): E;
/** The same for an empty element that keeps a place; that it comes and goes is no news to anybody. */
export declare function markPlaceholder<E extends Element>(element: E): E;
/** Does an element only keep a place? */
export declare const isPlaceholder: (node: Node) => boolean;
/** The same for an element around nodes of the server, which stay when a copy of it is removed. */
export declare function markOwnWrapper<E extends Element>(element: E): E;
/** Removes copies of our elements from `root`, itself included. */
export declare function removeCopies(root: ParentNode): void;
/** `undo` is called with each server node of a copied host and its copy, inner ones first. */
export declare const onCopy: (undo: Undo) => void;
/** Takes back in `copy`, and in all that it has in common with its `original`, what we have changed there. */
export declare function undoCopy(original: Element, copy: Element): void;
export {};
