import { type FirstPage, filterAddress } from './address';
import { changeList } from './change';
import { plainAddress, pushAddress } from './history';
import { findList } from './markup';
import { fetchFiltered, refreshBody } from './request';
import { allFilters, filtersOf } from './store';

/** Shows a list by what is chosen for it now: in the address, then in the list. `first` is the filter bar's own address. */
export async function refreshList(id: string, first: FirstPage): Promise<void> {
  pushAddress(id, filterAddress(new URL(window.location.href), id, allFilters(), first));
  const list = findList(id);
  if (!list) return;
  const base = /^https?:/.test(first.base) ? first.base : plainAddress();
  const body = refreshBody(list, id, filtersOf(id), base);
  await changeList(list, id, (signal) => fetchFiltered(body, signal));
}
