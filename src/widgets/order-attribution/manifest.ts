import { siteGlobal } from '../../core/settings/siteGlobals';
import type { WidgetManifest } from '../../core/types';
import { reasonToFollow } from './atRest';

/** Handles of the WordPress scripts that the widget replaces, where the page asks for consent. */
export const scripts = ['wc-order-attribution', 'sourcebuster-js'];

interface EarlyWindow {
  storefrontWidgetsConsent?: object;
  storefrontWidgetsTracking?: unknown;
}

/** Records consent and the shop's requests for tracking that come before the widget loads. */
export function atOnce(): void {
  const page = window as EarlyWindow;
  document.addEventListener('wp_listen_for_consent_change', (event) => {
    page.storefrontWidgetsConsent = Object.assign(
      siteGlobal('storefrontWidgetsConsent') ?? {},
      (event as CustomEvent).detail,
    );
  });
  const keepRequests = (): void => {
    const shop = siteGlobal('wc_order_attribution');
    if (!shop) return;
    shop.setOrderTracking ??= (allow: unknown) => {
      page.storefrontWidgetsTracking = allow;
    };
  };
  addEventListener('DOMContentLoaded', keepRequests, true);
}

/** Records where a visitor came from, for orders. The body is the host, because the inputs come and go inside it. */
export const early = {
  adopts: ['body:has(wc-order-attribution-inputs)', ':root:has(script[id^=wc-order-attribution-js]) > body'],
  when: 'intent',
  reason: reasonToFollow,
  events: ['storefront-widgets:consent'],
  priority: -2,
} satisfies WidgetManifest;
