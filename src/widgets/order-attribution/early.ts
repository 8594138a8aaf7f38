import { siteGlobal } from '../../core/siteGlobals';

interface EarlyWindow {
  storefrontWidgetsConsent?: object;
  storefrontWidgetsTracking?: unknown;
}

const page = window as EarlyWindow;

/** Keeps consent that is given before the widget loads. */
document.addEventListener('wp_listen_for_consent_change', (event) => {
  page.storefrontWidgetsConsent = Object.assign(
    siteGlobal('storefrontWidgetsConsent') ?? {},
    (event as CustomEvent).detail,
  );
});

/** Keeps requests to `setOrderTracking` until the widget loads. */
addEventListener(
  'DOMContentLoaded',
  () => {
    const shop = siteGlobal('wc_order_attribution');
    if (shop)
      shop.setOrderTracking ??= (allow: unknown) => {
        page.storefrontWidgetsTracking = allow;
      };
  },
  true,
);
