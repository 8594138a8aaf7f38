import { parseJson } from '../../core/settings/settings';
import { isOfSite } from '../../core/settings/siteConfig';
import { globalText, pageGlobal } from '../base/globals';
import { parseUrl } from '../base/url';
import { MESSAGES } from './messages';

export { MESSAGES };

/** A request without a usable answer. The message may be shown to a visitor. */
export class HttpError extends Error {
  override name = 'HttpError';
  /** The visitor is offline, so the browser's own way would fail, too. */
  readonly isOffline: boolean;
  constructor(
    readonly kind: 'offline' | 'status' | 'not-json' | 'timeout' | 'foreign',
    message: string,
    readonly status = 0,
  ) {
    super(message);
    this.isOffline = kind === 'offline' && !navigator.onLine;
  }
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

/** WordPress's folder of uploaded files. */
const UPLOADS = /\/(uploads|files)\/(\d{4}|sites|[^?#]*\.\w+)/i;

function encode(fields: Fields): BodyInit {
  const all = [...fields];
  if (!all.some(([, value]) => typeof value !== 'string')) {
    return new URLSearchParams(all.map(([name, value]) => [name, String(value)]));
  }
  const form = new FormData();
  for (const [name, value] of all) form.append(name, value);
  return form;
}

/** The server's answer, whatever its status; `url`: where it came from in the end. */
export interface Answer {
  status: number;
  body: string;
  headers: Headers;
  url: string;
}

/** Only the site is asked, and only its own answer is taken, wherever it redirects to. */
function requireSite(address: string): void {
  const url = parseUrl(address);
  if (!url || !isOfSite(url)) throw new HttpError('foreign', MESSAGES.unexpected);
}

/**
 * Sends one request to the site itself, or to a host in its configuration. @throws HttpError for a foreign address or
 * answer, and without an answer in time; the signal's reason when the caller cancels.
 */
export async function send(
  url: string,
  init: RequestInit,
  { signal, timeout, isAnyHost }: RequestOptions = {},
): Promise<Answer> {
  if (!isAnyHost) requireSite(url);
  const stop = new AbortController();
  const cancel = (): void => stop.abort(signal?.reason);
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel);
  let isLate = false;
  const limit =
    timeout !== undefined &&
    setTimeout(() => {
      isLate = true;
      stop.abort();
    }, timeout);
  try {
    const response = await fetch(url, { ...init, credentials: 'same-origin', signal: stop.signal });
    if (!isAnyHost) requireSite(response.url || url);
    return { status: response.status, body: await response.text(), headers: response.headers, url: response.url };
  } catch (error) {
    if (error instanceof HttpError) throw error;
    if (isLate && !signal?.aborted) throw new HttpError('timeout', MESSAGES.noAnswer);
    if (signal?.aborted) throw error;
    throw new HttpError('offline', navigator.onLine ? MESSAGES.noAnswer : MESSAGES.offline);
  } finally {
    if (limit) clearTimeout(limit);
    signal?.removeEventListener('abort', cancel);
  }
}

/** Posts fields and reads JSON. @throws HttpError without an answer, from status 400, or when it is not JSON. */
export async function postJson(url: string, fields: Fields, options: RequestOptions = {}): Promise<unknown> {
  const headers = { Accept: 'application/json, */*; q=0.1', 'X-Requested-With': 'XMLHttpRequest' };
  const { status, body } = await send(url, { method: 'POST', body: encode(fields), headers }, options);
  if (status >= 400) throw new HttpError('status', MESSAGES.serverError, status);
  const answer = parseJson(body);
  if (answer === undefined) throw new HttpError('not-json', MESSAGES.notJson, status);
  return answer;
}

/** Gets HTML uncached, or posts `fields` for it. @throws HttpError without an answer, or from status 400. */
export async function fetchHtml(url: string, fields?: Fields | null, options: RequestOptions = {}): Promise<string> {
  const headers = { Accept: 'text/html, */*; q=0.1', 'X-Requested-With': 'XMLHttpRequest' };
  const init: RequestInit = fields ? { method: 'POST', body: encode(fields), headers } : { headers, cache: 'no-store' };
  const { status, body } = await send(url, init, options);
  if (status >= 400) throw new HttpError('status', MESSAGES.serverError, status);
  return body;
}

/**
 * Gets one of the site's pages as HTML, by an address that stands in the page's markup: an uploaded file
 * is none. @throws HttpError
 */
export async function fetchPage(address: string, options: RequestOptions = {}): Promise<string> {
  const { status, body, headers, url } = await send(address, { headers: { Accept: 'text/html' } }, options);
  if (status >= 400) throw new HttpError('status', MESSAGES.serverError, status);
  const isPage = /^(text\/html|application\/xhtml\+xml)\b/i.test(headers.get('Content-Type') ?? '');
  if (!isPage || UPLOADS.test(url || address)) throw new HttpError('foreign', MESSAGES.unexpected, status);
  return body;
}

/** The shop's ajax address for an endpoint; further arguments of the page's pattern are kept. */
export function wcAjaxUrl(endpoint: string): string {
  const global = [
    'wc_add_to_cart_params',
    'wc_cart_fragments_params',
    'woocommerce_params',
    'wc_add_to_cart_variation_params',
    'wc_cart_params',
  ]
    .map(pageGlobal)
    .find((one) => typeof one?.wc_ajax_url === 'string');
  return globalText(global, 'wc_ajax_url', '/?wc-ajax=%%endpoint%%').replace('%%endpoint%%', endpoint);
}

/** Posts to the shop's own ajax endpoint. @throws HttpError */
export const wcAjax = (endpoint: string, fields: Fields, options?: RequestOptions): Promise<unknown> =>
  postJson(wcAjaxUrl(endpoint), fields, options);

/** Posts an action to the CMS's admin-ajax endpoint. @throws HttpError */
export function adminAjax(url: string, action: string, fields: Fields, options?: RequestOptions): Promise<unknown> {
  return postJson(url, [['action', action], ...fields], options);
}
