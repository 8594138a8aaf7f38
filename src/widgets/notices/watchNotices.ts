import { on } from '../../page/events';
import { isTyping } from '../../page/focus';
import { firstAlert, firstNotice } from './find';

let hasLooked = false;

/** How long ago the document was ready, in milliseconds. */
function sinceReady(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const ready = navigation?.domContentLoadedEventStart;
  return ready ? performance.now() - ready : 0;
}

/** Has the visitor left the focus where it was? Nobody's focus is taken away, least of all while typing. */
function isFree(before: Element | null): boolean {
  const now = document.activeElement;
  return !now || now === document.body || (now === before && !isTyping(now));
}

/**
 * Focuses the first notice `delay` ms after the document is ready, once for the page, and after each removal from the
 * cart's table (spec §8, contract woocommerce §17). `show` is told which notice takes the focus. Returns what stops it.
 */
export function watchNotices(host: HTMLElement, delay: () => number, show: (notice: HTMLElement) => void): () => void {
  let timer = 0;
  let soon = 0;

  const focus = (notice: HTMLElement | undefined, before: Element | null): void => {
    if (!notice || !isFree(before)) return;
    show(notice);
    // Who has scrolled is reading: the page stays where it is.
    notice.focus({ preventScroll: window.scrollY > 0 });
  };
  const focusFirst = (wait: number): void => {
    const notice = firstNotice(host);
    if (!notice) return;
    show(notice);
    const before = hasLooked ? document.activeElement : null;
    clearTimeout(timer);
    // The notice may have been replaced by then.
    timer = window.setTimeout(() => focus(firstNotice(host), before), Math.max(0, wait));
  };

  if (!hasLooked) {
    focusFirst(delay() - sinceReady());
    if (host.matches('.woocommerce-account')) soon = window.setTimeout(() => focus(firstAlert(host), null));
    hasLooked = true;
  }
  const stop = on(host, 'item_removed_from_classic_cart', () => focusFirst(delay()));
  return () => {
    stop();
    clearTimeout(timer);
    clearTimeout(soon);
  };
}
