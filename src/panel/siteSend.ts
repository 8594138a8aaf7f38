/** Requests to the site's REST API as the user who is signed in. */
import { isRecord, parseJson } from '../core/settings/json';
import { siteGlobal } from '../core/settings/siteGlobals';
import { type Answer, type RequestOptions, send } from '../page/network/http';
import { fetchNonce } from '../wordpress/restNonce';
import { restUrl } from '../wordpress/restUrl';

/** The newest nonce by the one in the page, which ends after a day, and with the user's session. */
const newest = new Map<string, string>();

/** Has the site refused the nonce of a request? */
export function refusesNonce({ status, body }: Pick<Answer, 'status' | 'body'>): boolean {
  const answer = status === 403 ? parseJson(body) : undefined;
  return isRecord(answer) && answer.code === 'rest_cookie_invalid_nonce';
}

/** What a request to a route has. */
export interface SiteRequest extends RequestOptions {
  init: RequestInit;
  query?: readonly (readonly [name: string, value: string])[];
}

/** @throws HttpError, or the signal's reason */
export type SiteSend = (route: string, request: SiteRequest) => Promise<Answer>;

/**
 * Sends to a route with the nonce that the plugin prints; undefined where the page is not one for editors. A refused
 * nonce is renewed and the request repeated, so that whoever has signed in again in another tab goes on here.
 */
export function siteSend(): SiteSend | undefined {
  const { root, nonce, ajax } = siteGlobal('storefrontWidgetsPanel') ?? {};
  if (typeof root !== 'string' || typeof nonce !== 'string') return undefined;
  return async (route, { init, query, ...options }) => {
    const attempt = (): Promise<Answer> => {
      const headers = { 'X-WP-Nonce': newest.get(nonce) ?? nonce, Accept: 'application/json', ...init.headers };
      return send(restUrl(root, route, query).href, { ...init, headers }, options);
    };
    const answer = await attempt();
    if (typeof ajax !== 'string' || !refusesNonce(answer)) return answer;
    const renewed = await fetchNonce(`${ajax}?action=rest-nonce`);
    if (!renewed) return answer;
    newest.set(nonce, renewed);
    options.signal?.throwIfAborted();
    return attempt();
  };
}
