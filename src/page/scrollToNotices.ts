import { pageJQuery } from '../core/jquery';
import { reducesMotion } from './device';

/** How long the way takes, in milliseconds, and how far above the notices it ends, in pixels (spec §9). */
const DURATION = 1000;
const OFFSET = 100;

const STOPPERS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

let running: AbortController | undefined;

/** As jQuery's animations: slow at both ends. */
const ease = (part: number): number => 0.5 - Math.cos(part * Math.PI) / 2;

/**
 * Scrolls the page so that `element` stands 100 px below its upper edge, within a second; at once for visitors who want
 * no motion. Whatever the visitor does ends it.
 */
export function scrollToNotices(element: Element): void {
  const start = window.scrollY;
  const top = Math.max(0, element.getBoundingClientRect().top + start - OFFSET);
  running?.abort();
  if (reducesMotion()) {
    window.scrollTo({ top, behavior: 'instant' });
    return;
  }
  const began = performance.now();
  const stopped = new AbortController();
  running = stopped;
  const step = (now: number): void => {
    const part = Math.min(1, Math.max(0, now - began) / DURATION);
    if (stopped.signal.aborted) return;
    window.scrollTo({ top: start + (top - start) * ease(part), behavior: 'instant' });
    if (part < 1) requestAnimationFrame(step);
    else stopped.abort();
  };
  const stop = { once: true, passive: true, signal: stopped.signal };
  for (const type of STOPPERS) window.addEventListener(type, () => stopped.abort(), stop);
  requestAnimationFrame(step);
}

/** `jQuery.scroll_to_notices`, which payment plugins call: given where no script of the page has. Returns what takes it back. */
export function exposeScroll(): () => void {
  const $ = pageJQuery() as unknown as Record<string, unknown> | undefined;
  if (!$ || $.scroll_to_notices) return () => {};
  const scroll = (list: ArrayLike<Element> | undefined): void => {
    if (list?.[0]) scrollToNotices(list[0]);
  };
  $.scroll_to_notices = scroll;
  return () => {
    if ($.scroll_to_notices === scroll) delete $.scroll_to_notices;
  };
}
