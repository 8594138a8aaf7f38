import { safeUrl } from '../../page/url';

const TIMEOUT = 30_000;

/**
 * Tells the shop that the banner was dismissed (spec §7). Resolves when the call is complete, whether it succeeded or not;
 * never rejects. The call goes on when the page is left.
 */
export async function sendDismissal({ restUrl = '', restNonce = '' }: DOMStringMap): Promise<void> {
  const url = restUrl && safeUrl(restUrl);
  if (!url) return;
  try {
    await fetch(url, {
      method: 'POST',
      credentials: 'same-origin',
      keepalive: true,
      headers: { 'X-WP-Nonce': restNonce, 'X-Requested-With': 'XMLHttpRequest' },
      body: new URLSearchParams({ 'woocommerce_meta[coming_soon_banner_dismissed]': 'yes' }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
  } catch {
    // The banner goes either way; it is back at the next login.
  }
}
