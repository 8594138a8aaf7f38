import { pageJQuery } from '../../core/jquery/jquery';
import { parseJson } from '../../core/settings/settings';
import { isOfSite } from '../../core/settings/siteConfig';
import { globalText, pageGlobal } from '../base/globals';
import { textsOf } from '../base/textsOf';
import { parseUrl } from '../base/url';
import { part, texts } from './texts';

/** Error messages for visitors: WordPress's own, unless the site sets others. */
export const MESSAGES = textsOf(part, texts);

/** A request failed. The message may be shown to visitors. */
export class HttpError extends Error {
  override name = 'HttpError';
  /** The visitor is offline, so that sending the form natively would fail too. */
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

/** Fields of a form post, in order; names may repeat. */
export type Fields = Iterable<readonly [name: string, value: string | File]>;

/** `signal` cancels the request (the promise rejects with its reason); `timeout` in milliseconds, default none. */
export interface RequestOptions {
  signal?: AbortSignal;
  timeout?: number;
  /** Allows any host; only for addresses from the site's own code or configuration. @default false */
  isAnyHost?: boolean;
}

/** Addresses of files that users have uploaded to WordPress. */
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

/** The server's answer, whatever its status; `url` is the final one, after redirects. */
export interface Answer {
  status: number;
  body: string;
  headers: Headers;
  url: string;
}

/** Rejects addresses on foreign hosts; for the request, and for the answer after redirects. @throws HttpError */
function requireSite(address: string): void {
  const url = parseUrl(address);
  if (!url || !isOfSite(url)) throw new HttpError('foreign', MESSAGES.unexpected);
}

/**
 * Sends one request to the site itself, or to a host in its configuration.
 * @throws HttpError for a foreign address or answer, or if no answer comes in time; the signal's reason if cancelled
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

/** Refuses an answer that is an uploaded file, because authors can upload files. @throws HttpError */
export function refuseUpload({ url, status }: Pick<Answer, 'url' | 'status'>): void {
  if (UPLOADS.test(url)) throw new HttpError('foreign', MESSAGES.unexpected, status);
}

/** Tells jQuery's listeners of an answer once the widget has used it; `body` is what was posted. */
function announce(url: string, body: BodyInit | undefined, answer: Answer): void {
  const data = body instanceof URLSearchParams ? String(body) : body;
  const { status, body: responseText, headers } = answer;
  const getResponseHeader = (name: string): string | null => headers.get(name);
  const request = { readyState: 4, status, responseText, responseJSON: parseJson(responseText), getResponseHeader };
  setTimeout(() => {
    for (const name of ['ajaxSuccess', 'ajaxComplete'])
      pageJQuery()?.(document).trigger(name, [request, { url, type: body ? 'POST' : 'GET', data }]);
  });
}

/** Posts fields and reads JSON. @throws HttpError without an answer, from status 400 on, or if it is not JSON */
export async function postJson(url: string, fields: Fields, options: RequestOptions = {}): Promise<unknown> {
  const headers = { Accept: 'application/json, */*; q=0.1', 'X-Requested-With': 'XMLHttpRequest' };
  const posted = encode(fields);
  const given = await send(url, { method: 'POST', body: posted, headers }, options);
  const { status, body } = given;
  if (status >= 400) throw new HttpError('status', MESSAGES.serverError, status);
  refuseUpload(given);
  announce(url, posted, given);
  const answer = parseJson(body);
  if (answer === undefined) throw new HttpError('not-json', MESSAGES.notJson, status);
  return answer;
}

/** Gets HTML uncached, or by posting `fields`. @throws HttpError without an answer, or from status 400 on */
export async function fetchHtml(url: string, fields?: Fields | null, options: RequestOptions = {}): Promise<string> {
  const headers = { Accept: 'text/html, */*; q=0.1', 'X-Requested-With': 'XMLHttpRequest' };
  const body = fields ? encode(fields) : undefined;
  const answer = await send(url, body ? { method: 'POST', body, headers } : { headers, cache: 'no-store' }, options);
  if (answer.status >= 400) throw new HttpError('status', MESSAGES.serverError, answer.status);
  refuseUpload(answer);
  announce(url, body, answer);
  return answer.body;
}

/**
 * Gets one of the site's pages as HTML. The address may come from markup, so uploaded files are refused.
 * @throws HttpError
 */
export async function fetchPage(address: string, options: RequestOptions = {}): Promise<string> {
  const { status, body, headers, url } = await send(address, { headers: { Accept: 'text/html' } }, options);
  if (status >= 400) throw new HttpError('status', MESSAGES.serverError, status);
  const isPage = /^(text\/html|application\/xhtml\+xml)\b/i.test(headers.get('Content-Type') ?? '');
  if (!isPage || UPLOADS.test(url || address)) throw new HttpError('foreign', MESSAGES.unexpected, status);
  return body;
}

/** WooCommerce's ajax address for an endpoint, with all parameters of the address that the page prints. */
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

/** Posts to an ajax endpoint of WooCommerce. @throws HttpError */
export const wcAjax = (endpoint: string, fields: Fields, options?: RequestOptions): Promise<unknown> =>
  postJson(wcAjaxUrl(endpoint), fields, options);

/** Posts an action to WordPress's `admin-ajax.php`. @throws HttpError */
export function adminAjax(url: string, action: string, fields: Fields, options?: RequestOptions): Promise<unknown> {
  return postJson(url, [['action', action], ...fields], options);
}
