/**
 * The filters of all lists of the page: one state for all filter bars.
 *
 *     at the start                     the filters of the address; the buttons stay as the server printed them
 *     a press (`choose`)               one taxonomy of one list changes, and from now on the buttons show this state
 *     a failure (`restoreFilters`)     the list's filters from before the press
 *     back or forward (`readAddress`)  the filters of the new address
 *
 * `moves.ts` calls these in order. `onFilters` subscribes to the changes.
 */
import { filtersIn } from './address';
import type { Chosen, Filters } from './filters';

/** A filter bar on the page: its list, its taxonomy and the terms of its buttons. */
export interface FilterBar {
  list: string;
  taxonomy: string;
  offers(): readonly string[];
}

const NONE: Filters = {};
const listeners = new Set<() => void>();
const bars = new Set<FilterBar>();

let lists: Map<string, Filters> | undefined;
/** False at the start: the server may have preset terms that the address does not name. */
let isTouched = false;

const all = (): Map<string, Filters> => {
  lists ??= filtersIn(window.location.search);
  return lists;
};

const tell = (): void => {
  for (const listener of [...listeners]) listener();
};

/** Calls `listener` after each change of a filter; returns a stop function. */
export function onFilters(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The filters of all lists, by list. */
export const allFilters = (): ReadonlyMap<string, Filters> => all();

/** The filters of one list. */
export const filtersOf = (list: string): Filters => all().get(list) ?? NONE;

/** The chosen terms of a list in one taxonomy; undefined while neither the address nor a press has named any. */
export function chosenIn(list: string, taxonomy: string): Chosen | undefined {
  const filters = filtersOf(list);
  return Object.hasOwn(filters, taxonomy) ? filters[taxonomy] : undefined;
}

/** The chosen terms as JSON, which compares by value; undefined while the server's markup counts. */
export function chosenTerms(list: string, taxonomy: string): string | undefined {
  const chosen = chosenIn(list, taxonomy);
  return chosen || isTouched ? JSON.stringify(chosen?.terms ?? []) : undefined;
}

/** Sets the chosen terms of one taxonomy; all its filter bars follow. */
export function choose(list: string, taxonomy: string, chosen: Chosen): void {
  isTouched = true;
  all().set(list, { ...filtersOf(list), [taxonomy]: chosen });
  tell();
}

/** Sets the filters of a list to earlier ones; all its filter bars follow. */
export function restoreFilters(list: string, filters: Filters): void {
  all().set(list, filters);
  tell();
}

/** Reads all filters from the address again; returns the earlier ones. */
export function readAddress(): ReadonlyMap<string, Filters> {
  const before = all();
  isTouched = true;
  lists = filtersIn(window.location.search);
  tell();
  return before;
}

/** Registers a filter bar; returns a function that removes it. */
export function addFilter(filter: FilterBar): () => void {
  bars.add(filter);
  return () => {
    bars.delete(filter);
  };
}

/** Is the term offered only by other filter bars on the same list and taxonomy? */
export const isOthersTerm = (mine: FilterBar, term: string): boolean =>
  !mine.offers().includes(term) &&
  [...bars].some(
    (one) => one !== mine && one.list === mine.list && one.taxonomy === mine.taxonomy && one.offers().includes(term),
  );
