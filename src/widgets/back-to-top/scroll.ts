const listeners = new Set<() => void>();
let distance = 0;
let stop: (() => void) | undefined;

const tell = (): void => {
  for (const listener of [...listeners]) listener();
};

/** Only when something has changed its size, never while scrolling: reading heights makes the browser lay out. */
function measure(): void {
  distance = Math.ceil(document.documentElement.scrollHeight - window.innerHeight);
  tell();
}

function start(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const sizes = new ResizeObserver(measure);
  sizes.observe(document.documentElement);
  sizes.observe(document.body);
  window.addEventListener('scroll', tell, { passive: true, signal });
  window.addEventListener('resize', measure, { passive: true, signal });
  return () => {
    ended.abort();
    sizes.disconnect();
  };
}

/** Hears scrolling, and changes of the page's height, for all buttons of the page; returns what stops it. */
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
