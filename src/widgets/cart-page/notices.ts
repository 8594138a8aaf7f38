import { noticesIn, textOf } from './answer';
import { EMPTY, FORM } from './parts';

/** Takes the page's notices away. */
export function removeNotices(): void {
  for (const notice of noticesIn(document)) notice.remove();
}

/** Shows notices at the top of the cart, except those that the page shows already. Gives those that were added. */
export function showNotices(notices: readonly HTMLElement[]): HTMLElement[] {
  const known = new Set(noticesIn(document).map(textOf));
  const fresh = notices.filter((notice) => !known.has(textOf(notice)));
  const wrapper = document.querySelector('.woocommerce-notices-wrapper');
  const cart = document.querySelector(`${FORM}, ${EMPTY}`);
  if (wrapper) wrapper.prepend(...fresh);
  else cart?.before(...fresh);
  return fresh.filter((notice) => notice.isConnected);
}

/** The one of the notices that matters most to the visitor. */
export const alertOf = (notices: readonly HTMLElement[]): HTMLElement | undefined =>
  notices.find((notice) => notice.matches('[role=alert]')) ?? notices[0];
