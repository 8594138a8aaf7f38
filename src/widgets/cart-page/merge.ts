import { tellCart } from '../../page/cart/tell';
import type { CartAnswer } from './answer';
import { removeNotices, showNotices } from './notices';
import { all, cleanAddress, FORM } from './parts';

/** What a merge asks of the cart. */
export interface MergeHooks {
  /** Keep the notices that are shown. */
  preserve: boolean;
  /** Form, totals or both are new: what belongs to them is to be put on them. */
  replaced(): void;
}

/** Loads the page again, without what its address once asked for. */
export const reloadPage = (): void => window.location.assign(cleanAddress());

const hasCheckout = (): boolean => document.querySelector('.woocommerce-checkout') !== null;

/** Replaces each by its counterpart; more of them than the answer has stay as they are. */
function replaceAll(selector: string, fresh: readonly HTMLElement[]): void {
  for (const [index, old] of all(selector).entries()) {
    const next = fresh[index];
    if (next) old.replaceWith(next);
  }
}

/** Replaces the totals, and tells the page. */
export function mergeTotals(totals: readonly HTMLElement[], replaced: () => void): void {
  // A page that prints its totals twice gets only one from the shop's endpoints.
  const [one] = totals;
  const copies = one ? all('.cart_totals').slice(totals.length) : [];
  replaceAll('.cart_totals', [...totals, ...copies.map(() => one?.cloneNode(true) as HTMLElement)]);
  replaced();
  tellCart('updated_cart_totals');
}

function mergeEmpty({ empty, notices }: CartAnswer, replaced: () => void): HTMLElement[] | undefined {
  // A body of that class is not the cart's frame.
  const old = document.querySelector(FORM)?.closest('.woocommerce:not(body)');
  if (hasCheckout() || !old || !empty) return undefined;
  const known = [...notices];
  old.replaceWith(empty);
  replaced();
  showNotices(known);
  tellCart('wc_cart_emptied');
  return known.filter((notice) => notice.isConnected);
}

/**
 * Puts what the shop answered in place of what is shown (contract §9.3), with the events of the CMS in their order. Gives
 * the notices that came with it; undefined when the page is loaded again instead.
 */
export function mergeCart(answer: CartAnswer, { preserve, replaced }: MergeHooks): HTMLElement[] | undefined {
  if (!document.querySelector(FORM)) {
    if (answer.forms.length > 0) reloadPage();
    return answer.forms.length > 0 ? undefined : [];
  }
  if (!preserve) removeNotices();
  let shown: HTMLElement[] | undefined;
  if (answer.forms.length === 0) {
    shown = mergeEmpty(answer, replaced);
    if (!shown) {
      reloadPage();
      return undefined;
    }
  } else {
    if (hasCheckout()) tellCart('update_checkout');
    replaceAll(FORM, answer.forms);
    replaced();
    shown = showNotices(answer.notices);
    mergeTotals(answer.totals, replaced);
  }
  tellCart('updated_wc_div');
  return shown;
}
