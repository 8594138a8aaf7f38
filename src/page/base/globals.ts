import { yesOrNo } from '../../core/settings/given';
import { siteGlobal } from '../../core/settings/siteGlobals';

/** A global printed by the CMS; undefined if missing. Read it late, because an optimiser may delay its script. */
export const pageGlobal = siteGlobal;

/** A text from a page global, or `fallback`. Accepts numbers and empty texts. */
export function globalText(global: Record<string, unknown> | undefined, key: string, fallback: string): string {
  const value = global?.[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : fallback;
}

/** Does a value of a CMS global mean yes, i.e. is it `"1"`, `"yes"`, `"true"`, `"on"`, `1` or `true`? */
export const isYes = (value: unknown): boolean => yesOrNo(value) === true;
