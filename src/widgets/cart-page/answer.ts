import { parseInert } from '../../core/dom/html';
import { parseJson } from '../../core/settings/settings';
import { HttpError, MESSAGES } from '../../page/network/http';
import {
  CALCULATOR,
  changedQuantities,
  couponOf,
  EMPTY,
  FORM,
  outermost,
  printedValue,
  quantitiesIn,
  textOf,
} from './markup';

/** What a page of the shop shows of the cart; its nodes are inert until they are inserted. */
export interface CartAnswer {
  root: DocumentFragment;
  forms: HTMLElement[];
  totals: HTMLElement[];
  notices: HTMLElement[];
  empty: HTMLElement | null;
}

const NOTICES = '.woocommerce-error, .woocommerce-message, .woocommerce-info, .is-error, .is-info, .is-success';

const WITH_OWN_NOTICES = `${FORM}, .cart_totals, ${EMPTY}, form.checkout, .woocommerce-form-login-toggle, .woocommerce-form-coupon-toggle`;

/** The notices in `root` outside of forms and totals; each text once, unless `isEach`. */
export function noticesIn(root: ParentNode, isEach = false): HTMLElement[] {
  const texts = new Set<string>();
  return outermost(NOTICES, root).filter((notice) => {
    const text = textOf(notice);
    if ((texts.has(text) && !isEach) || notice.closest(WITH_OWN_NOTICES)) return false;
    texts.add(text);
    return true;
  });
}

/** Reads a page that shows the cart. @throws HttpError when the page has no cart */
export function readCart(html: string): CartAnswer {
  const root = parseInert(html);
  const forms = outermost(FORM, root);
  const empty = root.querySelector(EMPTY);
  if (forms.length === 0 && !empty) throw new HttpError('not-json', MESSAGES.unexpected);
  return {
    root,
    forms,
    totals: outermost('.cart_totals', root),
    notices: noticesIn(root),
    empty: empty?.closest<HTMLElement>('.woocommerce') ?? null,
  };
}

/** Reads an answer that holds only totals. @throws HttpError when it holds none */
export function readTotals(html: string): HTMLElement[] {
  const totals = outermost('.cart_totals', parseInert(html));
  if (totals.length === 0) throw new HttpError('not-json', MESSAGES.unexpected);
  return totals;
}

/** What an answer that holds only notices shows. */
export interface NoticesAnswer {
  notices: HTMLElement[];
  isError: boolean;
  /** False for unknown markup, which may be a theme's notice or the output of a broken shop. */
  isSure: boolean;
}

/** Reads an answer that holds only notices, also in a theme's own markup. @throws HttpError when there are none */
export function readNotices(html: string): NoticesAnswer {
  const root = parseInert(html);
  const known = noticesIn(root);
  // The CMS's script recognises an error by these classes alone.
  const isError = /woocommerce-error|is-error/.test(html);
  if (known.length > 0) return { notices: known, isError, isSure: true };
  const notices = [...root.children].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && !one.matches('script, style, link'),
  );
  if (notices.length === 0 || /<(!doctype|html|head|body)\b/i.test(html))
    throw new HttpError('not-json', MESSAGES.unexpected);
  const isSure = isError || root.querySelector('[role=alert], [role=status]') !== null;
  return { notices, isError, isSure };
}

/** Is a coupon applied in the answer's cart? Undefined where the answer shows no totals. */
export function hasCoupon({ totals }: Pick<CartAnswer, 'totals'>, code: string): boolean | undefined {
  if (totals.length === 0) return undefined;
  const wanted = code.trim().toLowerCase();
  return totals
    .flatMap((one) => [...one.querySelectorAll<HTMLAnchorElement>('a.woocommerce-remove-coupon')])
    .some((link) => couponOf(link).toLowerCase() === wanted);
}

/** Returns a check: has the shop saved no changed quantity, without a notice? Call this before the request. */
export function ignoresChanges(form: HTMLFormElement): (answer: CartAnswer) => boolean {
  const before = new Map(changedQuantities(form).map((field) => [field.name, printedValue(field)]));
  return ({ forms, notices }) => {
    if (before.size === 0 || notices.length > 0) return false;
    const now = new Map(forms.flatMap(quantitiesIn).map((field) => [field.name, printedValue(field)]));
    return [...before].every(([name, value]) => now.get(name) === value);
  };
}

/** The parameters, nonces among them, that a page prints for the CMS's cart script. */
export function paramsIn(root: ParentNode): Record<string, unknown> {
  for (const { textContent } of root.querySelectorAll('script:not([src])')) {
    const found = /wc_cart_params\s*=\s*(\{[^}]*\})/.exec(textContent ?? '')?.[1];
    const params: unknown = found && parseJson(found);
    if (params && typeof params === 'object') return params as Record<string, unknown>;
  }
  return {};
}

/** The nonce in an answer's field of this name. */
export const nonceIn = (root: ParentNode, name: string): string | undefined =>
  root.querySelector<HTMLInputElement>(`:is(${FORM}, ${CALCULATOR}) input[name="${CSS.escape(name)}"]`)?.value;
