/** How many items one page of a list may have. */
export declare const PER_PAGE = 100;
/** One page of a list: what the answer holds, and its headers. */
export interface RestPage {
    value: unknown;
    headers: Headers;
}
type FetchPage = (url: URL) => Promise<RestPage>;
/** Does this address ask for a list as a whole (`per_page=-1`)? */
export declare const asksForAll: (url: URL) => boolean;
/**
 * Fetches a list as a whole, 100 items a page: side by side where the answer counts its pages
 * (`X-WP-TotalPages`), else from link to link. What is no list comes back as it is.
 */
export declare function fetchAll(url: URL, fetchPage: FetchPage): Promise<unknown>;
export {};
