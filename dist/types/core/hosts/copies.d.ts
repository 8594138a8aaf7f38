/** Marks our elements in stored or copied markup, too; `around`: a wrapper around server nodes. */
export declare const OWN = "data-storefront-own";
type Undo = (original: Element, copy: Element) => void;
/** Marks an element that we add to the page, so that a copy of it can be recognised. */
export declare function markOwn<E extends Element>(element: E): E;
/** Marks an empty placeholder; the page's observer ignores its coming and going. */
export declare function markPlaceholder<E extends Element>(element: E): E;
/** Has `markPlaceholder` marked the node? */
export declare const isPlaceholder: (node: Node) => boolean;
/** Marks a wrapper around server nodes; they stay when a copy of the wrapper is removed. */
export declare function markOwnWrapper<E extends Element>(element: E): E;
/** Removes copies of our elements from `root`, and `root` itself if it is such a copy. */
export declare function removeCopies(root: ParentNode): void;
/** `undo` is called with each server node of a copied host and its copy, inner ones first. */
export declare const onCopy: (undo: Undo) => void;
/** Undoes our changes in `copy` and in its descendants that correspond to those of `original`. */
export declare function undoCopy(original: Element, copy: Element): void;
export {};
