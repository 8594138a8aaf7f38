/** Whether a visit may be tracked, and what happens to the cookies when it may not. */
import { hasConsent, onConsent } from '../../page/consent';
import type { AttributionSettings } from './shop';

/**
 * May this visit be tracked? Not before the page's cookie notice is accepted; then the consent manager decides about the
 * configured category; where there is none, what a script has `requested` by `setOrderTracking`, else the page's parameter.
 * A script can always deny. It cannot allow what the visitor denies: the shop's own script, when it arrives late, requests
 * what the page configures.
 */
export const isTrackingAllowed = (
  { allowTracking, consentCategory }: AttributionSettings,
  requested?: boolean,
): boolean => requested !== false && (hasConsent(consentCategory) ?? requested ?? allowTracking);

/**
 * Calls back after each change of consent; `isForCategory` is false where the answer for `category` is the same as before,
 * because consent managers send one event for all categories. Returns what stops it.
 */
export function onConsentChange(category: string, onChange: (isForCategory: boolean) => void): () => void {
  let known = hasConsent(category);
  return onConsent(() => {
    const before = known;
    known = hasConsent(category);
    onChange(known !== before);
  });
}

/** Every domain for which a script may have set cookies on this host; null: without one. */
export const possibleDomains = (hostname: string): readonly (string | null)[] => [
  ...new Set([`.${hostname}`, `.${hostname.replace(/^www\./, '')}`, null]),
];

/** Removes every traffic-source cookie, whichever script has set it for whichever domain of this host. Never throws. */
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
