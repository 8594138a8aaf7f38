/** Every domain under which a script may have set cookies on this host; null: without one. */
export const possibleDomains = (hostname: string): readonly (string | null)[] => [
  ...new Set([`.${hostname}`, `.${hostname.replace(/^www\./, '')}`, null]),
];

/** Removes every traffic-source cookie, whatever script has set it for whichever domain of this host. Never throws. */
export function expireTracking(): void {
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
    // Blocked cookies are gone already.
  }
}
