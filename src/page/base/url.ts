import { isOfSite } from '../../core/settings/siteConfig';

const SAFE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:', 'ftp:']);

/** An address as a `URL`; null when it is malformed. */
export function parseUrl(address: string, base: string = document.baseURI): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/** A safe address: a fragment, or http, https, mailto, tel, ftp. Null for all others. */
export function safeUrl(address: string): string | null {
  const trimmed = address.trim();
  if (trimmed.startsWith('#')) return trimmed;
  const url = parseUrl(trimmed);
  return url && SAFE_PROTOCOLS.has(url.protocol) ? url.href : null;
}

/** Navigates to an address; false when it is not a safe one. */
export function goTo(address: string): boolean {
  const url = safeUrl(address);
  if (url === null) return false;
  window.location.assign(url);
  return true;
}

/** The fragment as an element id, without `#`; null unless it is a plain id, which is safe in a selector. */
export function hashId(hash: string = window.location.hash): string | null {
  return /^#-{0,2}[a-z_][\w-]*$/i.test(hash) ? hash.slice(1) : null;
}

/**
 * A safe address of the site itself, or of a host in its configuration; null for all others. For redirects without a
 * press.
 */
export function siteAddress(address: string): string | null {
  const url = parseUrl(address.trim());
  return url && isOfSite(url) ? url.href : null;
}

/**
 * Names in queries for which the shop and the CMS do something, like adding to the cart, and names of tokens for it.
 */
const DEEDS =
  /(^|[-_])(action|add|apply|cancel|delete|(wp)?nonce|remove|undo)([-_]|$)|^(wc-ajax|order_again|pay_for_order)$/i;

/** Does opening this address make the site do something? Markup alone may not open such an address. */
export const doesSomething = (url: URL): boolean => [...url.searchParams.keys()].some((name) => DEEDS.test(name));
