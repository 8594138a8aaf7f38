import type { Claims } from '../claim/claims.js';
import { type Found } from '../claim/found.js';
import type { Manifest } from '../types.js';
/**
 * What the selectors of the types match in and on `root`. Most of what pages add has nothing for us, and one question
 * about that is faster than one for each type.
 */
export declare function foundIn(claims: Claims, root: ParentNode): Found[];
/**
 * The elements in and on `root` that may be hosts, in the order of the document, each with the types that may claim it;
 * with none if it only has `data-widget`, because that may change.
 */
export declare function candidatesIn(root: ParentNode, found: readonly Found[]): [element: Element, manifests: Manifest[]][];
