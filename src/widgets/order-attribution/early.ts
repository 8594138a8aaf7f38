interface EarlyWindow {
  storefrontWidgetsConsent?: object;
  storefrontWidgetsTracking?: unknown;
  wc_order_attribution?: { setOrderTracking?(allow: unknown): void };
}

/** In the loader: consent that is given before the widget is there must not be lost, see `page/consent.ts`. */
document.addEventListener('wp_listen_for_consent_change', (event) => {
  (window as EarlyWindow).storefrontWidgetsConsent = Object.assign(
    (window as EarlyWindow).storefrontWidgetsConsent ?? {},
    (event as CustomEvent).detail,
  );
});

/** What scripts call once the page is parsed works from then on: what they ask for is written down for the widget. */
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
