/** How several terms of a taxonomy count: an item needs all of them, or one. */
export type Join = 'AND' | 'OR';

/** A list's filter in one taxonomy. */
export interface Chosen {
  terms: readonly string[];
  join?: Join;
}

/** A list's filters by taxonomy. */
export type Filters = Readonly<Record<string, Chosen>>;

/** The value of the button that takes the filter away. */
export const ALL = '__all';

/** The join of a filter; undefined where only one term can be chosen, or the join is none of the two. */
export const joinOf = (isMultiple: boolean, join: unknown): Join | undefined =>
  isMultiple && (join === 'AND' || join === 'OR') ? join : undefined;

/** A press on the button of a filter. */
export interface Press {
  term: string;
  join: Join | undefined;
  /** Is it a term of another filter on the same taxonomy, which keeps its own? */
  isOthers(term: string): boolean;
}

/** The choice after a press: a chosen term goes; a new one is added, or takes the place of the one before. */
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

/** The same as the server wants it: by kind of filter, and nothing where nothing is chosen. */
export function widgetFilters(filters: Filters): Record<string, unknown> {
  const used = inUse(filters).map(([taxonomy, { terms, join }]) => {
    const logicalJoin = join ?? (terms.length > 1 ? 'AND' : undefined);
    return [taxonomy, { terms, ...(logicalJoin && { logicalJoin }) }];
  });
  return used.length > 0 ? { taxonomy: Object.fromEntries(used) } : {};
}

/** Do two lists show the same? */
export const isSameFilter = (a: Filters, b: Filters): boolean =>
  JSON.stringify(widgetFilters(a)) === JSON.stringify(widgetFilters(b));
