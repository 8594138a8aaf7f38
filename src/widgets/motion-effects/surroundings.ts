import { listen } from '../../core/listen';
import { requestFrame } from '../../page/frames';

/** How long after a resize the device is asked once more, in milliseconds. */
const RESIZED = 200;

const listeners = new Set<() => void>();
let stop: (() => void) | undefined;

const notify = (): void => {
  for (const listener of [...listeners]) listener();
};

function start(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let timer = 0;
  const end = (): void => {
    timer = 0;
    notify();
  };
  const onResize = (): void => {
    if (!timer) notify();
    clearTimeout(timer);
    timer = window.setTimeout(end, RESIZED);
  };
  window.addEventListener('resize', onResize, { passive: true, signal });
  for (const query of ['(prefers-reduced-motion: reduce)', '(hover: none)']) {
    window.matchMedia(query).addEventListener('change', notify, { signal });
  }
  // Tabs and accordions of the page builder tell so that they have shown something.
  const stopHearing = listen(window, 'elementor-pro/motion-fx/recalc', () => requestFrame('size'));
  return () => {
    ended.abort();
    stopHearing();
    clearTimeout(timer);
  };
}

/** Calls `listener` when the device, the wish for less motion or the kind of pointer may have changed. */
export function onSurroundings(listener: () => void): () => void {
  stop ??= start();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}
