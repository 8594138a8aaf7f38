/** The site's REST root: from `wpApiSettings`, else the page's head, else `/wp-json/`. */
export declare const restRoot: () => string;
/**
 * The address of a REST path; with plain permalinks the path goes into `?rest_route=`.
 * @throws TypeError for a malformed base
 */
export declare function restUrl(base: string, path: string, query?: Iterable<readonly [string, string]>): URL;
