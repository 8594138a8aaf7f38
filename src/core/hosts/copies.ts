import { isElement } from '../dom/nodes';

/** Marks our elements in stored or copied markup, too; `around`: a wrapper around server nodes. */
export const OWN = 'data-storefront-own';
const AROUND = 'around';

const own = new WeakSet<Element>();

type Undo = (original: Element, copy: Element) => void;
const undos: Undo[] = [];

/** Marks an element that we add to the page, so that a copy of it can be recognised. */
export function markOwn<E extends Element>(element: E): E {
  own.add(element);
  element.setAttribute(OWN, '');
  return element;
}

const quiet = new WeakSet<Node>();

/** Marks an empty placeholder; the page's observer ignores its coming and going. */
export function markPlaceholder<E extends Element>(element: E): E {
  quiet.add(element);
  return markOwn(element);
}

/** Has `markPlaceholder` marked the node? */
export const isPlaceholder = (node: Node): boolean => quiet.has(node);

/** Marks a wrapper around server nodes; they stay when a copy of the wrapper is removed. */
export function markOwnWrapper<E extends Element>(element: E): E {
  markOwn(element).setAttribute(OWN, AROUND);
  return element;
}

/** Removes copies of our elements from `root`, and `root` itself if it is such a copy. */
export function removeCopies(root: ParentNode): void {
  const inside = root.querySelectorAll(`[${OWN}]`);
  for (const element of isElement(root) && root.hasAttribute(OWN) ? [root, ...inside] : inside) {
    if (own.has(element)) continue;
    if (element.getAttribute(OWN) === AROUND) element.replaceWith(...element.childNodes);
    else element.remove();
  }
}

/** `undo` is called with each server node of a copied host and its copy, inner ones first. */
export const onCopy = (undo: Undo): void => void undos.push(undo);

function serverChildren(parent: Element): Element[] {
  return [...parent.children].flatMap((child) => {
    const mark = child.getAttribute(OWN);
    return mark === null ? child : mark === AROUND ? serverChildren(child) : [];
  });
}

/** Undoes our changes in `copy` and in its descendants that correspond to those of `original`. */
export function undoCopy(original: Element, copy: Element): void {
  const copies = serverChildren(copy);
  for (const [at, child] of serverChildren(original).entries()) {
    const twin = copies[at];
    if (twin?.localName === child.localName) undoCopy(child, twin);
  }
  for (const undo of undos) undo(original, copy);
}
