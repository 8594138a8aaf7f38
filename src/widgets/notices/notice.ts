/** The shop's notices, and whether one may take the focus; for the page at rest, too. */
import { isTyping } from '../../page/focus/focus';
import { cleanAddress } from '../../woocommerce/cleanAddress';

// An information is a status, but an alert in block notices of WooCommerce 8. Blocks show notices of their own after a
// press, which WooCommerce does not focus.
const NOTICES = [
  '.woocommerce-message',
  '.woocommerce-error',
  '.wc-block-components-notice-banner:not(.is-info, [data-wp-interactive="woocommerce/store-notices"] *)',
]
  .map((name) => `${name}[role=alert]`)
  .join();

const isShown = (element: Element): boolean => element.checkVisibility?.() !== false;

/** The first notice that shows. */
export const firstNotice = (root: ParentNode): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>(NOTICES)].find(isShown);

/** The first alert that says something. */
export const firstAlert = (root: ParentNode): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>('[role=alert]')].find(
    (element) => isShown(element) && element.textContent?.trim() !== '',
  );

/** The time since the document was parsed, in milliseconds. */
export function sinceReady(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const ready = navigation?.domContentLoadedEventStart;
  return ready ? performance.now() - ready : 0;
}

/** Has the visitor not moved the focus since `before`? */
export function isFocusFree(before: Element | null): boolean {
  const now = document.activeElement;
  return !now || now === document.body || (now === before && !isTyping(now));
}

const DONE = '.woocommerce-message, .wc-block-components-notice-banner.is-success';

/**
 * A page that tells what it has done, e.g. that it has added to the cart, does not do it again when it is reloaded: its
 * address loses the request, and a form that was sent counts as a plain visit.
 */
export function forgetRequest(root: ParentNode): void {
  if (root.querySelector(DONE)) window.history.replaceState(window.history.state, '', cleanAddress());
}

/** A notice that has had the focus at rest. */
interface Focused {
  notice: HTMLElement;
  /** Takes back what focusing the notice has changed. */
  letGo(): void;
}

/** On the window, because the code that runs at rest is in another file. */
const page = globalThis as { storefrontWidgetsNotice?: Focused };

/** Focuses a notice, which can be focused until it loses the focus. For the page at rest. */
export function focusAtRest(notice: HTMLElement): void {
  const before = notice.getAttribute('tabindex');
  const letGo = (): void => {
    notice.removeEventListener('blur', letGo);
    if (before === null) notice.removeAttribute('tabindex');
    notice.style.removeProperty('outline');
    if (!notice.getAttribute('style')) notice.removeAttribute('style');
  };
  page.storefrontWidgetsNotice = { notice, letGo };
  if (before === null) notice.tabIndex = -1;
  // The browser's focus ring would suggest that the text can be operated.
  notice.style.outline = 'none';
  notice.addEventListener('blur', letGo);
  notice.focus({ preventScroll: window.scrollY > 0 });
}

/** Returns the notice that was focused at rest, and forgets it. */
export function takeFocused(): Focused | undefined {
  const focused = page.storefrontWidgetsNotice;
  delete page.storefrontWidgetsNotice;
  return focused;
}
