/** Handles the arrows, except with modifiers, anywhere on the page. Returns a function that ends it. */
export function watchArrows(move: (step: -1 | 1) => void): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (ctrlKey || metaKey || altKey || shiftKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return;
    // In a video that has the focus they wind.
    if (event.target instanceof HTMLMediaElement) return;
    move(key === 'ArrowLeft' ? -1 : 1);
    // The page behind has handlers for arrow keys.
    event.stopPropagation();
    event.preventDefault();
  };
  document.addEventListener('keydown', onKeyDown, true);
  return () => document.removeEventListener('keydown', onKeyDown, true);
}

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Reports idleness after `delay` ms (0: never) and its end; not for touch or visible focus. Returns a function that
 * ends it.
 */
export function watchIdle(
  root: HTMLElement,
  delay: number,
  onIdle: (isIdle: boolean) => void,
  startsWithTouch: boolean,
): () => void {
  let timer = 0;
  const sleep = (): void => {
    if (!root.querySelector(':focus-visible')) onIdle(true);
  };
  const wake = (event?: Event): void => {
    clearTimeout(timer);
    onIdle(false);
    const isTouch = event ? (event as PointerEvent).pointerType === 'touch' : startsWithTouch;
    if (delay > 0 && !isTouch) timer = window.setTimeout(sleep, delay);
  };
  for (const type of SIGNS_OF_LIFE) root.addEventListener(type, wake);
  wake();
  return () => {
    clearTimeout(timer);
    for (const type of SIGNS_OF_LIFE) root.removeEventListener(type, wake);
  };
}
