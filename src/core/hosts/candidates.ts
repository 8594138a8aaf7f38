import type { Claims } from '../claim/claims';
import { type Found, matchesIn } from '../claim/found';
import { isElement } from '../dom/nodes';
import type { Manifest } from '../types';

const NAMED = '[data-widget]';

const inOrder = (a: Element, b: Element): number =>
  a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/**
 * What the selectors of the types match in and on `root`. Most of what pages add has nothing for us, and one question
 * about that is faster than one for each type.
 */
export function foundIn(claims: Claims, root: ParentNode): Found[] {
  const all = claims.selector();
  const hasAny = (isElement(root) && root.matches(all)) || root.querySelector(all) !== null;
  return hasAny ? [...matchesIn(claims, root)] : [];
}

/**
 * The elements in and on `root` that may be hosts, in the order of the document, each with the types that may claim it;
 * with none if it only has `data-widget`, because that may change.
 */
export function candidatesIn(root: ParentNode, found: readonly Found[]): [element: Element, manifests: Manifest[]][] {
  const all = new Map<Element, Manifest[]>();
  if (isElement(root) && root.matches(NAMED)) all.set(root, []);
  for (const element of root.querySelectorAll(NAMED)) all.set(element, []);
  for (const { manifest, host } of found) {
    const manifests = all.get(host);
    if (manifests) manifests.push(manifest);
    else all.set(host, [manifest]);
  }
  return [...all].sort(([a], [b]) => inOrder(a, b));
}
