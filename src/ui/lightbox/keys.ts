import { tabbable } from '../../page/focus';

interface Actions {
  /** One picture to the left (-1) or to the right (1). */
  move(step: -1 | 1): void;
  close(): void;
}

/** Keeps Tab inside, in a circle. */
function cycle(root: HTMLElement, event: KeyboardEvent): void {
  const stops = tabbable(root);
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = event.shiftKey ? (at <= 0 ? stops.length - 1 : at - 1) : (at + 1) % stops.length;
  event.preventDefault();
  stops[next]?.focus();
}

/** Escape, arrows and Tab of an open lightbox, wherever the focus is; keys with modifiers are the browser's. */
export function watchKeys(root: HTMLElement, { move, close }: Actions): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (ctrlKey || metaKey || altKey || (shiftKey && key !== 'Tab')) return;
    if (key === 'Escape') close();
    else if (key === 'ArrowLeft') move(-1);
    else if (key === 'ArrowRight') move(1);
    else if (key === 'Tab') cycle(root, event);
    else return;
    // The page behind has arrow keys and Escape of its own.
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown, true);
  return () => document.removeEventListener('keydown', onKeyDown, true);
}
