/** The site's REST root: from the page's `wpApiSettings`, else from its head, else the usual place. */
export declare const restRoot: () => string;
/**
 * The address of a REST path below a base. The path may have a query of its own. With plain permalinks the base ends in
 * `?rest_route=/…`: the path then belongs into that parameter, and the query follows it.
 * @throws TypeError when the base is no address.
 */
export declare function restUrl(base: string, path: string, query?: Iterable<readonly [string, string]>): URL;
