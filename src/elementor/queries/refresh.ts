import { type FirstPage, filterAddress } from './address';
import { changeList } from './change';
import type { Chosen } from './filters';
import { forgetShown, plainAddress, pushAddress, rememberShown, restoreShown } from './history';
import { findList } from './markup';
import { fetchFiltered, refreshBody } from './request';
import { allFilters, choose, filtersOf } from './store';

/**
 * Filters a list by other terms of a taxonomy: the buttons at once, then the address and the list. `first` is the
 * filter bar's own address. When it fails, all is as before, and a message for the visitor is returned.
 */
export async function filterList(
  id: string,
  taxonomy: string,
  chosen: Chosen,
  first: FirstPage,
): Promise<string | undefined> {
  const list = findList(id);
  if (list) rememberShown(id);
  choose(id, taxonomy, chosen);
  pushAddress(id, filterAddress(new URL(window.location.href), id, allFilters(), first));
  if (!list) return undefined;
  const base = /^https?:/.test(first.base) ? first.base : plainAddress();
  const body = refreshBody(list, id, filtersOf(id), base);
  const { answer, failure } = await changeList(list, id, (signal) => fetchFiltered(body, signal));
  if (answer) forgetShown(id);
  else if (failure) restoreShown(id);
  return failure;
}
