import { reducesMotion } from '../../page/device';

/** How long after the page's `load` the element is followed while things above it still move, in milliseconds. */
const PATIENCE = 2000;

const INTENTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Where the page must be scrolled to for the element's top to sit mid-window (contract page-builder §14). */
export const targetOf = (elementTop: number, windowHeight: number): number =>
  Math.max(0, Math.round(elementTop - windowHeight / 2));

/**
 * Scrolls the element to mid-window, and again when late images or fonts move it, until the page has settled or the visitor
 * does anything. Does nothing when the page is scrolled already. Returns what stops it.
 */
export function followElement(element: HTMLElement): () => void {
  if (window.scrollY > 0) return () => {};
  const ended = new AbortController();
  const { signal } = ended;
  let last = 0;
  let timer = 0;

  const seek = (): void => {
    const target = targetOf(element.getBoundingClientRect().top + window.scrollY, window.innerHeight);
    if (target === last) return;
    last = target;
    window.scrollTo({ top: target, behavior: reducesMotion() ? 'instant' : 'smooth' });
  };
  const end = (): void => ended.abort();
  const endSoon = (): void => {
    timer = window.setTimeout(end, PATIENCE);
  };

  const sizes = new ResizeObserver(seek);
  sizes.observe(document.body);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    sizes.disconnect();
  });
  for (const type of INTENTIONS) window.addEventListener(type, end, { capture: true, passive: true, signal });
  if (document.readyState === 'complete') endSoon();
  else window.addEventListener('load', endSoon, { signal });
  seek();
  return end;
}
