import { hostSettings } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { parseUrl } from '../../page/base/url';

/** The cart's table in its form. */
export const FORM = '.woocommerce-cart-form';
/** The message of an empty cart, in place of the form. */
export const EMPTY = '.wc-empty-cart-message';
/** The form that calculates shipping costs. */
export const CALCULATOR = 'form.woocommerce-shipping-calculator';
/** The fields that choose how to ship. */
export const SHIPPING = 'select.shipping_method, input[name^=shipping_method]';
/** The quantity of a line: by the CMS's class or, in a theme's own field, by the name. */
export const QUANTITY = ':is(select, input:not([type=hidden])):is(.qty[name], [name$="[qty]"])';

/** All matches in `root` that do not lie in another match. */
export function outermost<T extends Element = HTMLElement>(selector: string, root: ParentNode = document): T[] {
  return [...root.querySelectorAll<T>(selector)].filter((element) => !element.parentElement?.closest(selector));
}

/** Forms and totals, which an overlay covers while the shop answers. */
export const cartAreas = (): HTMLElement[] => outermost(`${FORM}, .cart_totals`);

/** The text as a visitor reads it. */
export const textOf = (element: Element): string => element.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** The cart's forms on the page now; themes may print one for each kind of screen. */
export const cartForms = (): HTMLFormElement[] => [...document.querySelectorAll<HTMLFormElement>(`form${FORM}`)];

let usedIndex = 0;

/** Remembers this form as the one that was used last. */
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

/** The cart's form of an element, which may stand outside of it. */
export function formOf(element: Element): HTMLFormElement | null {
  const { form = null } = element as Partial<HTMLInputElement>;
  const owner = element instanceof HTMLFormElement ? element : (form ?? element.closest('form'));
  return owner?.matches(FORM) ? owner : null;
}

/** May the form be sent? If not, the browser shows why; `novalidate` leaves the check to the shop. */
export const isSendable = (form: HTMLFormElement): boolean => form.noValidate || form.reportValidity();

/** The matching fields and buttons of a form, also those outside of it. */
export const controlsOf = <T extends Element>(form: HTMLFormElement | null, selector: string): T[] =>
  [...(form?.elements ?? [])].filter((one): one is T => one.matches(selector));

/** A field of a form. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Is this a field that visitors fill in? */
export const isControl = (target: unknown): target is Control =>
  (target instanceof HTMLInputElement && !/^(file|hidden|password|submit|button|image|reset)$/.test(target.type)) ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

const isTick = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type);

/** The key of a field, which its copies and replacements share. */
export const keyOf = (control: Control): string =>
  isTick(control) ? `${control.name}=${control.value}` : control.name;

/** What a field holds now. */
export const currentValue = (control: Control): string | boolean => (isTick(control) ? control.checked : control.value);

/** What the server has printed into a field. */
export function printedValue(control: Control): string | boolean {
  if (isTick(control)) return control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  // Browsers choose the first enabled option when none is marked as selected.
  const first = options.find((option) => !option.disabled) ?? options[0];
  return (options.findLast((option) => option.defaultSelected) ?? first)?.value ?? '';
}

/** Writes a value into a field, without an event. */
export function setValue(control: Control, value: string | boolean): void {
  if (typeof value === 'string') control.value = value;
  else if (isTick(control)) control.checked = value;
}

/** Does the field's value differ from what the server printed? */
export const isChanged = (control: Control): boolean => currentValue(control) !== printedValue(control);

/** The quantity fields in a form, or in an answer's form. */
export const quantitiesIn = (root: ParentNode): Control[] => [...root.querySelectorAll<Control>(QUANTITY)];

/** The changed quantity fields of a form. */
export const changedQuantities = (form: ParentNode): Control[] => quantitiesIn(form).filter(isChanged);

/** The form with changed quantities; the one that was used last comes first. */
export const changedForm = (): HTMLFormElement | undefined =>
  [cartForm(), ...cartForms()].find((form) => form && changedQuantities(form).length > 0) ?? undefined;

/** The field for a coupon's code. */
export const couponField = (): HTMLInputElement | null =>
  controlsOf<HTMLInputElement>(cartForm(), '#coupon_code, [name=coupon_code]')[0] ?? null;

/** A query parameter of an address. */
export const parameter = (href: string, name: string): string | null => parseUrl(href)?.searchParams.get(name) ?? null;

/** The code of the coupon that a link removes. */
export const couponOf = (link: HTMLAnchorElement): string =>
  link.dataset.coupon ?? parameter(link.getAttribute('href') ?? '', 'remove_coupon') ?? '';

const REQUESTS = ['add-to-cart', 'quantity', 'remove_item', 'undo_item', 'removed_item', 'remove_coupon', '_wpnonce'];

/** The page's address without changes to the cart, which the shop would make again. */
export function cleanAddress(): string {
  const url = new URL(window.location.href);
  url.hash = '';
  for (const name of REQUESTS) url.searchParams.delete(name);
  return url.href;
}

/** Where a form is sent; read from the attribute, because a field named `action` hides the property. */
export const actionOf = (form: HTMLFormElement): string =>
  new URL(form.getAttribute('action') || cleanAddress(), document.baseURI).href;

/** As two page-builder plugins call it. */
const AUTOMATIC = ['cart_update_automatically', 'update_cart_automatically'];

/** Reads from Elementor's cart widget whether changed quantities are saved automatically. */
export function readElementor(host: Element): RawSettings {
  for (const name of AUTOMATIC) {
    for (const element of document.querySelectorAll(`[data-settings*="${name}"]`)) {
      if (element === host) continue;
      const value = hostSettings(element, () => {})[name];
      if (value !== undefined) return { cart_update_automatically: value };
    }
  }
  return {};
}
