import { type Answer, HttpError, type RequestOptions } from '../page/network/http.js';
/** The options of a REST call. */
export interface RestOptions extends RequestOptions {
    /** @default 'GET' */
    method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
    query?: Readonly<Record<string, string | number>>;
    data?: unknown;
    body?: BodyInit;
    headers?: Readonly<Record<string, string>>;
}
/** The site refused a call, with WordPress's code, e.g. `rest_forbidden`. The message is text, not HTML. */
export declare class RestError extends HttpError {
    readonly code: string;
    readonly data?: unknown;
    name: string;
    constructor(code: string, message: string, status: number, data?: unknown);
}
/** Sends a call; repeats it once with a new nonce if the site refuses the nonce. */
export declare function sendRest(url: URL, options: RestOptions): Promise<Answer>;
/** The value of an answer; null if it has no content. @throws HttpError, RestError */
export declare function readRest({ status, body }: Answer): unknown;
/**
 * Calls the site's REST API; `per_page=-1` fetches the whole list.
 * @example await rest('wp/v2/product_cat', { query: { per_page: -1 } })
 * @throws HttpError without an answer in JSON; RestError if the site refuses
 */
export declare function rest(path: string, options?: RestOptions): Promise<unknown>;
