import { isYes, pageGlobal } from '../../page/base/globals';
import { CONSENT_COOKIE, CONSENT_VALUE } from '../../page/storage/consent';
import { writeCookie } from '../../page/storage/cookies';

const DEFAULT_DAYS = 30;

/** The lifetime and path of the cookie. `days` undefined: until the browser closes. */
export interface CookieLifetime {
  days: number | undefined;
  path: string;
}

/**
 * Lifetime and path from the settings, else from `simpleGDPRCCJsObj`, else 30 days at `/`. Sites in sub-directories
 * have their own paths.
 */
export function consentLifetime(
  given: number | null,
  global: Record<string, unknown> | undefined = pageGlobal('simpleGDPRCCJsObj'),
): CookieLifetime {
  const configured = Number.parseFloat(String(global?.cookieExpireTime));
  const days = given ?? (configured >= 0 ? configured : DEFAULT_DAYS);
  const isInDirectory = isYes(global?.isMultisite) && !isYes(global?.subdomainInstall);
  const path = isInDirectory && typeof global?.path === 'string' && global.path.startsWith('/') ? global.path : '/';
  return { days: days || undefined, path };
}

/** Stores that the notice was accepted; `givenDays` null: as long as the page configures. */
export function storeConsent(givenDays: number | null): void {
  const { days, path } = consentLifetime(givenDays);
  writeCookie(CONSENT_COOKIE, CONSENT_VALUE, days, path);
}
