import { parseInert } from '../../core/dom/html';
import { isHtmlElement } from '../../core/dom/nodes';
import { runScripts, scriptsIn } from '../../core/dom/scripts';
import { parseJson } from '../../core/settings/settings';
import { HttpError, MESSAGES } from '../../page/network/http';
import { keepPlace } from '../../page/scroll/keepPlace';
import { emitCartEvent } from '../../woocommerce/cart/events';
import {
  CALCULATOR,
  cartAddress,
  changedQuantities,
  couponOf,
  EMPTY,
  FORM,
  outermost,
  printedValue,
  quantitiesIn,
  textOf,
} from './markup';

/** The cart in a page of the shop. Its nodes are inert until they are inserted. */
export interface CartAnswer {
  root: DocumentFragment;
  forms: HTMLElement[];
  totals: HTMLElement[];
  notices: HTMLElement[];
  empty: HTMLElement | null;
}

const NOTICES = '.woocommerce-error, .woocommerce-message, .woocommerce-info, .is-error, .is-info, .is-success';

const WITH_OWN_NOTICES = `${FORM}, .cart_totals, ${EMPTY}, form.checkout, .woocommerce-form-login-toggle, .woocommerce-form-coupon-toggle`;

/** The notices in `root` outside of forms and totals. Each text is listed once, unless `isEach`. */
export function noticesIn(root: ParentNode, isEach = false): HTMLElement[] {
  const texts = new Set<string>();
  return outermost(NOTICES, root).filter((notice) => {
    const text = textOf(notice);
    if ((texts.has(text) && !isEach) || notice.closest(WITH_OWN_NOTICES)) return false;
    texts.add(text);
    return true;
  });
}

/** Reads a page that shows the cart. @throws HttpError if it has no cart */
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

/** Totals, and the scripts to run once they are shown. */
export interface Totals {
  totals: readonly HTMLElement[];
  /** Missing for a whole page, because the shop's script drops the scripts of a page. */
  scripts?: readonly HTMLScriptElement[];
}

/** Reads an answer that consists of totals. @throws HttpError if it has none */
export function readTotals(html: string): Totals {
  const root = parseInert(html);
  const totals = outermost('.cart_totals', root);
  if (totals.length === 0) throw new HttpError('not-json', MESSAGES.unexpected);
  return { totals, scripts: scriptsIn(root) };
}

/** An answer that consists of notices. */
export interface NoticesAnswer {
  notices: HTMLElement[];
  /** The scripts to run once the notices are shown, including those beside them. */
  scripts: HTMLScriptElement[];
  isError: boolean;
  /** False for unknown markup, which may be a theme's notice or the output of a PHP error. */
  isSure: boolean;
}

/** Reads an answer that consists of notices, also in a theme's own markup. @throws HttpError if it has none */
export function readNotices(html: string): NoticesAnswer {
  const root = parseInert(html);
  const known = noticesIn(root);
  // WooCommerce's script recognises an error by these classes alone.
  const isError = /woocommerce-error|is-error/.test(html);
  const scripts = scriptsIn(root);
  if (known.length > 0) return { notices: known, scripts, isError, isSure: true };
  const notices = [...root.children].filter(
    (one): one is HTMLElement => isHtmlElement(one) && !one.matches('script, style, link'),
  );
  if (notices.length === 0 || /<(!doctype|html|head|body)\b/i.test(html))
    throw new HttpError('not-json', MESSAGES.unexpected);
  const isSure = isError || root.querySelector('[role=alert], [role=status]') !== null;
  return { notices, scripts, isError, isSure };
}

/** Is a coupon applied in the answer's cart? Undefined if the answer has no totals. */
export function hasCoupon({ totals }: Pick<CartAnswer, 'totals'>, code: string): boolean | undefined {
  if (totals.length === 0) return undefined;
  const wanted = code.trim().toLowerCase();
  return totals
    .flatMap((one) => [...one.querySelectorAll<HTMLAnchorElement>('a.woocommerce-remove-coupon')])
    .some((link) => couponOf(link).toLowerCase() === wanted);
}

/**
 * Returns a check whether the shop has saved none of the changed quantities and shown no notice. Call it before the
 * request.
 */
export function ignoresChanges(form: HTMLFormElement): (answer: CartAnswer) => boolean {
  const before = new Map(changedQuantities(form).map((field) => [field.name, printedValue(field)]));
  return ({ forms, notices }) => {
    if (before.size === 0 || notices.length > 0) return false;
    const now = new Map(forms.flatMap(quantitiesIn).map((field) => [field.name, printedValue(field)]));
    return [...before].every(([name, value]) => now.get(name) === value);
  };
}

/** The parameters, including nonces, that a page prints for WooCommerce's cart script. */
export function paramsIn(root: ParentNode): Record<string, unknown> {
  for (const { textContent } of root.querySelectorAll('script:not([src])')) {
    const found = /wc_cart_params\s*=\s*(\{[^}]*\})/.exec(textContent ?? '')?.[1];
    const params: unknown = found && parseJson(found);
    if (params && typeof params === 'object') return params as Record<string, unknown>;
  }
  return {};
}

/** The nonce in the answer's field of this name. */
export const nonceIn = (root: ParentNode, name: string): string | undefined =>
  root.querySelector<HTMLInputElement>(`:is(${FORM}, ${CALCULATOR}) input[name="${CSS.escape(name)}"]`)?.value;

/** The notices that this module has inserted, because notices in a theme's own markup cannot be found by class. */
const inserted = new Set<HTMLElement>();

const keepCartInPlace = <T>(change: () => T): T => keepPlace(() => document.querySelector(FORM), change);

/** Removes the page's notices, including all copies. */
export function removeNotices(): void {
  for (const notice of [...inserted, ...noticesIn(document, true)]) notice.remove();
  inserted.clear();
}

/** Inserts notices above the cart, except those the page shows already. Returns the inserted ones. */
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

/** Replaces the page's notices; the cart keeps its place on the screen. Returns the new notices that are shown. */
export const replaceNotices = ({ notices, scripts }: Pick<NoticesAnswer, 'notices' | 'scripts'>): HTMLElement[] =>
  keepCartInPlace(() => {
    removeNotices();
    const shown = showNotices(notices);
    runScripts(scripts);
    return shown;
  });

/** Reloads the page at its clean address. */
export const reloadPage = (): void => window.location.assign(cartAddress());

const hasCheckout = (): boolean => document.querySelector('.woocommerce-checkout') !== null;

function replaceEach(selector: string, fresh: readonly HTMLElement[]): void {
  for (const [index, old] of outermost(selector).entries()) {
    const next = fresh[index];
    if (next) old.replaceWith(next);
  }
}

/** Replaces the totals and runs their scripts. Calls `onReplaced` before the page's event. */
export function replaceTotals({ totals, scripts = [] }: Totals, onReplaced: () => void): void {
  // The shop's endpoints return one copy of the totals, even if the page has two.
  const [first] = totals;
  const missing = first ? outermost('.cart_totals').slice(totals.length) : [];
  replaceEach('.cart_totals', [...totals, ...missing.map(() => first?.cloneNode(true) as HTMLElement)]);
  onReplaced();
  runScripts(scripts);
  emitCartEvent('updated_cart_totals');
}

function replaceByEmpty({ empty, notices }: CartAnswer, onReplaced: () => void): HTMLElement[] | undefined {
  // Themes also give the body this class.
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
    replaceTotals({ totals: answer.totals }, onReplaced);
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
 * Replaces form, totals and notices; the cart keeps its place on the screen. Returns the new notices, or undefined if
 * the page is reloaded instead.
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
