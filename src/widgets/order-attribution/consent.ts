import { hasConsent, onConsent } from '../../page/storage/consent';
import type { AttributionSettings } from './shop';

/**
 * May this visit be tracked? Cookie notice and consent category decide, else `requested`, else the page's parameter.
 * A script can deny but not override the visitor, because the shop's late script requests what the page configures.
 */
export const isTrackingAllowed = (
  { allowTracking, consentCategory }: AttributionSettings,
  requested?: boolean,
): boolean => requested !== false && (hasConsent(consentCategory) ?? requested ?? allowTracking);

/**
 * Calls back after each change of consent; `isForCategory`: `category`'s answer has changed. Returns a function that
 * stops it.
 */
export function onConsentChange(category: string, onChange: (isForCategory: boolean) => void): () => void {
  let known = hasConsent(category);
  return onConsent(() => {
    const before = known;
    known = hasConsent(category);
    onChange(known !== before);
  });
}

/** The domains for which a script may have set cookies on this host; null: no domain attribute. */
export const possibleDomains = (hostname: string): readonly (string | null)[] => [
  ...new Set([`.${hostname}`, `.${hostname.replace(/^www\./, '')}`, null]),
];

/** Removes every traffic-source cookie for every domain of this host. Never throws. */
export function removeTrackingCookies(): void {
  try {
    for (const pair of document.cookie.split('; ')) {
      const name = pair.split('=')[0];
      if (!name?.startsWith('sbjs_')) continue;
      for (const domain of possibleDomains(window.location.hostname)) {
        // biome-ignore lint/suspicious/noDocumentCookie: must be gone in this very task, on every page, without a library
        document.cookie = `${name}=; path=/; max-age=0${domain === null ? '' : `; domain=${domain}`}`;
      }
    }
  } catch {
    // Where cookies are blocked there are none.
  }
}
