import { MESSAGES } from './messages.js';
export { MESSAGES };
/** A request without a usable answer. The message may be shown to a visitor. */
export declare class HttpError extends Error {
    readonly kind: 'offline' | 'status' | 'not-json' | 'timeout' | 'foreign';
    readonly status: number;
    name: string;
    /** The visitor is offline, so the browser's own way would fail, too. */
    readonly isOffline: boolean;
    constructor(kind: 'offline' | 'status' | 'not-json' | 'timeout' | 'foreign', message: string, status?: number);
}
/** Fields of a form post, in order; several may have one name. */
export type Fields = Iterable<readonly [name: string, value: string | File]>;
/** `signal` cancels (the promise rejects with an `AbortError`); `timeout` in milliseconds, default none. */
export interface RequestOptions {
    signal?: AbortSignal;
    timeout?: number;
    /** May go to any host; for addresses that the site's own code or configuration gives. @default false */
    isAnyHost?: boolean;
}
/** The server's answer, whatever its status; `url`: where it came from in the end. */
export interface Answer {
    status: number;
    body: string;
    headers: Headers;
    url: string;
}
/**
 * Sends one request to the site itself, or to a host in its configuration. @throws HttpError for a foreign address or
 * answer, and without an answer in time; the signal's reason when the caller cancels.
 */
export declare function send(url: string, init: RequestInit, { signal, timeout, isAnyHost }?: RequestOptions): Promise<Answer>;
/** Posts fields and reads JSON. @throws HttpError without an answer, from status 400, or when it is not JSON. */
export declare function postJson(url: string, fields: Fields, options?: RequestOptions): Promise<unknown>;
/** Gets HTML uncached, or posts `fields` for it. @throws HttpError without an answer, or from status 400. */
export declare function fetchHtml(url: string, fields?: Fields | null, options?: RequestOptions): Promise<string>;
/**
 * Gets one of the site's pages as HTML, by an address that stands in the page's markup: a file that somebody has uploaded
 * is none. @throws HttpError
 */
export declare function fetchPage(address: string, options?: RequestOptions): Promise<string>;
/** The shop's ajax address for an endpoint; further arguments of the page's pattern are kept. */
export declare function wcAjaxUrl(endpoint: string): string;
/** Posts to the shop's own ajax endpoint. @throws HttpError */
export declare const wcAjax: (endpoint: string, fields: Fields, options?: RequestOptions) => Promise<unknown>;
/** Posts an action to the CMS's admin-ajax endpoint. @throws HttpError */
export declare function adminAjax(url: string, action: string, fields: Fields, options?: RequestOptions): Promise<unknown>;
