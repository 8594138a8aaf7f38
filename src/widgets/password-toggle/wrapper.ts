import { markOwnWrapper } from '../../core/hosts/copies';

type Movable = ParentNode & Node & { moveBefore?(node: Node, child: Node | null): void };

/** Creates the element, as themes style it. */
export function createWrapper(): HTMLElement {
  const wrapper = markOwnWrapper(document.createElement('span'));
  wrapper.className = 'password-input';
  return wrapper;
}

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

/** Puts `wrapper` around a field. Returns a function that removes it and leaves its content. */
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
