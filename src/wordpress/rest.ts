import { isRecord, parseJson } from '../core/settings/settings';
import { type Answer, HttpError, MESSAGES, type RequestOptions, send } from '../page/network/http';
import { learnNonce, renewNonce, restNonce } from './restNonce';
import { asksForAll, fetchAll } from './restPages';
import { restRoot, restUrl } from './restUrl';

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
export class RestError extends HttpError {
  override name = 'RestError';
  constructor(
    readonly code: string,
    message: string,
    status: number,
    readonly data?: unknown,
  ) {
    super('status', message, status);
  }
}

// Sent as POST with a header, because some hosts block these methods.
const SENT_AS_POST = new Set(['PUT', 'PATCH', 'DELETE']);

function attempt(url: URL, nonce: string, options: RestOptions): Promise<Answer> {
  const { method = 'GET', data, body, headers, signal, timeout, isAnyHost } = options;
  const isOverridden = SENT_AS_POST.has(method);
  const init: RequestInit = {
    method: isOverridden ? 'POST' : method,
    body: data === undefined ? (body ?? null) : JSON.stringify(data),
    headers: {
      Accept: 'application/json, */*;q=0.1',
      ...(data !== undefined && { 'Content-Type': 'application/json' }),
      ...(isOverridden && { 'X-HTTP-Method-Override': method }),
      ...(nonce && { 'X-WP-Nonce': nonce }),
      ...headers,
    },
  };
  return send(url.href, init, { signal, timeout, isAnyHost });
}

const refuses = ({ status, body }: Answer): boolean => {
  if (status < 400) return false;
  const error = parseJson(body);
  return isRecord(error) && error.code === 'rest_cookie_invalid_nonce';
};

/** Sends a call; repeats it once with a new nonce if the site refuses the nonce. */
export async function sendRest(url: URL, options: RestOptions): Promise<Answer> {
  // The nonce is a secret of the visitor and must not leave the site.
  const isOurs = url.origin === window.location.origin;
  const nonce = isOurs ? restNonce() : '';
  let answer = await attempt(url, nonce, options);
  if (isOurs && refuses(answer) && (await renewNonce(nonce))) {
    options.signal?.throwIfAborted();
    answer = await attempt(url, restNonce(), options);
  }
  if (isOurs) learnNonce(answer.headers.get('X-WP-Nonce'));
  return answer;
}

/** The value of an answer; null if it has no content. @throws HttpError, RestError */
export function readRest({ status, body }: Answer): unknown {
  if (status === 204) return null;
  const value = parseJson(body);
  if (value === undefined) throw new HttpError('not-json', MESSAGES.notJson, status);
  if (status < 400) return value;
  if (!isRecord(value) || typeof value.code !== 'string') throw new HttpError('status', MESSAGES.unknown, status);
  const message = typeof value.message === 'string' && value.message ? value.message : MESSAGES.unknown;
  throw new RestError(value.code, message, status, value.data);
}

function addressOf(path: string, query: RestOptions['query'] = {}): URL {
  const more = Object.entries(query).map(([name, value]) => [name, String(value)] as const);
  if (!/^https?:\/\//i.test(path)) return restUrl(restRoot(), path, more);
  const url = new URL(path);
  for (const [name, value] of more) url.searchParams.append(name, value);
  return url;
}

/**
 * Calls the site's REST API; `per_page=-1` fetches the whole list.
 * @example await rest('wp/v2/product_cat', { query: { per_page: -1 } })
 * @throws HttpError without an answer in JSON; RestError if the site refuses
 */
export async function rest(path: string, options: RestOptions = {}): Promise<unknown> {
  const url = addressOf(path, options.query);
  const how = { isAnyHost: true, ...options };
  if ((options.method ?? 'GET') !== 'GET' || !asksForAll(url)) return readRest(await sendRest(url, how));
  return fetchAll(url, async (page) => {
    const answer = await sendRest(page, how);
    return { value: readRest(answer), headers: answer.headers };
  });
}
