type Movable = ParentNode & Node & { moveBefore?(node: Node, child: Node | null): void };

/** Moves a node without taking the focus or the caret from who types in it. */
function move(node: Node, parent: Movable, before: Node | null): void {
  if (parent.moveBefore && parent.isConnected) {
    parent.moveBefore(node, before);
    return;
  }
  const focused = document.activeElement;
  const field = focused instanceof HTMLInputElement && node.contains(focused) ? focused : null;
  const caret = field && ([field.selectionStart, field.selectionEnd] as const);
  parent.insertBefore(node, before);
  if (!field || !caret) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(...caret);
}

/** Puts `wrapper` around a field; returns what takes it away again and leaves everything else in it where it is. */
export function wrap(input: HTMLInputElement, wrapper: HTMLElement): () => void {
  input.before(wrapper);
  move(input, wrapper, wrapper.firstChild);
  return () => {
    const { parentNode } = wrapper;
    if (!parentNode) return;
    // Another script may have put its own wrapper between ours and the field.
    for (const child of [...wrapper.childNodes]) move(child, parentNode, wrapper);
    wrapper.remove();
  };
}
