import { filtersIn } from './address';
import type { Chosen, Filters } from './filters';

/** A filter on the page: its list, its taxonomy, and the terms it offers. */
export interface FilterOnPage {
  list: string;
  taxonomy: string;
  offers(): readonly string[];
}

const NONE: Filters = {};
const listeners = new Set<() => void>();
const onPage = new Set<FilterOnPage>();

let lists: Map<string, Filters> | undefined;
/** Until then the server's markup marks the chosen terms. */
let isTouched = false;

const all = (): Map<string, Filters> => {
  lists ??= filtersIn(window.location.search);
  return lists;
};

const tell = (): void => {
  for (const listener of [...listeners]) listener();
};

/** Calls `listener` when a choice has changed; returns a function that stops it. */
export function onFilters(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The filters of all lists of the page. */
export const allFilters = (): ReadonlyMap<string, Filters> => all();

/** A list's filters. */
export const filtersOf = (list: string): Filters => all().get(list) ?? NONE;

/** A list's filter in one taxonomy; undefined if neither the address nor a visitor has set one. */
export function chosenIn(list: string, taxonomy: string): Chosen | undefined {
  const filters = filtersOf(list);
  return Object.hasOwn(filters, taxonomy) ? filters[taxonomy] : undefined;
}

/** The chosen terms, as one text; undefined while the address names none and nobody has chosen. */
export function chosenTerms(list: string, taxonomy: string): string | undefined {
  const chosen = chosenIn(list, taxonomy);
  return chosen || isTouched ? JSON.stringify(chosen?.terms ?? []) : undefined;
}

/** Chooses; all filters on that taxonomy follow. */
export function choose(list: string, taxonomy: string, chosen: Chosen): void {
  isTouched = true;
  all().set(list, { ...filtersOf(list), [taxonomy]: chosen });
  tell();
}

/** Restores a list's former filters. */
export function restoreFilters(list: string, filters: Filters): void {
  all().set(list, filters);
  tell();
}

/** Reads the choices from the address again; returns those before. */
export function readAddress(): ReadonlyMap<string, Filters> {
  const before = all();
  isTouched = true;
  lists = filtersIn(window.location.search);
  tell();
  return before;
}

/** Registers a filter of the page; returns a function that unregisters it. */
export function addFilter(filter: FilterOnPage): () => void {
  onPage.add(filter);
  return () => {
    onPage.delete(filter);
  };
}

/** Is it a term that only other filters on the same taxonomy offer? */
export const isOthersTerm = (mine: FilterOnPage, term: string): boolean =>
  !mine.offers().includes(term) &&
  [...onPage].some(
    (one) => one !== mine && one.list === mine.list && one.taxonomy === mine.taxonomy && one.offers().includes(term),
  );
