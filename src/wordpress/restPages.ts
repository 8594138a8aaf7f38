import { parseUrl } from '../page/base/url';

/** The number of items per page of a list. */
export const PER_PAGE = 100;

const AT_ONCE = 4;

/** One page of a list, with the answer's headers. */
export interface RestPage {
  value: unknown;
  headers: Headers;
}

type FetchPage = (url: URL) => Promise<RestPage>;

/** Does this address request a whole list (`per_page=-1`)? */
export const asksForAll = (url: URL): boolean => url.searchParams.get('per_page') === '-1';

function pageUrl(url: URL, page: number): URL {
  const next = new URL(url);
  next.searchParams.set('per_page', String(PER_PAGE));
  next.searchParams.delete('page');
  if (page > 1) next.searchParams.set('page', String(page));
  return next;
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

async function fetchCounted(url: URL, total: number, fetchPage: FetchPage): Promise<unknown[]> {
  const items: unknown[] = [];
  for (let page = 2; page <= total; page += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, total - page + 1) }, (_, at) => page + at);
    const lists = await Promise.all(
      numbers.map(async (number) => asList((await fetchPage(pageUrl(url, number))).value)),
    );
    items.push(...lists.flat());
    if (lists.some((list) => list.length === 0)) break;
  }
  return items;
}

function nextUrl(headers: Headers, from: URL): URL | null {
  const address = /<([^>]+)>\s*;[^,]*\brel="?next\b/i.exec(headers.get('Link') ?? '')?.[1];
  const next = address ? parseUrl(address, from.href) : null;
  return next?.origin === from.origin ? next : null;
}

async function fetchLinked(first: URL, page: RestPage, fetchPage: FetchPage): Promise<unknown[]> {
  const items: unknown[] = [];
  const seen = new Set([first.href]);
  for (let next = nextUrl(page.headers, first); next && !seen.has(next.href); ) {
    seen.add(next.href);
    const { value, headers } = await fetchPage(next);
    items.push(...asList(value));
    next = nextUrl(headers, next);
  }
  return items;
}

/**
 * Fetches a whole list: in parallel if the answer has `X-WP-TotalPages`, else by following its `Link` headers. Returns
 * values that are no lists unchanged.
 */
export async function fetchAll(url: URL, fetchPage: FetchPage): Promise<unknown> {
  const first = pageUrl(url, 1);
  const page = await fetchPage(first);
  if (!Array.isArray(page.value)) return page.value;
  const total = Number(page.headers.get('X-WP-TotalPages'));
  const rest = total > 1 ? await fetchCounted(url, total, fetchPage) : await fetchLinked(first, page, fetchPage);
  return [...page.value, ...rest];
}
