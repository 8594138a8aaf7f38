/** What the user may not change. The server tells it with the page, and checks it whenever something is saved. */
import { isRecord } from '../core/settings/json';
import { isTypeName } from '../core/settings/siteConfig';
import { siteGlobal } from '../core/settings/siteGlobals';

const has = (names: unknown, key: string): boolean => Array.isArray(names) && names.includes(key);

/**
 * May only an administrator change the setting of this entry, for a widget of this type? Then the user is none. Types that the plugin
 * does not know are protected as a whole, and under selectors the protected names of all types.
 */
export function isProtected(entry: string, key: string, type: string): boolean {
  const { protected: fixed } = siteGlobal('storefrontWidgetsPanel') ?? {};
  if (!isRecord(fixed)) return false;
  const { types, names } = fixed;
  if (!isRecord(types) || !Object.hasOwn(types, type)) return true;
  return has(isTypeName(entry) ? types[type] : names, key);
}
