import { pageOf } from './address';
import { changeList } from './change';
import { isSameFilter } from './filters';
import { findList } from './markup';
import { fetchFiltered, fetchPageOf, refreshBody } from './request';
import { filtersOf, readAddress } from './store';

interface Followed {
  users: number;
  /** Which page of the list is shown, by the address. */
  page: string;
}

const followed = new Map<string, Followed>();

const here = (): URL => new URL(window.location.href);
const pageNow = (id: string): string => pageOf(here(), id);

/** The current page's address as the base of the links to other pages. */
export const plainAddress = (): string => window.location.href.split('#')[0] ?? '';

/** Goes to an address without loading it, before the request: the server reads it for its links. */
export function pushAddress(id: string, address: string): void {
  if (address !== window.location.href) window.history.pushState(null, '', address);
  const one = followed.get(id);
  if (one) one.page = pageNow(id);
}

function onPopState(): void {
  const before = readAddress();
  for (const [id, one] of followed) {
    const list = findList(id);
    if (!list) continue;
    const page = pageNow(id);
    if (page !== one.page) {
      one.page = page;
      void changeList(list, id, (signal) => fetchPageOf(id, plainAddress(), signal));
    } else if (!isSameFilter(before.get(id) ?? {}, filtersOf(id))) {
      const body = refreshBody(list, id, filtersOf(id), plainAddress());
      void changeList(list, id, (signal) => fetchFiltered(body, signal));
    }
  }
}

/** Lets a list follow back and forward; returns what ends that. */
export function followHistory(id: string): () => void {
  const known = followed.get(id);
  if (known) known.users += 1;
  else followed.set(id, { users: 1, page: pageNow(id) });
  if (followed.size === 1 && !known) window.addEventListener('popstate', onPopState);
  return () => {
    const one = followed.get(id);
    if (!one) return;
    one.users -= 1;
    if (one.users > 0) return;
    followed.delete(id);
    if (followed.size === 0) window.removeEventListener('popstate', onPopState);
  };
}
