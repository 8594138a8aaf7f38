import { globalText, pageGlobal } from '../page/base/globals';
import { parseUrl } from '../page/base/url';
import { send } from '../page/network/http';

/** The shape of a nonce, in contrast to other ajax answers: `0`, `-1` or a whole page. */
const NONCE = /^[\w-]{6,64}$/;

let fresh: string | undefined;
/** A nonce in the page that the site has refused, because a cache has kept another visitor's page. */
let refused: string | undefined;
let asking: Promise<boolean> | undefined;

function ofFunction(owner: unknown, key: string): unknown {
  return typeof owner === 'function' && Object.hasOwn(owner, key) ? Reflect.get(owner, key) : undefined;
}

const ofFetcher = (key: string): unknown => ofFunction(pageGlobal('wp')?.apiFetch, key);

/**
 * The nonce in the page, as a setting of the older of WordPress's two clients, or in a function of the newer client.
 */
function printedNonce(): string {
  const nonce = ofFunction(ofFetcher('nonceMiddleware'), 'nonce');
  return globalText(pageGlobal('wpApiSettings'), 'nonce', typeof nonce === 'string' ? nonce : '');
}

/** The nonce for REST calls: the newest from the site, else the page's; empty for guests. */
export function restNonce(): string {
  if (fresh) return fresh;
  const printed = printedNonce();
  return printed === refused ? '' : printed;
}

/** Stores the nonce from an answer's `X-WP-Nonce` header. */
export function learnNonce(nonce: string | null): void {
  if (nonce && NONCE.test(nonce)) fresh = nonce;
}

const AJAX_URLS = [
  ['woocommerce_params', 'ajax_url'],
  ['wc_add_to_cart_params', 'ajax_url'],
  ['jetWooBuilderData', 'ajax_url'],
  ['ekit_config', 'ajaxurl'],
] as const;

function ajaxUrl(): string {
  for (const [global, key] of AJAX_URLS) {
    const url = globalText(pageGlobal(global), key, '');
    if (url) return url;
  }
  return '/wp-admin/admin-ajax.php';
}

function nonceUrl(): string | null {
  const given = ofFetcher('nonceEndpoint');
  const url = parseUrl(typeof given === 'string' ? given : ajaxUrl());
  if (url?.origin !== window.location.origin) return null;
  // Keeps the query, in which translation plugins put the language.
  if (typeof given !== 'string') url.searchParams.set('action', 'rest-nonce');
  return url.href;
}

/** The nonce of whoever is signed in now, from the site's ajax address; empty for guests, undefined without an answer. */
export async function fetchNonce(url: string): Promise<string | undefined> {
  try {
    const { status, body } = await send(url, { cache: 'no-store' });
    if (status >= 500) return undefined;
    const nonce = body.trim();
    return status < 400 && NONCE.test(nonce) ? nonce : '';
  } catch {
    return undefined;
  }
}

/** Fetches a new nonce, once for parallel calls. Returns false if a retry is pointless. */
export function renewNonce(used: string): Promise<boolean> {
  if (restNonce() !== used) return Promise.resolve(true);
  const url = nonceUrl();
  asking ??= (url ? fetchNonce(url) : Promise.resolve(undefined))
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
