import { MESSAGES } from './messages.js';
export { MESSAGES };
/** A request without a usable answer. `kind` tells why; the message may be shown to a visitor. */
export declare class HttpError extends Error {
    readonly kind: 'offline' | 'status' | 'not-json' | 'timeout';
    readonly status: number;
    name: string;
    constructor(kind: 'offline' | 'status' | 'not-json' | 'timeout', message: string, status?: number);
}
/** Fields of a form post, in order; several may have one name. */
export type Fields = Iterable<readonly [name: string, value: string | File]>;
/** `signal` cancels (the promise rejects with an `AbortError`); `timeout` in milliseconds, default none. */
export interface RequestOptions {
    signal?: AbortSignal;
    timeout?: number;
}
/** What a server answered, whatever its status. */
export interface Answer {
    status: number;
    body: string;
    headers: Headers;
}
/**
 * Sends one request, with the visitor's session where it stays on this site.
 * @throws HttpError when there is no answer, or not in time; what the caller's signal says when the caller cancels.
 */
export declare function send(url: string, init: RequestInit, { signal, timeout }?: RequestOptions): Promise<Answer>;
/**
 * Posts fields to the shop and reads the JSON answer.
 * @throws HttpError when there is no answer, a status of 400 or more, or something else than JSON.
 */
export declare function postJson(url: string, fields: Fields, options?: RequestOptions): Promise<unknown>;
/**
 * Fetches HTML of the shop, following redirects: with a GET that no cache answers, or a POST of `fields`.
 * @throws HttpError when there is no answer, or a status of 400 or more.
 */
export declare function fetchHtml(url: string, fields?: Fields | null, options?: RequestOptions): Promise<string>;
/** The shop's ajax address for an endpoint. The pattern may carry further arguments: it is replaced in, never rebuilt. */
export declare function wcAjaxUrl(endpoint: string): string;
/** Posts to the shop's own ajax endpoint. @throws HttpError */
export declare const wcAjax: (endpoint: string, fields: Fields, options?: RequestOptions) => Promise<unknown>;
/** Posts an action to the CMS's admin-ajax endpoint. @throws HttpError */
export declare function adminAjax(url: string, action: string, fields: Fields, options?: RequestOptions): Promise<unknown>;
