import { isTag } from '../../core/dom/nodes';
import { hostSettings } from '../../core/settings/hostSettings';
import type { RawSettings } from '../../core/types';
import { pageGlobal } from '../../page/base/globals';
import { parseUrl } from '../../page/base/url';
import { cleanAddress } from '../../woocommerce/cleanAddress';

/** The cart's table in its form. */
export const FORM = '.woocommerce-cart-form';
/** The message that stands in place of the form when the cart is empty; before WooCommerce 8 without an element around it. */
export const EMPTY = '.wc-empty-cart-message, .cart-empty.woocommerce-info';
/** The shipping calculator. */
export const CALCULATOR = 'form.woocommerce-shipping-calculator';
/** The fields for the shipping method. */
export const SHIPPING = 'select.shipping_method, input[name^=shipping_method]';
/** The quantity field of a line, by WooCommerce's class or, in a theme's own markup, by its name. */
export const QUANTITY = ':is(select, input:not([type=hidden])):is(.qty[name], [name$="[qty]"])';

/** The storage key of the quantities that the previous page has not saved. */
export const UNSAVED = 'storefront-widgets-unsaved-quantities';

/** Marks the host when the shop's cart may differ from the page's. */
export const STALE = 'data-storefront-stale';

/** The public events that ask for the shop's current cart. */
export const ASKING = ['wc_update_cart', 'added_to_cart', 'removed_from_cart'] as const;

/** All matches in `root` that are not inside another match. */
export function outermost<T extends Element = HTMLElement>(selector: string, root: ParentNode = document): T[] {
  return [...root.querySelectorAll<T>(selector)].filter((element) => !element.parentElement?.closest(selector));
}

/** The forms and totals, which overlays cover while the shop answers. */
export const cartAreas = (): HTMLElement[] => outermost(`${FORM}, .cart_totals`);

/** The text of an element, with whitespace collapsed. */
export const textOf = (element: Element): string => element.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** The cart's forms; a theme may print one for each screen size. */
export const cartForms = (): HTMLFormElement[] => [...document.querySelectorAll<HTMLFormElement>(`form${FORM}`)];

/**
 * Is this another page than the cart, so that WooCommerce has not brought the cart's script? Its forms are sent as they
 * are: the cart that the shop answers with may look different, as where an add-on of Elementor prints its own.
 */
export const leadsElsewhere = (): boolean =>
  !pageGlobal('wc_cart_params') &&
  cartForms().some((form) => parseUrl(form.getAttribute('action') || '')?.pathname !== window.location.pathname);

let usedIndex = 0;

/** Marks a form as the last used one. */
export function markUsed(form: HTMLFormElement): void {
  usedIndex = Math.max(0, cartForms().indexOf(form));
}

/** The index of the last used form. */
export const lastUsedIndex = (): number => usedIndex;

/** The cart's form; if there are several, the one at `index`. @default index the last used one */
export function cartForm(index = usedIndex): HTMLFormElement | null {
  const forms = cartForms();
  return forms[index] ?? forms[0] ?? null;
}

/** The cart's form that a field or button belongs to, even from outside of it. */
export function formOf(element: Element): HTMLFormElement | null {
  const { form = null } = element as Partial<HTMLInputElement>;
  const owner = isTag(element, 'form') ? element : (form ?? element.closest('form'));
  return owner?.matches(FORM) ? owner : null;
}

/** May the form be sent? If not, the browser shows why. `novalidate` leaves the check to the shop. */
export const isSendable = (form: HTMLFormElement): boolean => form.noValidate || form.reportValidity();

/** The matching fields and buttons of a form, including those outside of it. */
export const controlsOf = <T extends Element>(form: HTMLFormElement | null, selector: string): T[] =>
  [...(form?.elements ?? [])].filter((one): one is T => one.matches(selector));

/** A field of a form. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Is this a field for visitors to fill in? */
export const isControl = (target: unknown): target is Control =>
  (isTag(target, 'input') && !/^(file|hidden|password|submit|button|image|reset)$/.test(target.type)) ||
  isTag(target, 'select') ||
  isTag(target, 'textarea');

const isTick = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type);

/** A key that a field shares with its copies and replacements. */
export const keyOf = (control: Control): string =>
  isTick(control) ? `${control.name}=${control.value}` : control.name;

/** The current value of a field. */
export const currentValue = (control: Control): string | boolean => (isTick(control) ? control.checked : control.value);

/** The value that the server has printed into a field. */
export function printedValue(control: Control): string | boolean {
  if (isTick(control)) return control.defaultChecked;
  if (!isTag(control, 'select')) return control.defaultValue;
  const options = [...control.options];
  // Browsers select the first enabled option if none is marked as selected.
  const first = options.find((option) => !option.disabled) ?? options[0];
  return (options.findLast((option) => option.defaultSelected) ?? first)?.value ?? '';
}

/** Sets the value of a field, without an event. */
export function setValue(control: Control, value: string | boolean): void {
  if (typeof value === 'string') control.value = value;
  else if (isTick(control)) control.checked = value;
}

/** Does the field's value differ from the printed one? */
export const isChanged = (control: Control): boolean => currentValue(control) !== printedValue(control);

/** The quantity fields in a form. */
export const quantitiesIn = (root: ParentNode): Control[] => [...root.querySelectorAll<Control>(QUANTITY)];

/** The changed quantity fields of a form. */
export const changedQuantities = (form: ParentNode): Control[] => quantitiesIn(form).filter(isChanged);

/** A form with changed quantities, preferably the last used one. */
export const changedForm = (): HTMLFormElement | undefined =>
  [cartForm(), ...cartForms()].find((form) => form && changedQuantities(form).length > 0) ?? undefined;

/** The coupon field. */
export const couponField = (): HTMLInputElement | null =>
  controlsOf<HTMLInputElement>(cartForm(), '#coupon_code, [name=coupon_code]')[0] ?? null;

/** The value of a query parameter. */
export const parameter = (href: string, name: string): string | null => parseUrl(href)?.searchParams.get(name) ?? null;

/** The code of the coupon that a link removes from the cart. */
export const couponOf = (link: HTMLAnchorElement): string =>
  link.dataset.coupon ?? parameter(link.getAttribute('href') ?? '', 'remove_coupon') ?? '';

/** The address of the page, to ask for the cart or to reload it. */
export const cartAddress = (): string => cleanAddress().split('#')[0] as string;

/** The address of a form, read from the attribute because a field named `action` hides the property. */
export const actionOf = (form: HTMLFormElement): string =>
  new URL(form.getAttribute('action') || cartAddress(), document.baseURI).href;

/** The names of the setting in Elementor and in an add-on. */
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

type Choice = HTMLInputElement | HTMLSelectElement;

const choices = (): Choice[] =>
  [...document.querySelectorAll<Choice>(SHIPPING)].filter((one) => !one.closest('form.checkout'));

const isRadio = (one: Element): one is HTMLInputElement => isTag(one, 'input') && one.type === 'radio';

const chosen = (): Choice[] => choices().filter((one) => !isRadio(one) || one.checked);

/** The package of a choice, by its index, because themes rename the fields of a second copy. */
const packageOf = ({ name, dataset: { index } }: Choice): string => (index ? `shipping_method[${index}]` : name);

/** Does the shipping method differ from the printed one before the widget has started? */
export const hasChosenShipping = (): boolean => chosen().some(isChanged);

/**
 * Has the browser put the fields' former values into a page that was opened again? The visitor may have chosen
 * otherwise at the checkout since, or the page may be an old one from the browser's cache.
 */
export function isRestored(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isAgain = entry?.type === 'back_forward' || entry?.type === 'reload';
  return isAgain && !navigator.userActivation?.hasBeenActive;
}

/** Updates the other copies of a shipping choice, because the page may show the cart twice. */
export function followChoice(used: Element): void {
  const { value } = used as Choice;
  for (const one of choices()) {
    if (one === used || packageOf(one) !== packageOf(used as Choice)) continue;
    if (isRadio(one)) one.checked = one.value === value;
    else if (isTag(one, 'select') && [...one.options].some((option) => option.value === value)) one.value = value;
  }
}

/** The shipping choices by package; if there are several copies, a changed one counts. */
export function shippingFields(): [name: string, value: string][] {
  const all = chosen();
  const changedLast = [...all.filter((one) => !isChanged(one)), ...all.filter(isChanged)];
  return [...new Map(changedLast.map((one) => [packageOf(one), one.value]))];
}

/** Resets the shipping choices to the printed ones. */
export function revertChoices(): void {
  for (const one of choices()) setValue(one, printedValue(one));
}
