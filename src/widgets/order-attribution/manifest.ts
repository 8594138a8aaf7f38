import { siteGlobal } from '../../core/settings/siteGlobals';
import type { Manifest } from '../../core/types';

interface EarlyWindow {
  storefrontWidgetsConsent?: object;
  storefrontWidgetsTracking?: unknown;
}

/** Keeps what is said before the widget loads: consent, and whether the shop asked for tracking. */
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

/** Handles of WordPress scripts that the widget stands in for. */
export const scripts = ['wc-order-attribution', 'sourcebuster-js'];

/** Where a visitor came from, for orders; the body is the host, because the inputs come and go inside it. */
export const late = {
  name: 'order-attribution',
  adopts: ['body:has(wc-order-attribution-inputs)', ':root:has(script[id^=wc-order-attribution-js]) > body'],
  priority: -2,
} satisfies Manifest;
