import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Bind } from '../../core/react/Bind';
import { sync } from '../../core/react/sync';
import { on } from '../../page/base/events';
import type { WidgetProps } from '../../page/base/widget';
import { isTyping } from '../../page/focus';
import { provideScrollToNotices } from '../../page/scrollToNotices';
import type { settings as schema } from './settings';

const NOTICES = ['.woocommerce-message', '.woocommerce-error', '.wc-block-components-notice-banner']
  .map((name) => `${name}[role=alert]`)
  .join();

const isShown = (element: Element): boolean => element.checkVisibility?.() !== false;

/** The first notice of success or error. */
const firstNotice = (root: ParentNode): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>(NOTICES)].find(isShown);

/** The first alert of any kind that has a text. Live regions are there before they have one. */
const firstAlert = (root: ParentNode): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>('[role=alert]')].find(
    (element) => isShown(element) && element.textContent?.trim() !== '',
  );

/** How long ago the document was ready, in milliseconds. */
function sinceReady(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const ready = navigation?.domContentLoadedEventStart;
  return ready ? performance.now() - ready : 0;
}

/** Has the visitor left the focus where it was? Nobody's focus is taken away, least of all while typing. */
function isFocusFree(before: Element | null): boolean {
  const now = document.activeElement;
  return !now || now === document.body || (now === before && !isTyping(now));
}

/** The notices of a page load get the focus once, however often the widget mounts. */
let hasFocusedFirst = false;

/**
 * Focuses the first notice `delay` ms after the document is ready, once for the page, and after each removal from the
 * cart's table. On account pages the first alert comes before it, at once. `show` gets the notice that takes the focus.
 * Returns what stops it.
 */
function watchNotices(host: HTMLElement, delay: () => number, show: (notice: HTMLElement) => void): () => void {
  let timer = 0;
  let alertTimer = 0;

  const focus = (notice: HTMLElement | undefined, before: Element | null): void => {
    if (!notice || !isFocusFree(before)) return;
    show(notice);
    // Who has scrolled is reading: the page stays where it is.
    notice.focus({ preventScroll: window.scrollY > 0 });
  };
  const focusFirst = (wait: number): void => {
    const notice = firstNotice(host);
    if (!notice) return;
    show(notice);
    const before = hasFocusedFirst ? document.activeElement : null;
    clearTimeout(timer);
    // Looked up again, because the notice may have been replaced by then.
    timer = window.setTimeout(() => focus(firstNotice(host), before), Math.max(0, wait));
  };

  if (!hasFocusedFirst) {
    focusFirst(delay() - sinceReady());
    if (host.matches('.woocommerce-account')) alertTimer = window.setTimeout(() => focus(firstAlert(host), null));
    hasFocusedFirst = true;
  }
  const stop = on(host, 'item_removed_from_classic_cart', () => focusFirst(delay()));
  return () => {
    stop();
    clearTimeout(timer);
    clearTimeout(alertTimer);
  };
}

/** Moves the focus to the shop's notices, where the visitor is at nothing else. */
export function Notices({ host, settings }: WidgetProps<typeof schema>): ReactNode {
  const [notice, setNotice] = useState<HTMLElement | null>(null);
  const delay = useRef(settings.delay);
  useLayoutEffect(() => {
    delay.current = settings.delay;
  });
  useLayoutEffect(() => {
    const show = (next: HTMLElement): void => sync(() => setNotice(next));
    const stops = [watchNotices(host, () => delay.current, show), provideScrollToNotices()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [host]);
  // A box of text cannot be operated, as the browser's thick ring would suggest.
  return notice && <Bind to={notice} attrs={{ tabindex: -1 }} style={{ outline: 'none' }} />;
}
