const listeners = new Set<() => void>();
let distance = 0;
let stop: (() => void) | undefined;

const notify = (): void => {
  for (const listener of [...listeners]) listener();
};

// Not while scrolling, because reading heights forces a layout.
function measure(): void {
  distance = Math.ceil(document.documentElement.scrollHeight - window.innerHeight);
  notify();
}

function start(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const sizes = new ResizeObserver(measure);
  sizes.observe(document.documentElement);
  sizes.observe(document.body);
  window.addEventListener('scroll', notify, { passive: true, signal });
  window.addEventListener('resize', measure, { passive: true, signal });
  return () => {
    ended.abort();
    sizes.disconnect();
  };
}

/** Calls `listener` when the page is scrolled or its height changes; returns what stops it. */
export function onScroll(listener: () => void): () => void {
  stop ??= start();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

/** How far the page can be scrolled, in pixels, as measured last. */
export const scrollDistance = (): number => distance;

/** Is the page scrolled far enough for the button to show? All in pixels. */
export const isPast = (scrollY: number, showAfter: number, offsetTop: number): boolean =>
  Math.ceil(scrollY) > showAfter + offsetTop;

/** The scrolled part of `distance` in whole percent; 0 for a page that cannot be scrolled. */
export const percentOf = (scrollY: number, distance: number): number =>
  distance > 0 ? Math.min(100, Math.max(0, Math.floor((scrollY / distance) * 100))) : 0;
