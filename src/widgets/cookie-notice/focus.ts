import { focusOn, rememberFocus, tabbable } from '../../page/focus/focus';

/** Moves the focus into `root` and keeps Tab inside. Returns a function that ends it and puts the focus back. */
export function containFocus(root: HTMLElement): () => void {
  const restore = rememberFocus();
  const onKeyDown = (event: KeyboardEvent): void => {
    const { activeElement } = document;
    if (event.key !== 'Tab' || activeElement?.closest('[aria-modal=true], dialog')) return;
    const inside = tabbable(root);
    const [first, last] = [inside[0] ?? root, inside.at(-1) ?? root];
    const leaves = activeElement === (event.shiftKey ? first : last) || activeElement === root;
    if (root.contains(activeElement) && !leaves) return;
    event.preventDefault();
    focusOn(event.shiftKey ? last : first);
  };
  document.addEventListener('keydown', onKeyDown, true);
  focusOn(tabbable(root)[0] ?? root);
  return () => {
    document.removeEventListener('keydown', onKeyDown, true);
    if (root.contains(document.activeElement)) restore();
  };
}
