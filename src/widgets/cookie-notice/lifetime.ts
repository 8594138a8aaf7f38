import { isYes, pageGlobal } from '../../page/globals';

const DAYS = 30;

/** How the consent cookie is stored: for how many days (undefined: until the browser closes), at which path. */
export interface Lifetime {
  days: number | undefined;
  path: string;
}

/**
 * What the settings say, else the page's `simpleGDPRCCJsObj`, else 30 days at `/`. Of shops that share a host in
 * sub-directories each asks for itself.
 */
export function consentLifetime(
  given: number | null,
  global: Record<string, unknown> | undefined = pageGlobal('simpleGDPRCCJsObj'),
): Lifetime {
  const configured = Number.parseFloat(String(global?.cookieExpireTime));
  const days = given ?? (configured >= 0 ? configured : DAYS);
  const isInDirectory = isYes(global?.isMultisite) && !isYes(global?.subdomainInstall);
  const path = isInDirectory && typeof global?.path === 'string' && global.path.startsWith('/') ? global.path : '/';
  return { days: days || undefined, path };
}
