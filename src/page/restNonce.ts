import { globalText, pageGlobal } from './globals';
import { send } from './http';
import { parseUrl } from './url';

/** An ajax endpoint that answers something else says `0`, `-1` or a whole page. */
const NONCE = /^[\w-]{6,64}$/;

let fresh: string | undefined;
let asking: Promise<boolean> | undefined;

/** The nonce for REST calls: the newest the site has given, else the page's; empty for visitors without one. */
export const restNonce = (): string => fresh ?? globalText(pageGlobal('wpApiSettings'), 'nonce', '');

/** Keeps the nonce that an answer's `X-WP-Nonce` brings. */
export function learnNonce(nonce: string | null): void {
  if (nonce && NONCE.test(nonce)) fresh = nonce;
}

/** Where a new nonce is to be had, if that is on this site. */
function nonceUrl(): string | null {
  const fetcher: unknown = pageGlobal('wp')?.apiFetch;
  const given = typeof fetcher === 'function' && 'nonceEndpoint' in fetcher ? fetcher.nonceEndpoint : undefined;
  const ajax = globalText(pageGlobal('woocommerce_params'), 'ajax_url', '/wp-admin/admin-ajax.php');
  const address = typeof given === 'string' ? given : `${ajax}?action=rest-nonce`;
  const url = parseUrl(address);
  return url?.origin === window.location.origin ? url.href : null;
}

async function ask(): Promise<boolean> {
  const url = nonceUrl();
  if (!url) return false;
  try {
    const { status, body } = await send(url, { cache: 'no-store' });
    const nonce = body.trim();
    if (status >= 400 || !NONCE.test(nonce)) return false;
    fresh = nonce;
    return true;
  } catch {
    return false;
  }
}

/**
 * Fetches a new nonce after `used` was refused; false when there is none to be had. Calls that were refused together ask
 * once.
 */
export function renewNonce(used: string): Promise<boolean> {
  if (restNonce() !== used) return Promise.resolve(true);
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}
