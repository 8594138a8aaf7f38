/** How long after the last resize elements are measured again, in milliseconds. */
const RESIZED = 300;

const listeners = new Set<() => void>();
let stop: (() => void) | undefined;

const notify = (): void => {
  for (const listener of [...listeners]) listener();
};

function start(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let timer = 0;
  const onResize = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(notify, RESIZED);
  };
  window.addEventListener('resize', onResize, { passive: true, signal });
  // Late images and fonts have changed the layout.
  window.addEventListener('load', notify, { signal });
  return () => {
    ended.abort();
    clearTimeout(timer);
  };
}

/** Calls `listener` 300 ms after the last resize, and when the page has loaded; returns a function that stops it. */
export function onResized(listener: () => void): () => void {
  stop ??= start();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}
