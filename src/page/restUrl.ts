import { globalText, pageGlobal } from './base/globals';

/** The site's REST root: from the page's `wpApiSettings`, else from its head, else the usual place. */
export const restRoot = (): string =>
  globalText(pageGlobal('wpApiSettings'), 'root', '') ||
  document.querySelector('link[rel="https://api.w.org/"]')?.getAttribute('href') ||
  '/wp-json/';

const join = (base: string, path: string): string => base.replace(/\/*$/, '/') + path.replace(/^\/+/, '');

/**
 * The address of a REST path below a base. The path may have a query of its own. With plain permalinks the base ends in
 * `?rest_route=/…`: the path then belongs into that parameter, and the query follows it.
 * @throws TypeError when the base is no address.
 */
export function restUrl(base: string, path: string, query: Iterable<readonly [string, string]> = []): URL {
  const url = new URL(base, document.baseURI);
  const [route = '', ...rest] = path.split('?');
  const plain = url.searchParams.get('rest_route');
  if (plain === null) url.pathname = join(url.pathname, route);
  else url.searchParams.set('rest_route', join(plain, route));
  for (const [name, value] of new URLSearchParams(rest.join('?'))) url.searchParams.append(name, value);
  for (const [name, value] of query) url.searchParams.append(name, value);
  return url;
}
