/**
 * The domain that the cookies are set for: the shop's without `www.`, so that its subdomains share them; null: this very
 * host, because browsers refuse a domain for `localhost` and for addresses of numbers.
 */
export function cookieDomain(hostname: string): string | null {
  const host = hostname.replace(/^www\./, '');
  const isAddress = /^[\d.]+$/.test(host) || host.includes(':');
  return isAddress || !host.includes('.') ? null : host;
}
