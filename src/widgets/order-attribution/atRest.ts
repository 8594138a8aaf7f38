import { siteConfig } from '../../core/settings/siteConfig';
import { siteGlobal } from '../../core/settings/siteGlobals';
import { asksForConsent } from '../../page/storage/notice';

/**
 * Why the visit must be followed at once. The shop's own script follows it as well, with less code, unless the visitor
 * or the site decides about tracking. Where the shop's object is missing, an optimiser keeps it until the first input.
 */
export function reasonToFollow(): string | undefined {
  if (siteConfig().settings?.['order-attribution']) return 'the site has settings for it';
  const shop = siteGlobal('wc_order_attribution');
  if (!shop) return undefined;
  if (asksForConsent()) return 'a notice asks for consent';
  return typeof shop.getAttributionData === 'function' ? undefined : 'no other script follows the visit';
}
