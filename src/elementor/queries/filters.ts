/** Whether an item needs all terms of a taxonomy, or one of them. */
export type Join = 'AND' | 'OR';

/** The chosen terms of one taxonomy. */
export interface Chosen {
  terms: readonly string[];
  join?: Join;
}

/** The filters of one list, by taxonomy. */
export type Filters = Readonly<Record<string, Chosen>>;

/** The `data-filter` of the button that clears the filter. */
export const ALL = '__all';

/** The join of a filter; undefined where only one term can be chosen, or where the join is invalid. */
export const joinOf = (isMultiple: boolean, join: unknown): Join | undefined =>
  isMultiple && (join === 'AND' || join === 'OR') ? join : undefined;

/** A press on a filter button. */
export interface Press {
  term: string;
  join: Join | undefined;
  /** Does the term belong to another filter bar on the same taxonomy? Such terms stay. */
  isOthers(term: string): boolean;
}

/**
 * The choice after a press:
 *
 *     pressed                                   chosen afterwards
 *     `ALL`                                     only terms of other filter bars
 *     a chosen term                             all but that term
 *     a new term, several allowed (`join`)      that term, too
 *     a new term, one allowed                   that term, and those of other filter bars
 *
 * The join is this bar's; without one, the join of the other bars' terms stays.
 */
export function pressed({ terms, join: before }: Chosen, { term, join, isOthers }: Press): Chosen {
  const others = terms.filter(isOthers);
  const kept = join ?? (others.length > 0 ? before : undefined);
  const chosen = (next: readonly string[]): Chosen => (kept ? { terms: next, join: kept } : { terms: next });
  if (term === ALL) return chosen(others);
  if (terms.includes(term)) return chosen(terms.filter((one) => one !== term));
  return chosen([...new Set([...(join ? terms : others), term])]);
}

/** The taxonomies with a chosen term. */
export const inUse = (filters: Filters): [taxonomy: string, chosen: Chosen][] =>
  Object.entries(filters).filter(([, { terms }]) => terms.length > 0);

/** The filters in the format of the server; an empty object where nothing is chosen. */
export function widgetFilters(filters: Filters): Record<string, unknown> {
  const used = inUse(filters).map(([taxonomy, { terms, join }]) => {
    const logicalJoin = join ?? (terms.length > 1 ? 'AND' : undefined);
    return [taxonomy, { terms, ...(logicalJoin && { logicalJoin }) }];
  });
  return used.length > 0 ? { taxonomy: Object.fromEntries(used) } : {};
}

/** Do two sets of filters give the same items? */
export const isSameFilter = (a: Filters, b: Filters): boolean =>
  JSON.stringify(widgetFilters(a)) === JSON.stringify(widgetFilters(b));
