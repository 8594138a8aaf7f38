/** Error messages for visitors: WordPress's own, unless the site sets others. */
export declare const MESSAGES: {
    readonly notJson: string;
    readonly unknown: string;
    readonly offline: string;
    readonly media: string;
    readonly noAnswer: string;
    readonly serverError: string;
    readonly unexpected: string;
    readonly again: string;
};
/** A request failed. The message may be shown to visitors. */
export declare class HttpError extends Error {
    readonly kind: 'offline' | 'status' | 'not-json' | 'timeout' | 'foreign';
    readonly status: number;
    name: string;
    /** The visitor is offline, so that sending the form natively would fail too. */
    readonly isOffline: boolean;
    constructor(kind: 'offline' | 'status' | 'not-json' | 'timeout' | 'foreign', message: string, status?: number);
}
/** Fields of a form post, in order; names may repeat. */
export type Fields = Iterable<readonly [name: string, value: string | File]>;
/** `signal` cancels the request (the promise rejects with its reason); `timeout` in milliseconds, default none. */
export interface RequestOptions {
    signal?: AbortSignal;
    timeout?: number;
    /** Allows any host; only for addresses from the site's own code or configuration. @default false */
    isAnyHost?: boolean;
}
/** The server's answer, whatever its status; `url` is the final one, after redirects. */
export interface Answer {
    status: number;
    body: string;
    headers: Headers;
    url: string;
}
/**
 * Sends one request to the site itself, or to a host in its configuration.
 * @throws HttpError for a foreign address or answer, or if no answer comes in time; the signal's reason if cancelled
 */
export declare function send(url: string, init: RequestInit, { signal, timeout, isAnyHost }?: RequestOptions): Promise<Answer>;
/** Refuses an answer that is an uploaded file, because authors can upload files. @throws HttpError */
export declare function refuseUpload({ url, status }: Pick<Answer, 'url' | 'status'>): void;
/** Posts fields and reads JSON. @throws HttpError without an answer, from status 400 on, or if it is not JSON */
export declare function postJson(url: string, fields: Fields, options?: RequestOptions): Promise<unknown>;
/** Gets HTML uncached, or by posting `fields`. @throws HttpError without an answer, or from status 400 on */
export declare function fetchHtml(url: string, fields?: Fields | null, options?: RequestOptions): Promise<string>;
/**
 * Gets one of the site's pages as HTML. The address may come from markup, so uploaded files are refused.
 * @throws HttpError
 */
export declare function fetchPage(address: string, options?: RequestOptions): Promise<string>;
/** WooCommerce's ajax address for an endpoint, with all parameters of the address that the page prints. */
export declare function wcAjaxUrl(endpoint: string): string;
/** Posts to an ajax endpoint of WooCommerce. @throws HttpError */
export declare const wcAjax: (endpoint: string, fields: Fields, options?: RequestOptions) => Promise<unknown>;
/** Posts an action to WordPress's `admin-ajax.php`. @throws HttpError */
export declare function adminAjax(url: string, action: string, fields: Fields, options?: RequestOptions): Promise<unknown>;
