import { doesSomething, parseUrl } from '../../page/base/url';
import { type Filters, inUse } from './filters';

const FILTER = /^e-filter-([^-]+)-(.+)$/;

/** The parts of a query, not decoded, so that the parts of other scripts stay exactly as they are. */
const partsOf = (query: string): string[] => query.replace(/^\?/, '').split('&').filter(Boolean);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

const nameOf = (part: string): string => decoded(part.split('=')[0] ?? '');

/** The filters in a query, by list: `e-filter-{list}-{taxonomy}=a+b` for items with all terms, `a~b` with any. */
export function filtersIn(query: string): Map<string, Filters> {
  const lists = new Map<string, Filters>();
  for (const part of partsOf(query)) {
    const [, list, taxonomy] = FILTER.exec(nameOf(part)) ?? [];
    const value = decoded(part.slice(part.indexOf('=') + 1));
    if (!list || !taxonomy || !part.includes('=')) continue;
    const isAny = value.includes('~');
    const given = value.split(isAny ? '~' : ' ').map((term) => term.trim());
    const terms = [...new Set(given.filter(Boolean))];
    if (terms.length === 0) continue;
    lists.set(list, { ...lists.get(list), [taxonomy]: isAny ? { terms, join: 'OR' } : { terms } });
  }
  return lists;
}

const filterParts = (lists: ReadonlyMap<string, Filters>): string[] =>
  [...lists].flatMap(([list, filters]) =>
    inUse(filters).map(([taxonomy, { terms, join }]) => {
      const value = terms.map(encodeURIComponent).join(join === 'OR' ? '~' : '+');
      return `e-filter-${encodeURIComponent(list)}-${encodeURIComponent(taxonomy)}=${value}`;
    }),
  );

/** The address of the list's first page, from the filter bar's `data-base-url`, and the number of the page shown. */
export interface FirstPage {
  base: string;
  page: number;
}

const PAGES = new Set(['page', 'paged']);

/**
 * The address of the page with these filters, without the list's own page number. Beyond page 1 it is based on the
 * first page's address, whose parameters win over the current ones.
 */
export function filterAddress(
  now: URL,
  list: string,
  lists: ReadonlyMap<string, Filters>,
  { base, page }: FirstPage,
): string {
  const isOurs = (part: string): boolean => {
    const name = nameOf(part);
    return name.startsWith('e-filter') || name.startsWith(`e-page-${list}`);
  };
  const given = page > 1 ? parseUrl(base, now.href) : null;
  const first = given && isHere(given, now) ? given : null;
  let parts = partsOf(now.search).filter((part) => !isOurs(part));
  if (first) {
    const own = partsOf(first.search).filter((part) => !isOurs(part) && !PAGES.has(nameOf(part)));
    const taken = new Set(own.map(nameOf));
    const rest = parts.filter((part) => !PAGES.has(nameOf(part)) && !taken.has(nameOf(part)));
    parts = [...own, ...rest];
  }
  const query = [...parts, ...filterParts(lists)].join('&');
  // Always the page's own origin, because `pushState` throws for any other.
  return `${now.origin}${(first ?? now).pathname}${query && `?${query}`}`;
}

/** The address of another page of the list: the link's path and query, and the other parts of the current query. */
export function pageAddress(now: URL, list: string, link: URL): string {
  const own = partsOf(link.search);
  const names = new Set([...own.map(nameOf), `e-page-${list}`]);
  const kept = partsOf(now.search).filter((part) => !names.has(nameOf(part)));
  const query = [...kept, ...own].join('&');
  return `${now.origin}${link.pathname}${query && `?${query}`}`;
}

/** The part of an address that says which page of a list is shown. */
export function pageOf(now: URL, list: string): string {
  const names = new Set([`e-page-${list}`, 'product-page', ...PAGES]);
  const parts = partsOf(now.search).filter((part) => names.has(nameOf(part)));
  return [now.pathname, ...parts.sort()].join('&');
}

const PAGING = /^(e-page(-[\w-]+)?|page|paged|product-page|nextpage)$/;

const withoutPage = (path: string): string => path.replace(/\/(page\/)?\d+\/?$/, '').replace(/\/$/, '');

/**
 * The page's canonical address, because the page may be open under another. Authors of posts cannot write a `<link>`.
 */
function canonical(): URL | null {
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical][href]');
  return link && parseUrl(link.href);
}

/** Does the link lead to this page or another page of its lists, without an action on the server? */
function isHere(link: URL, now: URL): boolean {
  const path = withoutPage(link.pathname);
  const isSamePath = [now, canonical()].some((one) => one && withoutPage(one.pathname) === path);
  return link.origin === now.origin && isSamePath && !doesSomething(link);
}

/**
 * Does the link differ from this page only by page numbers and filters, as WordPress prints it? Only such addresses
 * from the markup are fetched, because any other could trigger an action on the server.
 */
export const isListPage = (link: URL, now: URL): boolean =>
  isHere(link, now) &&
  [...link.searchParams].every(([name, value]) => {
    if (PAGING.test(name)) return /^\d*$/.test(value);
    return FILTER.test(name) || now.searchParams.getAll(name).includes(value);
  });
