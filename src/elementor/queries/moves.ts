/**
 * Moves of a list: to other filters, to another page, and back and forward in the browser's history.
 *
 * Address and filter buttons change at once, the list changes with the answer. Until then the list has a fallback: the
 * state that it still shows, to return to after a failure.
 *
 *     event                       address and filters    fallback                       list
 *     a filter or a page link     the requested ones     the state shown, unless one    busy
 *                                                        is kept from an earlier move
 *     the answer                  stay                   dropped                        shows the answer
 *     a failure                   the fallback's         dropped                        as it was
 *     a newer move                the newer one's        kept for the newer one         busy, older request cancelled
 *     back or forward             the browser's          dropped, for all lists         busy, where it must change
 *
 * A page link that fails online is followed by the browser, and a failed step in the history reloads the page.
 */
import { type FirstPage, filterAddress, isListPage, pageAddress, pageOf } from './address';
import { changeList, type Load } from './change';
import { type Chosen, type Filters, isSameFilter } from './filters';
import { findList } from './markup';
import { fetchFiltered, fetchPageOf, refreshBody } from './request';
import { allFilters, choose, filtersOf, readAddress, restoreFilters } from './store';

interface State {
  address: string;
  filters: Filters;
}

interface Follower {
  users: number;
  /** The part of the address that says which page of the list is shown. */
  page: string;
  tell(failure: string): void;
}

const fallbacks = new Map<string, State>();
const followers = new Map<string, Follower>();

const here = (): URL => new URL(window.location.href);
const pageNow = (id: string): string => pageOf(here(), id);

/** The current address, from which the server builds the links to other pages. */
const plainAddress = (): string => window.location.href.split('#')[0] ?? '';

function setAddress(id: string, how: 'pushState' | 'replaceState', address: string): void {
  if (address !== window.location.href) window.history[how](null, '', address);
  const follower = followers.get(id);
  if (follower) follower.page = pageNow(id);
}

function keepFallback(id: string): void {
  if (!fallbacks.has(id)) fallbacks.set(id, { address: window.location.href, filters: filtersOf(id) });
}

function fallBack(id: string): void {
  const shown = fallbacks.get(id);
  if (!shown) return;
  fallbacks.delete(id);
  restoreFilters(id, shown.filters);
  setAddress(id, 'replaceState', shown.address);
}

/** Loads the list that address and filters already describe; returns the failure, in words for the visitor. */
async function fulfil(list: HTMLElement, id: string, load: Load): Promise<string | undefined> {
  const { answer, failure } = await changeList(list, id, load);
  if (answer) fallbacks.delete(id);
  return failure;
}

/**
 * Filters a list by other terms of a taxonomy. `first` is the filter bar's own address. After a failure all is as
 * before, and the returned text tells the visitor why.
 */
export async function filterList(
  id: string,
  taxonomy: string,
  chosen: Chosen,
  first: FirstPage,
): Promise<string | undefined> {
  const list = findList(id);
  if (list) keepFallback(id);
  choose(id, taxonomy, chosen);
  setAddress(id, 'pushState', filterAddress(here(), id, allFilters(), first));
  if (!list) return undefined;
  const base = /^https?:/.test(first.base) ? first.base : plainAddress();
  const body = refreshBody(list, id, filtersOf(id), base);
  const failure = await fulfil(list, id, (signal) => fetchFiltered(body, signal));
  if (failure) fallBack(id);
  return failure;
}

/**
 * Shows the page of a list to which a link leads. After a failure the browser follows the link. Offline it would only
 * show its error page, so all is as before, and the returned text tells the visitor why.
 */
export async function turnPage(list: HTMLElement, id: string, url: URL): Promise<string | undefined> {
  keepFallback(id);
  setAddress(id, 'pushState', pageAddress(here(), id, url));
  const failure = await fulfil(list, id, (signal) => fetchPageOf(id, url.href, signal));
  if (!failure) return undefined;
  if (navigator.onLine) {
    window.location.replace(url.href);
    return undefined;
  }
  fallBack(id);
  return failure;
}

/** Loads the list for the address that the browser already shows; reloads the page if the list cannot be loaded. */
async function follow(list: HTMLElement, id: string, load: Load): Promise<void> {
  const failure = await fulfil(list, id, load);
  if (!failure) return;
  if (navigator.onLine && isListPage(here(), here())) window.location.reload();
  else followers.get(id)?.tell(failure);
}

function onPopState(): void {
  const before = readAddress();
  fallbacks.clear();
  for (const [id, follower] of followers) {
    const list = findList(id);
    if (!list) continue;
    const page = pageNow(id);
    if (page !== follower.page) {
      follower.page = page;
      void follow(list, id, (signal) => fetchPageOf(id, plainAddress(), signal));
    } else if (!isSameFilter(before.get(id) ?? {}, filtersOf(id))) {
      const body = refreshBody(list, id, filtersOf(id), plainAddress());
      void follow(list, id, (signal) => fetchFiltered(body, signal));
    }
  }
}

/**
 * Lets a list follow back and forward; `tell` gets the text for the visitor if the list cannot be loaded. Returns a
 * stop function.
 */
export function followHistory(id: string, tell: (failure: string) => void): () => void {
  const known = followers.get(id);
  if (known) known.users += 1;
  else followers.set(id, { users: 1, page: pageNow(id), tell });
  if (followers.size === 1 && !known) window.addEventListener('popstate', onPopState);
  return () => {
    const follower = followers.get(id);
    if (!follower) return;
    follower.users -= 1;
    if (follower.users > 0) return;
    followers.delete(id);
    if (followers.size === 0) window.removeEventListener('popstate', onPopState);
  };
}
