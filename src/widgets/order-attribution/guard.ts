/** Consent that is given before the widget is there must not be lost: see `page/consent.ts`. */
export function keepConsent(): void {
  document.addEventListener('wp_listen_for_consent_change', (event) => {
    const all = window as { storefrontWidgetsConsent?: object };
    all.storefrontWidgetsConsent = { ...all.storefrontWidgetsConsent, ...(event as CustomEvent).detail };
  });
}
