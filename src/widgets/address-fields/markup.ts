import { isRecord, parseJson } from '../../core/settings/settings';
import { pageGlobal } from '../../page/base/globals';
import { localeFields, type Params } from './rules';
import { HOST } from './settings';

/** The field that holds the country. */
export type CountryField = HTMLInputElement | HTMLSelectElement;

/** The field that holds the state: a list, a text input or a hidden input. */
export type StateField = HTMLInputElement | HTMLSelectElement;

/** A row that depends on the country. */
export interface AddressRow {
  key: string;
  element: HTMLElement;
}

/** The country fields, by the selector to which WooCommerce's scripts delegate. */
export const COUNTRY = 'select.country_to_state, input.country_to_state';

/** The state field of a group. Other scripts find it by the same ids, and may replace it. */
export const findStateField = (group: Element): StateField | null =>
  group.querySelector<StateField>(':is(select, input):is(#billing_state, #shipping_state, #calc_shipping_state)');

/** The group's country field; null if an inner host contains both country and state. */
export function findCountryField(host: Element): CountryField | null {
  const country = host.querySelector<CountryField>(COUNTRY);
  const nearest = country?.closest(HOST);
  return nearest !== host && nearest?.contains(findStateField(host)) ? null : country;
}

const parsed = new Map<string, { source: string; value: Params | undefined }>();

function parse(source: string): Params | undefined {
  const value = parseJson(source);
  // PHP prints an empty map as `[]`.
  if (Array.isArray(value) && value.length === 0) return {};
  return isRecord(value) ? value : undefined;
}

/** An object that a global holds as JSON, else undefined. Parsed once, because the list of states has 50 KB. */
export function jsonParam(global: string, key: string): Params | undefined {
  const source = pageGlobal(global)?.[key];
  if (typeof source !== 'string') return isRecord(source) ? source : undefined;
  const name = `${global}.${key}`;
  const known = parsed.get(name);
  if (known?.source === source) return known.value;
  const value = parse(source);
  parsed.set(name, { source, value });
  return value;
}

/** The mark that Elementor puts on a row. */
export const markOf = (row: Element): 'required' | 'optional' | undefined => {
  if (row.classList.contains('jwb-field-required')) return 'required';
  return row.classList.contains('jwb-field-optional') ? 'optional' : undefined;
};

function findRows(group: Element, selector: string): HTMLElement[] {
  try {
    return [...group.querySelectorAll<HTMLElement>(selector)];
  } catch {
    return [];
  }
}

/** The rows of a group that depend on the country. */
export const rowsOf = (group: Element): AddressRow[] =>
  localeFields(jsonParam('wc_address_i18n_params', 'locale_fields')).flatMap(([key, selector]) =>
    findRows(group, selector).map((element) => ({ key, element })),
  );

/** The state field's row if it is not among `rows`. Such a row is only shown and hidden with its field. */
export function unnamedStateRow(group: Element, rows: readonly AddressRow[], state: Element | null): Element | null {
  const around = state?.closest('.form-row') ?? null;
  return group.contains(around) && !rows.some(({ element }) => element === around) ? around : null;
}
