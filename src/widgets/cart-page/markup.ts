import { hostSettings } from '../../core/settings';
import type { RawSettings } from '../../core/types';
import { parseUrl } from '../../page/base/url';

/** The cart's table in its form. */
export const FORM = '.woocommerce-cart-form';
/** What stands in place of the form when the cart is empty. */
export const EMPTY = '.wc-empty-cart-message';
/** The calculator of shipping costs. */
export const CALCULATOR = 'form.woocommerce-shipping-calculator';
/** Fields that choose how to ship. */
export const SHIPPING = 'select.shipping_method, input[name^=shipping_method]';
/** The quantity of a line: by the class that the CMS gives it, or, where a theme draws its own field, by the name. */
export const QUANTITY = ':is(select, input:not([type=hidden])):is(.qty[name], [name$="[qty]"])';

/** All elements in `root` that match, without those that stand inside of another one. */
export function outermost<T extends Element = HTMLElement>(selector: string, root: ParentNode = document): T[] {
  return [...root.querySelectorAll<T>(selector)].filter((element) => !element.parentElement?.closest(selector));
}

/** What an overlay covers while the shop answers: forms and totals. */
export const cartAreas = (): HTMLElement[] => outermost(`${FORM}, .cart_totals`);

/** The text as a visitor reads it. */
export const textOf = (element: Element): string => element.textContent?.replace(/\s+/g, ' ').trim() ?? '';

// Forms

/** The cart's forms on the page now: themes print one for each kind of screen. */
export const cartForms = (): HTMLFormElement[] => [...document.querySelectorAll<HTMLFormElement>(`form${FORM}`)];

/** Which of the forms was used last. An index, because every answer replaces the forms themselves. */
let usedIndex = 0;

/** Notes that the visitor, or a script, has used this one of the cart's forms. */
export function markUsed(form: HTMLFormElement): void {
  usedIndex = Math.max(0, cartForms().indexOf(form));
}

/** The index of the form that was used last. */
export const lastUsedIndex = (): number => usedIndex;

/** The cart's form on the page now; of several the one at `index`. @default index the one that was used last */
export function cartForm(index = usedIndex): HTMLFormElement | null {
  const forms = cartForms();
  return forms[index] ?? forms[0] ?? null;
}

/** The cart's form that an element belongs to; a field may stand outside of its form. */
export function formOf(element: Element): HTMLFormElement | null {
  const { form = null } = element as Partial<HTMLInputElement>;
  const owner = element instanceof HTMLFormElement ? element : (form ?? element.closest('form'));
  return owner?.matches(FORM) ? owner : null;
}

/** May the form be sent? If not, the browser shows why. A form with `novalidate` leaves the check to the shop. */
export const isSendable = (form: HTMLFormElement): boolean => form.noValidate || form.reportValidity();

/** The fields and buttons of a form that match, also those that stand outside of it. */
export const controlsOf = <T extends Element>(form: HTMLFormElement | null, selector: string): T[] =>
  [...(form?.elements ?? [])].filter((one): one is T => one.matches(selector));

// Fields

/** A field of a form. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Is it a field that a visitor fills in? */
export const isControl = (target: unknown): target is Control =>
  (target instanceof HTMLInputElement && !/^(file|hidden|password|submit|button|image|reset)$/.test(target.type)) ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

const isTick = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type);

/** Names a field among all of a page. Its copies, and what replaces it, have the same key. */
export const keyOf = (control: Control): string =>
  isTick(control) ? `${control.name}=${control.value}` : control.name;

/** What a field holds now. */
export const currentValue = (control: Control): string | boolean => (isTick(control) ? control.checked : control.value);

/** What the server has printed into a field. */
export function printedValue(control: Control): string | boolean {
  if (isTick(control)) return control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  // Where nothing is marked as selected, browsers choose the first option that is not disabled.
  const first = options.find((option) => !option.disabled) ?? options[0];
  return (options.findLast((option) => option.defaultSelected) ?? first)?.value ?? '';
}

/** Writes a value into a field, without an event. */
export function setValue(control: Control, value: string | boolean): void {
  if (typeof value === 'string') control.value = value;
  else if (isTick(control)) control.checked = value;
}

/** Does a field hold something else than the server has printed? */
export const isChanged = (control: Control): boolean => currentValue(control) !== printedValue(control);

/** The quantity fields in a form, or in an answer's form. */
export const quantitiesIn = (root: ParentNode): Control[] => [...root.querySelectorAll<Control>(QUANTITY)];

/** The quantity fields of a form that the visitor has changed and the shop has not saved. */
export const changedQuantities = (form: ParentNode): Control[] => quantitiesIn(form).filter(isChanged);

/** The form with changed quantities: the one that was used last, if it has some. */
export const changedForm = (): HTMLFormElement | undefined =>
  [cartForm(), ...cartForms()].find((form) => form && changedQuantities(form).length > 0) ?? undefined;

/** The field that takes a coupon's code. */
export const couponField = (): HTMLInputElement | null =>
  controlsOf<HTMLInputElement>(cartForm(), '#coupon_code, [name=coupon_code]')[0] ?? null;

// Addresses

/** A parameter of an address. */
export const parameter = (href: string, name: string): string | null => parseUrl(href)?.searchParams.get(name) ?? null;

/** Which coupon a link takes off the cart. */
export const couponOf = (link: HTMLAnchorElement): string =>
  link.dataset.coupon ?? parameter(link.getAttribute('href') ?? '', 'remove_coupon') ?? '';

const REQUESTS = ['add-to-cart', 'quantity', 'remove_item', 'undo_item', 'removed_item', 'remove_coupon', '_wpnonce'];

/** The page's address without the changes that it once asked for, because the shop would make them again. */
export function cleanAddress(): string {
  const url = new URL(window.location.href);
  url.hash = '';
  for (const name of REQUESTS) url.searchParams.delete(name);
  return url.href;
}

/** Where a form is sent. Read from the attribute, because a field named `action` hides the property. */
export const actionOf = (form: HTMLFormElement): string =>
  new URL(form.getAttribute('action') || cleanAddress(), document.baseURI).href;

// Settings

const AUTOMATIC = 'cart_update_automatically';

/** Reads from the page builder's cart widget, wherever it stands, whether changed quantities are saved automatically. */
export function readPageBuilder(host: Element): RawSettings {
  for (const element of document.querySelectorAll(`[data-settings*="${AUTOMATIC}"]`)) {
    if (element === host) continue;
    const value = hostSettings(element, () => {})[AUTOMATIC];
    if (value !== undefined) return { [AUTOMATIC]: value };
  }
  return {};
}
