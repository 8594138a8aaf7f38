import { isRecord } from '../../core/settings';
import { isYes } from '../../page/globals';
import type { Params } from './params';

/** What a country says about one field. */
export interface FieldRules {
  /** HTML, as the shop prints it. */
  label?: string;
  placeholder?: string;
  /** Undefined: the page has no rules to go by. */
  required: boolean | undefined;
  hidden: boolean;
  /** `form-row-first`, `form-row-last` or `form-row-wide`, if the country says so. */
  position?: string;
  priority?: number;
}

/** The classes that say how wide a row is; a row has one of them. */
export const POSITIONS = ['form-row-first', 'form-row-last', 'form-row-wide'] as const;

const STOCK = {
  address_1: '#billing_address_1_field, #shipping_address_1_field',
  address_2: '#billing_address_2_field, #shipping_address_2_field',
  state: '#billing_state_field, #shipping_state_field, #calc_shipping_state_field',
  postcode: '#billing_postcode_field, #shipping_postcode_field, #calc_shipping_postcode_field',
  city: '#billing_city_field, #shipping_city_field, #calc_shipping_city_field',
};

/** The fields that depend on the country, with the selectors of their rows. */
export function localeFields(given: Params | undefined): [key: string, selector: string][] {
  return Object.entries(given ?? STOCK).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}

const own = (record: unknown, key: string): Record<string, unknown> => {
  const value = isRecord(record) && Object.hasOwn(record, key) ? record[key] : undefined;
  return isRecord(value) ? value : {};
};

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * The rules for one field: the country's on top of those for all countries. What these do not say to be required is optional;
 * where they are missing or broken, nobody says anything.
 */
export function rulesFor(locale: Params, country: string, key: string): FieldRules {
  const forAll = own(locale, 'default');
  const {
    label,
    placeholder,
    required,
    hidden,
    priority,
    class: names,
  } = {
    ...own(forAll, key),
    ...own(own(locale, country), key),
  };
  const number = priority === '' ? Number.NaN : Number(priority);
  return {
    label: textOf(label),
    placeholder: textOf(placeholder),
    required: required == null && Object.keys(forAll).length === 0 ? undefined : isYes(required),
    hidden: isYes(hidden),
    position: Array.isArray(names) ? POSITIONS.find((name) => names.includes(name)) : undefined,
    priority: Number.isFinite(number) ? number : undefined,
  };
}
