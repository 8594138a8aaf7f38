import { siteGlobal } from '../../core/settings/siteGlobals';

/** A global that the CMS prints; undefined when missing. Read it late, because an optimiser may delay its script. */
export const pageGlobal = siteGlobal;

/** A text of a page global, or `fallback`. Numbers and empty texts count as given. */
export function globalText(global: Record<string, unknown> | undefined, key: string, fallback: string): string {
  const value = global?.[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : fallback;
}

/** Is a scalar of a CMS global a yes: `"1"`, `"yes"`, `"true"`, `"on"`, `1` or `true`? */
export const isYes = (value: unknown): boolean =>
  value === true || value === 1 || (typeof value === 'string' && /^(1|yes|true|on)$/i.test(value.trim()));
