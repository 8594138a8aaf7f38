/** The number of items per page of a list. */
export declare const PER_PAGE = 100;
/** One page of a list, with the answer's headers. */
export interface RestPage {
    value: unknown;
    headers: Headers;
}
type FetchPage = (url: URL) => Promise<RestPage>;
/** Does this address request a whole list (`per_page=-1`)? */
export declare const asksForAll: (url: URL) => boolean;
/**
 * Fetches a whole list: in parallel if the answer has `X-WP-TotalPages`, else by following its `Link` headers. Returns
 * values that are no lists unchanged.
 */
export declare function fetchAll(url: URL, fetchPage: FetchPage): Promise<unknown>;
export {};
