interface EarlyWindow {
  storefrontWidgetsConsent?: object;
  storefrontWidgetsTracking?: unknown;
  wc_order_attribution?: { setOrderTracking?(allow: unknown): void };
}

/** Keeps consent that is given before the widget loads. */
document.addEventListener('wp_listen_for_consent_change', (event) => {
  (window as EarlyWindow).storefrontWidgetsConsent = Object.assign(
    (window as EarlyWindow).storefrontWidgetsConsent ?? {},
    (event as CustomEvent).detail,
  );
});

/** Keeps requests to `setOrderTracking` until the widget loads. */
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
