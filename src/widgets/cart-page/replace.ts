import { keepPlace } from '../../page/scroll/keepPlace';
import { emitCartEvent } from '../../woocommerce/cart/events';
import { type CartAnswer, noticesIn } from './answer';
import { cleanAddress, EMPTY, FORM, outermost, textOf } from './markup';

/** Remembered, because a theme's own markup cannot be found by its class. */
const inserted = new Set<HTMLElement>();

const keepCartInPlace = <T>(change: () => T): T => keepPlace(() => document.querySelector(FORM), change);

/** Removes the page's notices, all copies of each. */
export function removeNotices(): void {
  for (const notice of [...inserted, ...noticesIn(document, true)]) notice.remove();
  inserted.clear();
}

/** Inserts notices above the cart, except those that the page shows already. Returns the inserted ones. */
export function showNotices(notices: readonly HTMLElement[]): HTMLElement[] {
  const known = new Set(noticesIn(document).map(textOf));
  const fresh = notices.filter((notice) => !known.has(textOf(notice)));
  const wrapper = document.querySelector('.woocommerce-notices-wrapper');
  const cart = document.querySelector(`${FORM}, ${EMPTY}`);
  if (wrapper) wrapper.prepend(...fresh);
  else cart?.before(...fresh);
  for (const notice of fresh) inserted.add(notice);
  return fresh.filter((notice) => notice.isConnected);
}

/** Shows these notices above the cart, which keeps its place, instead of the page's. Returns those that are shown. */
export const replaceNotices = (notices: readonly HTMLElement[]): HTMLElement[] =>
  keepCartInPlace(() => {
    removeNotices();
    return showNotices(notices);
  });

/** Loads the page again, at its clean address. */
export const reloadPage = (): void => window.location.assign(cleanAddress());

const hasCheckout = (): boolean => document.querySelector('.woocommerce-checkout') !== null;

function replaceEach(selector: string, fresh: readonly HTMLElement[]): void {
  for (const [index, old] of outermost(selector).entries()) {
    const next = fresh[index];
    if (next) old.replaceWith(next);
  }
}

/** Replaces the totals. `onReplaced` runs before the page's event. */
export function replaceTotals(totals: readonly HTMLElement[], onReplaced: () => void): void {
  // The shop's endpoints answer with one copy of the totals, even where the page has two.
  const [first] = totals;
  const missing = first ? outermost('.cart_totals').slice(totals.length) : [];
  replaceEach('.cart_totals', [...totals, ...missing.map(() => first?.cloneNode(true) as HTMLElement)]);
  onReplaced();
  emitCartEvent('updated_cart_totals');
}

function replaceByEmpty({ empty, notices }: CartAnswer, onReplaced: () => void): HTMLElement[] | undefined {
  // Themes give the body this class, too.
  const frame = document.querySelector(FORM)?.closest('.woocommerce:not(body)');
  if (hasCheckout() || !frame || !empty) return undefined;
  frame.replaceWith(empty);
  onReplaced();
  showNotices(notices);
  emitCartEvent('wc_cart_emptied');
  return notices.filter((notice) => notice.isConnected);
}

function replaceAll(answer: CartAnswer, keepsNotices: boolean, onReplaced: () => void): HTMLElement[] | undefined {
  if (!keepsNotices) removeNotices();
  let notices: HTMLElement[] | undefined;
  if (answer.forms.length > 0) {
    if (hasCheckout()) emitCartEvent('update_checkout');
    replaceEach(FORM, answer.forms);
    onReplaced();
    notices = showNotices(answer.notices);
    replaceTotals(answer.totals, onReplaced);
  } else {
    notices = replaceByEmpty(answer, onReplaced);
    if (!notices) {
      reloadPage();
      return undefined;
    }
  }
  emitCartEvent('updated_wc_div');
  return notices;
}

/**
 * Replaces form, totals and notices; the cart keeps its place on the screen. Returns the new notices; undefined when
 * the page is loaded again instead.
 */
export function replaceCart(
  answer: CartAnswer,
  keepsNotices: boolean,
  onReplaced: () => void,
): HTMLElement[] | undefined {
  if (document.querySelector(FORM)) return keepCartInPlace(() => replaceAll(answer, keepsNotices, onReplaced));
  if (answer.forms.length === 0) return [];
  reloadPage();
  return undefined;
}
