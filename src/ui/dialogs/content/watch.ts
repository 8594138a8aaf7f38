import { isRtl } from '../../../page/base/device';
import { isTyping } from '../../../page/focus/focus';

interface Handlers {
  /** A selector of elements that close the dialog, besides the cross. */
  closes(): string | undefined;
  close(): void;
  move(step: -1 | 1): void;
}

/**
 * Is the element outside the dialog's content, and no control? An element that the press has removed counts as inside.
 */
const isBeside = ({ target }: Event): boolean =>
  target instanceof Element && target.isConnected && !target.closest('.mfp-content > *, .mfp-arrow');

/** Watches presses that close a dialog, and arrow keys; returns a function that stops it. */
export function watchDialog(root: HTMLElement, { closes, close, move }: Handlers): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  // Text may be selected from the inside to the outside.
  let hasStartedBeside = true;
  root.addEventListener(
    'pointerdown',
    (event) => {
      hasStartedBeside = isBeside(event);
    },
    { signal },
  );
  root.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const closing = ['.mfp-close', closes()].filter(Boolean).join();
      const isCross = target instanceof Element && target.closest(closing);
      if (isCross || (isBeside(event) && (hasStartedBeside || event.detail === 0))) close();
    },
    { signal },
  );
  root.addEventListener(
    'keydown',
    ({ key, target }) => {
      if (target instanceof HTMLMediaElement || isTyping()) return;
      if (/^Arrow(Left|Right)$/.test(key)) move((key === 'ArrowRight') === isRtl() ? -1 : 1);
    },
    { signal },
  );
  return () => ended.abort();
}
