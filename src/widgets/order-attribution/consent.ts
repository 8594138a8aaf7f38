import { hasConsent, onConsent } from '../../page/storage/consent';
import type { AttributionSettings } from './shop';

/**
 * May this visit be tracked? Cookie notice and consent category decide, else `requested`, else the setting.
 * A script may deny tracking, but not overrule the visitor: the shop's script, if late, requests the page's default.
 */
export const isTrackingAllowed = (
  { allowTracking, consentCategory }: AttributionSettings,
  requested?: boolean,
): boolean => requested !== false && (hasConsent(consentCategory) ?? requested ?? allowTracking);

/**
 * Calls `onChange` after each change of consent. `isForCategory`: consent for `category` has changed. Returns a stop
 * function.
 */
export function onConsentChange(category: string, onChange: (isForCategory: boolean) => void): () => void {
  let known = hasConsent(category);
  return onConsent(() => {
    const before = known;
    known = hasConsent(category);
    onChange(known !== before);
  });
}

/** The domains that cookies of this host may have; null: no domain attribute. */
export const possibleDomains = (hostname: string): readonly (string | null)[] => [
  ...new Set([`.${hostname}`, `.${hostname.replace(/^www\./, '')}`, null]),
];

/** Removes all traffic-source cookies for all domains of this host. Never throws. */
export function removeTrackingCookies(): void {
  try {
    for (const pair of document.cookie.split('; ')) {
      const name = pair.split('=')[0];
      if (!name?.startsWith('sbjs_')) continue;
      for (const domain of possibleDomains(window.location.hostname)) {
        // biome-ignore lint/suspicious/noDocumentCookie: must be removed in this very task
        document.cookie = `${name}=; path=/; max-age=0${domain === null ? '' : `; domain=${domain}`}`;
      }
    }
  } catch {
    // Blocked cookies need not be removed.
  }
}
