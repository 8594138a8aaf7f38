import { parseInert } from '../../core/html';
import { parseJson } from '../../core/settings';
import { HttpError, MESSAGES } from '../../page/http';
import { all, CALCULATOR, couponOf, EMPTY, FORM } from './parts';

/** What a page of the shop says about the cart. Its nodes are inert until they are inserted. */
export interface CartAnswer {
  root: DocumentFragment;
  forms: HTMLElement[];
  totals: HTMLElement[];
  notices: HTMLElement[];
  /** What stands in place of form and totals when the cart is empty. */
  empty: HTMLElement | null;
}

/** Messages for the visitor, in all the markups that the shop has. */
export const NOTICES = '.woocommerce-error, .woocommerce-message, .woocommerce-info, .is-error, .is-info, .is-success';

const ELSEWHERE = `${FORM}, .cart_totals, ${EMPTY}, form.checkout, .woocommerce-form-login-toggle, .woocommerce-form-coupon-toggle`;

/** The text as a visitor reads it. */
export const textOf = (element: Element): string => element.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** The notices in `root`, each text once unless `isEach`, without those that belong to a part of the page. */
export function noticesIn(root: ParentNode, isEach = false): HTMLElement[] {
  const texts = new Set<string>();
  return all(NOTICES, root).filter((notice) => {
    const text = textOf(notice);
    if ((texts.has(text) && !isEach) || notice.closest(ELSEWHERE)) return false;
    texts.add(text);
    return true;
  });
}

/** Reads the answer to a page request. @throws HttpError when it is no cart. */
export function readCart(html: string): CartAnswer {
  const root = parseInert(html);
  const forms = all(FORM, root);
  const empty = root.querySelector(EMPTY);
  if (forms.length === 0 && !empty) throw new HttpError('not-json', MESSAGES.unknown);
  return {
    root,
    forms,
    totals: all('.cart_totals', root),
    notices: noticesIn(root),
    empty: empty?.closest<HTMLElement>('.woocommerce') ?? null,
  };
}

/** The totals in an answer that holds only them. @throws HttpError */
export function readTotals(html: string): HTMLElement[] {
  const totals = all('.cart_totals', parseInert(html));
  if (totals.length === 0) throw new HttpError('not-json', MESSAGES.unknown);
  return totals;
}

/** What an answer that holds only notices says. */
export interface NoticesAnswer {
  notices: HTMLElement[];
  /** Contract §9.2: by this alone. */
  isError: boolean;
  /** Is it sure that these are notices? Themes print their own, but a broken shop answers something, too. */
  isSure: boolean;
}

/** The notices in an answer that holds only them, also in a theme's own markup. @throws HttpError */
export function readNotices(html: string): NoticesAnswer {
  const root = parseInert(html);
  const known = noticesIn(root);
  const isError = /woocommerce-error|is-error/.test(html);
  if (known.length > 0) return { notices: known, isError, isSure: true };
  const notices = [...root.children].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && !one.matches('script, style, link'),
  );
  if (notices.length === 0 || /<(!doctype|html|head|body)\b/i.test(html))
    throw new HttpError('not-json', MESSAGES.unknown);
  const isSure = isError || root.querySelector('[role=alert], [role=status]') !== null;
  return { notices, isError, isSure };
}

/** Does a coupon count in the cart of an answer? Undefined where the answer shows no totals, and so does not tell. */
export function hasCoupon({ totals }: Pick<CartAnswer, 'totals'>, code: string): boolean | undefined {
  if (totals.length === 0) return undefined;
  const wanted = code.trim().toLowerCase();
  return totals
    .flatMap((one) => [...one.querySelectorAll<HTMLAnchorElement>('a.woocommerce-remove-coupon')])
    .some((link) => couponOf(link).toLowerCase() === wanted);
}

/** The parameters that a page prints for its cart script; nonces among them. */
export function paramsIn(root: ParentNode): Record<string, unknown> {
  for (const { textContent } of root.querySelectorAll('script:not([src])')) {
    const found = /wc_cart_params\s*=\s*(\{[^}]*\})/.exec(textContent ?? '')?.[1];
    const params: unknown = found && parseJson(found);
    if (params && typeof params === 'object') return params as Record<string, unknown>;
  }
  return {};
}

/** What an answer's field holds that a request would send anew: the value of a nonce. */
export const nonceIn = (root: ParentNode, name: string): string | undefined =>
  root.querySelector<HTMLInputElement>(`:is(${FORM}, ${CALCULATOR}) input[name="${CSS.escape(name)}"]`)?.value;
