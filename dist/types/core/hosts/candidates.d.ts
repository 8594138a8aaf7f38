import type { Found } from '../claim/found.js';
import type { Manifest } from '../types.js';
/**
 * The elements in and on `root` that may be hosts, in the order of the document, each with the types that may claim it;
 * with none if it only has `data-widget`, because that may change.
 */
export declare function candidatesIn(root: ParentNode, found: readonly Found[]): [element: Element, manifests: Manifest[]][];
