/** In the loader: consent that is given before the widget is there must not be lost, see `page/consent.ts`. */
document.addEventListener('wp_listen_for_consent_change', (event) => {
  const all = window as { storefrontWidgetsConsent?: object };
  all.storefrontWidgetsConsent = { ...all.storefrontWidgetsConsent, ...(event as CustomEvent).detail };
});

interface EarlyWindow {
  wc_order_attribution?: { setOrderTracking?(allow: unknown): void };
  storefrontWidgetsTracking?: unknown;
}

/** What scripts call once the page is parsed works from then on: what they ask for is written down for the widget. */
addEventListener(
  'DOMContentLoaded',
  () => {
    const all = window as EarlyWindow;
    const shop = all.wc_order_attribution;
    if (shop)
      shop.setOrderTracking ??= (allow) => {
        all.storefrontWidgetsTracking = allow;
      };
  },
  true,
);
