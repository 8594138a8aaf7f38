const OWN = 'data-storefront-own';
const AROUND = 'around';

const own = new WeakSet<Element>();

type Undo = (original: Element, copy: Element) => void;
const undos: Undo[] = [];

/** Marks an element of ours in the page's markup, so that a copy of it is known. */
export function markOwn<E extends Element>(element: E): E {
  own.add(element);
  element.setAttribute(OWN, '');
  return element;
}

const quiet = new WeakSet<Node>();

/** The same for an empty element that keeps a place; that it comes and goes is no news to anybody. */
export function markPlaceholder<E extends Element>(element: E): E {
  quiet.add(element);
  return markOwn(element);
}

/** Does an element only keep a place? */
export const isPlaceholder = (node: Node): boolean => quiet.has(node);

/** The same for an element around nodes of the server, which stay when a copy of it is removed. */
export function markOwnWrapper<E extends Element>(element: E): E {
  markOwn(element).setAttribute(OWN, AROUND);
  return element;
}

/** Removes copies of our elements from `root`, itself included. */
export function removeCopies(root: ParentNode): void {
  const inside = root.querySelectorAll(`[${OWN}]`);
  for (const element of root instanceof Element && root.hasAttribute(OWN) ? [root, ...inside] : inside) {
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

/** Undoes our changes in `copy` and in all its elements that also exist in `original`. */
export function undoCopy(original: Element, copy: Element): void {
  const copies = serverChildren(copy);
  for (const [at, child] of serverChildren(original).entries()) {
    const twin = copies[at];
    if (twin?.localName === child.localName) undoCopy(child, twin);
  }
  for (const undo of undos) undo(original, copy);
}
