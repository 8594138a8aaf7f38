/** How long an action may wait before the page shows that it does, in milliseconds. */
const UNNOTICED = 100;

/** The attribute of a part on which an action waits. */
const WAITING = 'data-storefront-held';

/** Shows that an action waits. */
export const WAITING_STYLE = `[${WAITING}]{cursor:progress;opacity:.6}`;

/** Shows after a moment that an action on `part` waits, until the returned function is called. */
export function showWaiting(part: Element): () => void {
  const timer = setTimeout(() => {
    if (part.hasAttribute('aria-busy')) return;
    part.setAttribute('aria-busy', 'true');
    part.setAttribute(WAITING, '');
  }, UNNOTICED);
  return () => {
    clearTimeout(timer);
    if (!part.hasAttribute(WAITING)) return;
    part.removeAttribute('aria-busy');
    part.removeAttribute(WAITING);
  };
}
