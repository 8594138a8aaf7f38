interface EarlyWindow {
  storefrontWidgetsConsent?: object;
  storefrontWidgetsTracking?: unknown;
  wc_order_attribution?: { setOrderTracking?(allow: unknown): void };
}

/** In the loader: keeps consent that is given before the widget is there, for `page/consent.ts`. */
document.addEventListener('wp_listen_for_consent_change', (event) => {
  (window as EarlyWindow).storefrontWidgetsConsent = Object.assign(
    (window as EarlyWindow).storefrontWidgetsConsent ?? {},
    (event as CustomEvent).detail,
  );
});

/** `setOrderTracking` works once the page is parsed: the widget finds what scripts have requested. */
addEventListener(
  'DOMContentLoaded',
  () => {
    const shop = (window as EarlyWindow).wc_order_attribution;
    if (shop)
      shop.setOrderTracking ??= (allow) => {
        (window as EarlyWindow).storefrontWidgetsTracking = allow;
      };
  },
  true,
);
