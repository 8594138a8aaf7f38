/** How long an action may wait before the page shows that it does, in milliseconds. */
const UNNOTICED = 100;

/** The attribute of a part on which an action waits; the style sheet shows it. */
export const WAITING = 'data-storefront-held';

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
