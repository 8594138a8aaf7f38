import { refusalOf } from '../core/settings/schema';
import type { SettingDescription } from '../core/settings/types';
import { hasProto } from './values';

/**
 * Why the setting refuses a raw value, in the schema's words; undefined if it accepts the value, or if there is none.
 */
export function refusalFor(
  setting: SettingDescription,
  key: string,
  raw: unknown,
  isMarkup = false,
): string | undefined {
  if (raw === undefined || raw === null) return undefined;
  if (hasProto(raw)) return `"${key}" has a part named "__proto__"`;
  const parsed = setting.read(raw);
  if (!parsed) return refusalOf(key, raw, setting.type);
  if (isMarkup && setting.fromMarkup && !setting.fromMarkup(raw)) {
    return `${refusalOf(key, raw, setting.type)}, which markup may not say`;
  }
  // A list leaves out the items that it refuses.
  if (!Array.isArray(raw) || !Array.isArray(parsed.value) || parsed.value.length === raw.length) return undefined;
  const at = raw.findIndex((item) => {
    const one = setting.read([item])?.value;
    return Array.isArray(one) && one.length === 0;
  });
  return at < 0 ? `"${key}" is longer than it may be` : refusalOf(`${key}[${at}]`, raw[at], setting.type);
}

/** The placeholders in a text, e.g. `%s` or `{name}`. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set(text.match(/%(?:\d+\$)?[sd]|%[a-z]+%|\{\w+\}|\{\{\w+\}\}/g) ?? []),
];
