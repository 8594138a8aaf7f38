import { type JQueryStatic, pageJQuery } from '../../core/jquery/jquery';
import { isRecord, parseJson } from '../../core/settings/settings';
import type { Chosen, Variation } from './rules';

const LIST = 'data-product_variations';

/** The diagnostic for an unreadable list of variations. */
export const BROKEN = `"${LIST}" is not a list; the server will match what is posted`;

/** The hidden fields with the id of the variation. */
export const ID_FIELDS = 'input[name="variation_id"], input.variation_id';

/** The buttons that add to the cart. */
export const BUTTONS = '.single_add_to_cart_button';

/** All elements that match; none without a root. */
export const allIn = <T extends Element>(root: Element | null | undefined, selector: string): T[] => [
  ...(root?.querySelectorAll<T>(selector) ?? []),
];

/** The product around the form, with the gallery and the data outside the form. */
export const productOf = (form: Element): Element | null => form.closest('.product');

/** The place for price, availability and description. */
export const detailsOf = (form: Element): HTMLElement | null => form.querySelector('.single_variation');

/** The quantity field of the form, which is not one of a list of quantities to choose from. */
export const quantityOf = (form: Element): HTMLInputElement | null =>
  form.querySelector('.single_variation_wrap input[name="quantity"]:not([type="radio"], [type="checkbox"])');

/** The selects of the choice; the form may hold others. */
export const selectsOf = (form: Element): HTMLSelectElement[] => allIn(form, '.variations select');

/** The attribute of a select; a percent-encoded name stays encoded. */
export const attributeOf = (select: Element): string =>
  select.getAttribute('data-attribute_name') ?? select.getAttribute('name') ?? '';

/** Reads the choice from the selects. */
export function chosenOf(form: Element): Chosen {
  const entries = selectsOf(form).map((select) => [attributeOf(select), select.value] as const);
  const chosenCount = entries.filter(([, value]) => value !== '').length;
  // `fromEntries`, because an attribute may be named `__proto__`.
  return { count: entries.length, chosenCount, data: Object.fromEntries(entries) };
}

/** Did the server's page come with a choice? */
export const hasServedChoice = (form: Element): boolean =>
  selectsOf(form).some(({ options }) => [...options].some((option) => option.defaultSelected && option.value !== ''));

/** Has WooCommerce's script bound its handlers to this form? */
export const isTaken = ($: JQueryStatic, host: Element): boolean =>
  !!$._data?.(host, 'events')?.check_variations?.some(
    ({ data }) => (data as { variationForm?: unknown })?.variationForm,
  );

/** Has the product too many variations to print, so that the server is asked for each choice? */
export const asksServer = (form: Element): boolean => form.getAttribute(LIST) === 'false';

/** Does the list look broken? Checks its ends only, because parsing a long list takes time. */
export function looksBroken(form: Element): boolean {
  const json = form.getAttribute(LIST)?.trim();
  return json !== undefined && json !== 'false' && !['[]', '{}'].includes(json.slice(0, 1) + json.slice(-1));
}

const isVariation = (value: unknown): value is Variation => isRecord(value) && isRecord(value.attributes);

/** The variations in the page; false when the server is asked instead; null when the list is unreadable. */
export function readVariations(form: Element): readonly Variation[] | false | null {
  const stored = pageJQuery()?.(form).data('product_variations');
  const raw = typeof stored === 'object' || stored === false ? stored : parseJson(form.getAttribute(LIST) ?? '');
  if (raw === false) return false;
  // PHP prints a list with gaps as an object.
  if (isRecord(raw) || Array.isArray(raw)) return Object.values(raw).filter(isVariation);
  console.warn(`storefront-widgets: ${BROKEN}.`, form);
  return null;
}
