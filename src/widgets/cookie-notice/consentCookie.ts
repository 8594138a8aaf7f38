/** The cookie of an accepted notice. */

import { isYes, pageGlobal } from '../../page/base/globals';
import { CONSENT_COOKIE, CONSENT_VALUE } from '../../page/consent';
import { writeCookie } from '../../page/cookies';

const DEFAULT_DAYS = 30;

/** For how many days the cookie is stored (undefined: until the browser closes), and at which path. */
export interface CookieLifetime {
  days: number | undefined;
  path: string;
}

/**
 * What the settings say, else the page's `simpleGDPRCCJsObj`, else 30 days at `/`. Shops that share a host in sub-directories
 * each ask for themselves.
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

/** Stores that the notice was accepted, for the days that the settings say; null: as the page says. */
export function storeConsent(givenDays: number | null): void {
  const { days, path } = consentLifetime(givenDays);
  writeCookie(CONSENT_COOKIE, CONSENT_VALUE, days, path);
}
