import { globalText, pageGlobal } from './base/globals';
import { parseUrl } from './base/url';
import { send } from './http';

/** An ajax endpoint that answers something else says `0`, `-1` or a whole page. */
const NONCE = /^[\w-]{6,64}$/;

let fresh: string | undefined;
/** The page's nonce, where the site has said that this visitor gets none: a cache has kept somebody else's. */
let refused: string | undefined;
let asking: Promise<boolean> | undefined;

/** A property of the platform's own fetcher, which is a function. */
function ofFunction(owner: unknown, key: string): unknown {
  return typeof owner === 'function' && Object.hasOwn(owner, key) ? Reflect.get(owner, key) : undefined;
}

const ofFetcher = (key: string): unknown => ofFunction(pageGlobal('wp')?.apiFetch, key);

/** Not every page has the older of the platform's two clients; the newer one keeps its nonce to itself. */
function printedNonce(): string {
  const nonce = ofFunction(ofFetcher('nonceMiddleware'), 'nonce');
  return globalText(pageGlobal('wpApiSettings'), 'nonce', typeof nonce === 'string' ? nonce : '');
}

/** The nonce for REST calls: the newest the site has given, else the page's; empty for visitors without one. */
export function restNonce(): string {
  if (fresh) return fresh;
  const printed = printedNonce();
  return printed === refused ? '' : printed;
}

/** Keeps the nonce that an answer's `X-WP-Nonce` brings. */
export function learnNonce(nonce: string | null): void {
  if (nonce && NONCE.test(nonce)) fresh = nonce;
}

const AJAX_URLS = [
  ['woocommerce_params', 'ajax_url'],
  ['wc_add_to_cart_params', 'ajax_url'],
  ['jetWooBuilderData', 'ajax_url'],
  ['ekit_config', 'ajaxurl'],
] as const;

/** The CMS's ajax address: from whichever script the page prints it for, since a shop may lie in a directory. */
function ajaxUrl(): string {
  for (const [global, key] of AJAX_URLS) {
    const url = globalText(pageGlobal(global), key, '');
    if (url) return url;
  }
  return '/wp-admin/admin-ajax.php';
}

/** Where a new nonce is to be had, if that is on this site. */
function nonceUrl(): string | null {
  const given = ofFetcher('nonceEndpoint');
  const url = parseUrl(typeof given === 'string' ? given : ajaxUrl());
  if (url?.origin !== window.location.origin) return null;
  // Translation plugins put the language into the address.
  if (typeof given !== 'string') url.searchParams.set('action', 'rest-nonce');
  return url.href;
}

/** Asks for a nonce; empty when the site has none for this visitor, undefined when it cannot say. */
async function ask(): Promise<string | undefined> {
  const url = nonceUrl();
  if (!url) return undefined;
  try {
    const { status, body } = await send(url, { cache: 'no-store' });
    if (status >= 500) return undefined;
    const nonce = body.trim();
    return status < 400 && NONCE.test(nonce) ? nonce : '';
  } catch {
    return undefined;
  }
}

/**
 * Fetches a new nonce after `used` was refused; false when the call must end there. The site has none for visitors who are
 * not logged in: calls then go without, which it takes. Calls that were refused together ask once.
 */
export function renewNonce(used: string): Promise<boolean> {
  if (restNonce() !== used) return Promise.resolve(true);
  asking ??= ask()
    .then((nonce) => {
      fresh = nonce || undefined;
      if (nonce === '') refused = printedNonce();
      return restNonce() !== used;
    })
    .finally(() => {
      asking = undefined;
    });
  return asking;
}
