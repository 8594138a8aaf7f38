import { isOfSite } from '../../core/settings/siteConfig';

const SAFE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:', 'ftp:']);

/** Parses an address; null if it is malformed. */
export function parseUrl(address: string, base: string = document.baseURI): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** The address if it is safe (a fragment, http, https, mailto, tel or ftp), else null. */
export function safeUrl(address: string): string | null {
  const trimmed = address.trim();
  if (trimmed.startsWith('#')) return trimmed;
  const url = parseUrl(trimmed);
  return url && SAFE_PROTOCOLS.has(url.protocol) ? url.href : null;
}

/** Navigates to an address; returns false if it is not safe. */
export function goTo(address: string): boolean {
  const url = safeUrl(address);
  if (url === null) return false;
  window.location.assign(url);
  return true;
}

/** The fragment without `#`, if it is a plain id that is safe in a selector; else null. */
export function hashId(hash: string = window.location.hash): string | null {
  return /^#-{0,2}[a-z_][\w-]*$/i.test(hash) ? hash.slice(1) : null;
}

/**
 * The address if it is on the site or on a host in its configuration, else null. For navigation that no visitor has
 * started.
 */
export function siteAddress(address: string): string | null {
  const url = parseUrl(address.trim());
  return url && isOfSite(url) ? url.href : null;
}

/**
 * Query parameters that make the shop or the CMS do something, like adding to the cart, and those that carry nonces.
 */
const DEEDS =
  /(^|[-_])(action|add|apply|cancel|delete|(wp)?nonce|remove|undo)([-_]|$)|^(wc-ajax|order_again|pay_for_order)$/i;

/**
 * Does opening this address change something on the site? Such addresses from markup must not be opened automatically.
 */
export const doesSomething = (url: URL): boolean => [...url.searchParams.keys()].some((name) => DEEDS.test(name));
