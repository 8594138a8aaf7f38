const SIGNS = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'focusin'];

/**
 * Calls `use` at the visitor's next sign of life on this page: a moving pointer, a finger, a key, the wheel. For what is
 * needed soon after, but not before. Returns what stops waiting.
 */
export function onTouch(use: () => void): () => void {
  const stop = new AbortController();
  const touched = (): void => {
    stop.abort();
    use();
  };
  for (const type of SIGNS) window.addEventListener(type, touched, { capture: true, signal: stop.signal });
  return () => stop.abort();
}
