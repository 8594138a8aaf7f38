import { type JQueryCollection, type JQueryStatic, withJQuery } from '../core/jquery/jquery';
import { reducesMotion } from '../page/base/device';

const OFFSET = 100;
const DURATION = 1000;

let stop = (): void => {};

/**
 * Scrolls an element to 100 px below the top in 1000 ms, or at once under reduced motion. Stops when the visitor acts.
 */
export function scrollToNotices(element: Element | null | undefined): void {
  stop();
  if (!element?.isConnected) return;
  const from = window.scrollY;
  const by = Math.max(element.getBoundingClientRect().top - OFFSET, -from);
  const jump = (share: number): void => window.scrollTo({ top: from + by * share, behavior: 'instant' });
  if (reducesMotion()) {
    jump(1);
    return;
  }
  const ended = new AbortController();
  const started = performance.now();
  const step = (now: number): void => {
    if (ended.signal.aborted) return;
    const done = Math.min(1, Math.max(0, (now - started) / DURATION));
    jump(0.5 - Math.cos(done * Math.PI) / 2);
    if (done < 1) requestAnimationFrame(step);
    else stop();
  };
  stop = () => ended.abort();
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(type, stop, { passive: true, signal: ended.signal });
  requestAnimationFrame(step);
}

type WithScroll = JQueryStatic & { scroll_to_notices?: (target?: JQueryCollection) => void };

/**
 * Provides `jQuery.scroll_to_notices`, which payment gateways call, if it is missing. Returns a function that removes
 * it.
 */
export function provideScrollToNotices(): () => void {
  const ours = (target?: JQueryCollection): void => scrollToNotices(target?.[0]);
  const holders: WithScroll[] = [];
  const stopWaiting = withJQuery(($: WithScroll) => {
    if (typeof $.scroll_to_notices === 'function') return;
    $.scroll_to_notices = ours;
    holders.push($);
  });
  return () => {
    stopWaiting();
    stop();
    for (const holder of holders) if (holder.scroll_to_notices === ours) delete holder.scroll_to_notices;
  };
}
