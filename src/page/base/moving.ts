import { isHtmlElement } from '../../core/dom/nodes';

/** Server nodes that are put elsewhere in the document. */

/** Puts a node before `before`, or at the end; where the browser can, frames in it stay loaded and the focus stays. */
export function moveTo(
  parent: Element & { moveBefore?(node: Node, before: Node | null): void },
  node: Node,
  before: Node | null = null,
): void {
  if (parent.moveBefore && parent.isConnected && node.isConnected) parent.moveBefore(node, before);
  else parent.insertBefore(node, before);
}

/** Moves nodes by `run`, without taking the focus from an element in `around`. */
export function keepingFocus(around: Element, run: () => void): void {
  const { activeElement } = document;
  run();
  if (isHtmlElement(activeElement) && activeElement !== document.activeElement && around.contains(activeElement)) {
    activeElement.focus({ preventScroll: true });
  }
}
