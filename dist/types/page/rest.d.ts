import { type Answer, HttpError, type RequestOptions } from './http.js';
/** What a REST call is made of, besides its path. */
export interface RestOptions extends RequestOptions {
    /** @default 'GET' */
    method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    /** Added to the path's own query. */
    query?: Readonly<Record<string, string | number>>;
    /** Sent as JSON. */
    data?: unknown;
    /** Sent as it is, e.g. a form with a file. */
    body?: BodyInit;
    headers?: Readonly<Record<string, string>>;
}
/** A call that the site refused, with the platform's own code, e.g. `rest_forbidden`. The message is text, never HTML. */
export declare class RestError extends HttpError {
    readonly code: string;
    readonly data?: unknown;
    name: string;
    constructor(code: string, message: string, status: number, data?: unknown);
}
/** Sends a call, and once more with a new nonce when the nonce is refused. For any answer, whatever its status. */
export declare function sendRest(url: URL, options: RestOptions): Promise<Answer>;
/** What an answer holds; null for an answer without content. @throws HttpError, RestError */
export declare function readRest({ status, body }: Answer): unknown;
/**
 * Calls the site's REST API. `per_page=-1` fetches the whole list, page by page.
 * @example await rest('wp/v2/product_cat', { query: { per_page: -1 } })
 * @throws HttpError when there is no answer or none in JSON; RestError when the site refuses.
 */
export declare function rest(path: string, options?: RestOptions): Promise<unknown>;
