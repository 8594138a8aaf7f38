import { type FieldRules, localeFields, rulesFor } from './locale';
import { jsonParam } from './params';

/** A row whose look depends on the country. */
export interface AddressRow {
  /** `state`, `postcode` … */
  key: string;
  element: HTMLElement;
}

/** What is shown of a row. `undefined`: what the server has. */
export interface RowView {
  isHidden: boolean;
  isRequired: boolean | undefined;
  rules: FieldRules | undefined;
}

/** What the widget of the page builder says about a row. */
export const markOf = (row: Element): 'required' | 'optional' | undefined => {
  if (row.classList.contains('jwb-field-required')) return 'required';
  return row.classList.contains('jwb-field-optional') ? 'optional' : undefined;
};

/** The selectors come from the page, and may be anything. */
function find(group: Element, selector: string): HTMLElement[] {
  try {
    return [...group.querySelectorAll<HTMLElement>(selector)];
  } catch {
    return [];
  }
}

/** The rows of a group that depend on the country. */
export const rowsOf = (group: Element): AddressRow[] =>
  localeFields(jsonParam('wc_address_i18n_params', 'locale_fields')).flatMap(([key, selector]) =>
    find(group, selector).map((element) => ({ key, element })),
  );

/** The row around the state field where the page does not name it: it comes and goes with its field, and nothing else. */
export function unnamedStateRow(group: Element, rows: readonly AddressRow[], state: Element | null): Element | null {
  const around = state?.closest('.form-row') ?? null;
  return group.contains(around) && !rows.some(({ element }) => element === around) ? around : null;
}

/**
 * How a row looks for a country. A mark of the page builder's wins over the country, the server's stays where neither speaks;
 * who cannot see a field need not fill it.
 */
export function viewOf(row: AddressRow, country: string, isStateHidden: boolean, usesMarks: boolean): RowView {
  const locale = jsonParam('wc_address_i18n_params', 'locale');
  const rules = locale && rulesFor(locale, country, row.key);
  const isHidden = row.key === 'state' ? isStateHidden : (rules?.hidden ?? false);
  const mark = usesMarks ? markOf(row.element) : undefined;
  const asked = mark ? mark === 'required' : rules?.required;
  return { isHidden, isRequired: isHidden ? false : asked, rules };
}
