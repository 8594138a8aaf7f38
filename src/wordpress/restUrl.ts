import { globalText, pageGlobal } from '../page/base/globals';

/** The site's REST root: from `wpApiSettings`, else the page's head, else `/wp-json/`. */
export const restRoot = (): string =>
  globalText(pageGlobal('wpApiSettings'), 'root', '') ||
  document.querySelector('link[rel="https://api.w.org/"]')?.getAttribute('href') ||
  '/wp-json/';

const join = (base: string, path: string): string => base.replace(/\/*$/, '/') + path.replace(/^\/+/, '');

/**
 * The address of a REST path; with plain permalinks the path goes into `?rest_route=`.
 * @throws TypeError for a malformed base
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
