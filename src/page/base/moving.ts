import { isHtmlElement } from '../../core/dom/nodes';

/** Server nodes that are put elsewhere in the document. */

/**
 * Moves a node into `parent`, before `before` or to the end. In browsers with `moveBefore`, frames in the node stay
 * loaded and the focus stays.
 */
export function moveTo(
  parent: Element & { moveBefore?(node: Node, before: Node | null): void },
  node: Node,
  before: Node | null = null,
): void {
  if (parent.moveBefore && parent.isConnected && node.isConnected) parent.moveBefore(node, before);
  else parent.insertBefore(node, before);
}

/** Calls `run`, which moves nodes, and then returns the focus to the element in `around` that had it. */
export function keepingFocus(around: Element, run: () => void): void {
  const { activeElement } = document;
  run();
  if (isHtmlElement(activeElement) && activeElement !== document.activeElement && around.contains(activeElement)) {
    activeElement.focus({ preventScroll: true });
  }
}
