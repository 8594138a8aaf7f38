import { isRecord, parseJson } from '../../core/settings/settings';
import { pageGlobal } from '../../page/base/globals';
import { localeFields, type Params } from './rules';
import { HOST } from './settings';

/** What holds a country. */
export type CountryField = HTMLInputElement | HTMLSelectElement;

/** What holds a state: a list, a text, or a hidden input. */
export type StateField = HTMLInputElement | HTMLSelectElement;

/** A row whose look depends on the country. */
export interface AddressRow {
  key: string;
  element: HTMLElement;
}

/** The country fields, as the CMS's own scripts delegate to them. */
export const COUNTRY = 'select.country_to_state, input.country_to_state';

/** The state field of a group; other scripts find it by these ids and may replace it. */
export const findStateField = (group: Element): StateField | null =>
  group.querySelector<StateField>(':is(select, input):is(#billing_state, #shipping_state, #calc_shipping_state)');

/** The group's country field; null where an inner host has both the country and the state. */
export function findCountryField(host: Element): CountryField | null {
  const country = host.querySelector<CountryField>(COUNTRY);
  const nearest = country?.closest(HOST);
  return nearest !== host && nearest?.contains(findStateField(host)) ? null : country;
}

const parsed = new Map<string, { source: string; value: Params | undefined }>();

function parse(source: string): Params | undefined {
  const value = parseJson(source);
  // PHP prints an empty map as a list.
  if (Array.isArray(value) && value.length === 0) return {};
  return isRecord(value) ? value : undefined;
}

/** An object that a global carries as JSON, else undefined; parsed once, because the list of states has 50 KB. */
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

/** Elementor's mark on a row. */
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

/** The row around the state field where `rows` lacks it; it is only shown and hidden with its field. */
export function unnamedStateRow(group: Element, rows: readonly AddressRow[], state: Element | null): Element | null {
  const around = state?.closest('.form-row') ?? null;
  return group.contains(around) && !rows.some(({ element }) => element === around) ? around : null;
}
