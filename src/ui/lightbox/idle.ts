const WAKES = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Tells when nobody has moved for `delay` milliseconds (0: never), and when somebody moves again. A finger does not move
 * between taps, so touch never counts as idle. Focus that can be seen keeps the controls. Returns what stops it.
 */
export function watchIdle(
  root: HTMLElement,
  delay: number,
  tell: (idle: boolean) => void,
  startsWithTouch: boolean,
): () => void {
  let timer = 0;
  const sleep = (): void => {
    if (!root.querySelector(':focus-visible')) tell(true);
  };
  const wake = (event?: Event): void => {
    clearTimeout(timer);
    tell(false);
    const touched = event ? (event as PointerEvent).pointerType === 'touch' : startsWithTouch;
    if (delay > 0 && !touched) timer = window.setTimeout(sleep, delay);
  };
  for (const type of WAKES) root.addEventListener(type, wake);
  wake();
  return () => {
    clearTimeout(timer);
    for (const type of WAKES) root.removeEventListener(type, wake);
  };
}
