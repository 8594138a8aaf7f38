import { isListPage, pageOf } from './address';
import { changeList } from './change';
import { type Filters, isSameFilter } from './filters';
import { findList } from './markup';
import { fetchFiltered, fetchPageOf, refreshBody } from './request';
import { filtersOf, readAddress, restoreFilters } from './store';

interface Followed {
  users: number;
  /** Which page of the list is shown, by the address. */
  page: string;
  tell(failure: string): void;
}

interface Shown {
  address: string;
  filters: Filters;
}

const followed = new Map<string, Followed>();
/** The shown state of lists that wait for another one. */
const shownBefore = new Map<string, Shown>();

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

/** Remembers the shown state of a list before a request. A list that waits keeps its former state. */
export function rememberShown(id: string): void {
  if (!shownBefore.has(id)) shownBefore.set(id, { address: window.location.href, filters: filtersOf(id) });
}

/** The request has succeeded: the list shows the new state. */
export const forgetShown = (id: string): void => void shownBefore.delete(id);

/** The request has failed: address and choices go back to the shown state. */
export function restoreShown(id: string): void {
  const shown = shownBefore.get(id);
  if (!shown) return;
  forgetShown(id);
  restoreFilters(id, shown.filters);
  window.history.replaceState(null, '', shown.address);
  const one = followed.get(id);
  if (one) one.page = pageNow(id);
}

/** The browser has the address already, so a list that cannot follow comes with its whole page. */
async function follow(
  list: HTMLElement,
  id: string,
  load: (signal: AbortSignal) => Promise<Element | DocumentFragment>,
) {
  const { failure } = await changeList(list, id, load);
  if (!failure) return;
  if (navigator.onLine && isListPage(here(), here())) window.location.reload();
  else followed.get(id)?.tell(failure);
}

function onPopState(): void {
  const before = readAddress();
  shownBefore.clear();
  for (const [id, one] of followed) {
    const list = findList(id);
    if (!list) continue;
    const page = pageNow(id);
    if (page !== one.page) {
      one.page = page;
      void follow(list, id, (signal) => fetchPageOf(id, plainAddress(), signal));
    } else if (!isSameFilter(before.get(id) ?? {}, filtersOf(id))) {
      const body = refreshBody(list, id, filtersOf(id), plainAddress());
      void follow(list, id, (signal) => fetchFiltered(body, signal));
    }
  }
}

/** Lets a list follow back and forward; `tell` gets a message when it cannot. Returns a function that ends that. */
export function followHistory(id: string, tell: (failure: string) => void): () => void {
  const known = followed.get(id);
  if (known) known.users += 1;
  else followed.set(id, { users: 1, page: pageNow(id), tell });
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
