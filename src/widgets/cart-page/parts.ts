import { parseUrl } from '../../page/url';

/** The cart's table in its form. */
export const FORM = '.woocommerce-cart-form';
/** What the form shows when the cart is empty. */
export const EMPTY = '.wc-empty-cart-message';
/** The calculator of shipping costs. */
export const CALCULATOR = 'form.woocommerce-shipping-calculator';
/** Fields that choose how to ship. */
export const SHIPPING = 'select.shipping_method, input[name^=shipping_method]';

/** All elements in `root` that match; of nested ones the outer. */
export function all<T extends Element = HTMLElement>(selector: string, root: ParentNode = document): T[] {
  return [...root.querySelectorAll<T>(selector)].filter((element) => !element.parentElement?.closest(selector));
}

/** The cart's forms on the page now: themes print one for each kind of screen. */
export const cartForms = (): HTMLFormElement[] => [...document.querySelectorAll<HTMLFormElement>(`form${FORM}`)];

/** Which of them was used last. A place, for the forms themselves are replaced with every answer. */
let usedAt = 0;

/** The visitor, or a script, has used this one of the cart's forms. */
export function noteUse(form: HTMLFormElement): void {
  usedAt = Math.max(0, cartForms().indexOf(form));
}

/** The place of the form that was used last. */
export const usedPlace = (): number => usedAt;

/** The cart's form on the page now; of several the one that was used last, or was at `place`. */
export function cartForm(place = usedAt): HTMLFormElement | null {
  const forms = cartForms();
  return forms[place] ?? forms[0] ?? null;
}

/** The cart's form that an element belongs to; a field may stand outside of it. */
export function formOf(element: Element): HTMLFormElement | null {
  const { form = null } = element as Partial<HTMLInputElement>;
  const owner = element instanceof HTMLFormElement ? element : (form ?? element.closest('form'));
  return owner?.matches(FORM) ? owner : null;
}

/** May the form be sent? Where it may not, the browser says why. Forms with `novalidate` leave that to the shop. */
export const isSendable = (form: HTMLFormElement): boolean => form.noValidate || form.reportValidity();

/** The fields and buttons of a form that match, also those that stand outside of it. */
export const controlsOf = <T extends Element>(form: HTMLFormElement | null, selector: string): T[] =>
  [...(form?.elements ?? [])].filter((one): one is T => one.matches(selector));

const ACTIONS = ['add-to-cart', 'quantity', 'remove_item', 'undo_item', 'removed_item', 'remove_coupon', '_wpnonce'];

/** The page's address without what it once asked for, which would be done again. */
export function cleanAddress(): string {
  const url = new URL(window.location.href);
  url.hash = '';
  for (const name of ACTIONS) url.searchParams.delete(name);
  return url.href;
}

/** Where a form is sent; a field may have the name `action`. */
export const actionOf = (form: HTMLFormElement): string =>
  new URL(form.getAttribute('action') || cleanAddress(), document.baseURI).href;

/** What an overlay covers while the shop answers. */
export const areas = (): HTMLElement[] => all(`${FORM}, .cart_totals`);

/** A parameter of an address. */
export const parameter = (href: string, name: string): string | null => parseUrl(href)?.searchParams.get(name) ?? null;

/** Which coupon a link takes off the cart. */
export const couponOf = (link: HTMLAnchorElement): string =>
  link.dataset.coupon ?? parameter(link.getAttribute('href') ?? '', 'remove_coupon') ?? '';

/** The field that takes a coupon's code. */
export const couponField = (): HTMLInputElement | null =>
  controlsOf<HTMLInputElement>(cartForm(), '#coupon_code, [name=coupon_code]')[0] ?? null;
