import { noticesIn, textOf } from './answer';
import { EMPTY, FORM } from './parts';

/** What we have shown: a theme's own markup is not known by its class. */
const shown = new Set<HTMLElement>();

/** Takes the page's notices away. */
export function removeNotices(): void {
  // Each copy: of equal ones only the first counts as a notice of its own.
  for (const notice of [...shown, ...noticesIn(document, true)]) notice.remove();
  shown.clear();
}

/** Shows notices at the top of the cart, except those that the page shows already. Gives those that were added. */
export function showNotices(notices: readonly HTMLElement[]): HTMLElement[] {
  const known = new Set(noticesIn(document).map(textOf));
  const fresh = notices.filter((notice) => !known.has(textOf(notice)));
  const wrapper = document.querySelector('.woocommerce-notices-wrapper');
  const cart = document.querySelector(`${FORM}, ${EMPTY}`);
  if (wrapper) wrapper.prepend(...fresh);
  else cart?.before(...fresh);
  for (const notice of fresh) shown.add(notice);
  return fresh.filter((notice) => notice.isConnected);
}

/** The one of the notices that matters most to the visitor. */
export const alertOf = (notices: readonly HTMLElement[]): HTMLElement | undefined =>
  notices.find((notice) => notice.matches('[role=alert]')) ?? notices[0];
