import { decodeEntities } from '../../core/dom/html';
import { isRecord } from '../../core/settings/settings';
import { isYes } from '../../page/base/globals';

/** A JSON object printed by the page. */
export type Params = Readonly<Record<string, unknown>>;

/** One state of a country. */
export interface State {
  code: string;
  name: string;
}

/** How a country asks for a state: not at all, as free text, or as one of a list. */
export type States = 'none' | 'text' | readonly State[];

const isName = (name: unknown): name is string | number => typeof name === 'string' || typeof name === 'number';

/** The states of a country; free text for a country that is not in the list. */
export function statesOf(countries: Params, country: string): States {
  const known = Object.hasOwn(countries, country) ? countries[country] : undefined;
  if (typeof known !== 'object' || known === null) return 'text';
  const states = Object.entries(known).filter((entry): entry is [string, string | number] => isName(entry[1]));
  return states.length === 0 ? 'none' : states.map(([code, name]) => ({ code, name: decodeEntities(String(name)) }));
}

/** The code of the state with this code or name, ignoring case; `''` if there is none. */
export function stateFor(states: readonly State[], value: string): string {
  const wanted = value.trim().toLowerCase();
  if (!wanted) return '';
  const exact = states.find(({ code }) => code === value);
  const similar = states.find(({ code, name }) => code.toLowerCase() === wanted || name.toLowerCase() === wanted);
  return (exact ?? similar)?.code ?? '';
}

/** The rules of a country for one field. */
export interface FieldRules {
  label?: string;
  placeholder?: string;
  required: boolean | undefined;
  hidden: boolean;
  position?: string;
  priority?: number;
}

/** The classes for a row's width, of which a row has one. */
export const POSITIONS = ['form-row-first', 'form-row-last', 'form-row-wide'] as const;

const STOCK_FIELDS = {
  address_1: '#billing_address_1_field, #shipping_address_1_field',
  address_2: '#billing_address_2_field, #shipping_address_2_field',
  state: '#billing_state_field, #shipping_state_field, #calc_shipping_state_field',
  postcode: '#billing_postcode_field, #shipping_postcode_field, #calc_shipping_postcode_field',
  city: '#billing_city_field, #shipping_city_field, #calc_shipping_city_field',
};

/** The selectors of the rows that depend on the country, by field: the page's, else WooCommerce's defaults. */
export function localeFields(given: Params | undefined): [key: string, selector: string][] {
  return Object.entries(given ?? STOCK_FIELDS).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
}

const ownRecord = (record: unknown, key: string): Record<string, unknown> => {
  const value = isRecord(record) && Object.hasOwn(record, key) ? record[key] : undefined;
  return isRecord(value) ? value : {};
};

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * Do a country's rules hide its state although it has a list of them? WooCommerce's script does that since its page
 * names the country among the fields, which it did not up to 10.6.
 */
const hideStates = (given: Params | undefined): boolean => !given || Object.hasOwn(given, 'country');

/**
 * Merges a country's rules for a field over the default ones. `required` is undefined if there are no defaults.
 * `given`: the page's selectors of the rows.
 */
export function rulesFor(locale: Params, country: string, key: string, given?: Params): FieldRules {
  const forAll = ownRecord(locale, 'default');
  const {
    label,
    placeholder,
    required,
    hidden,
    priority,
    class: names,
  } = {
    ...ownRecord(forAll, key),
    ...ownRecord(ownRecord(locale, country), key),
  };
  const number = priority === '' ? Number.NaN : Number(priority);
  return {
    label: textOf(label),
    placeholder: textOf(placeholder),
    required: required == null && Object.keys(forAll).length === 0 ? undefined : isYes(required),
    hidden: isYes(hidden) && (key !== 'state' || hideStates(given)),
    position: Array.isArray(names) ? POSITIONS.find((name) => names.includes(name)) : undefined,
    priority: Number.isFinite(number) ? number : undefined,
  };
}

/** How a row is shown; undefined keeps the server's state. */
export interface RowView {
  isHidden: boolean;
  isRequired: boolean | undefined;
  rules: FieldRules | undefined;
}

/** Decides how a row is shown: Elementor's mark overrides the country's rules, and a hidden field is not required. */
export function rowView(
  key: string,
  rules: FieldRules | undefined,
  mark: 'required' | 'optional' | undefined,
  isStateHidden: boolean,
): RowView {
  const isHidden = (key === 'state' && isStateHidden) || (rules?.hidden ?? false);
  const isRequired = mark ? mark === 'required' : rules?.required;
  return { isHidden, isRequired: isHidden ? false : isRequired, rules };
}
