import { excerpt } from '../core/settings/schema';
import type { SettingDescription } from '../core/settings/types';
import { rangeInWords } from './units';
import { hasProto } from './values';

/** What a setting takes, in words. */
function neededFor({ control, type }: SettingDescription): string {
  if (control.kind === 'number') return rangeInWords(control);
  if (['address', 'link', 'media'].includes(control.kind)) return `an ${type}`;
  if (control.kind === 'color') return 'a colour, such as #cc0000';
  return type;
}

/** Why the setting refuses a raw value, for its editor; undefined if it accepts the value, or if there is none. */
export function refusalFor(setting: SettingDescription, raw: unknown, isMarkup = false): string | undefined {
  if (raw === undefined || raw === null) return undefined;
  if (hasProto(raw)) return 'It has a part named “__proto__”';
  const parsed = setting.read(raw);
  if (!parsed) return `It takes ${neededFor(setting)}`;
  if (isMarkup && setting.fromMarkup && !setting.fromMarkup(raw)) {
    return `It takes ${neededFor(setting)}, and markup may not say this`;
  }
  // A list leaves out the items that it refuses.
  if (!Array.isArray(raw) || !Array.isArray(parsed.value) || parsed.value.length === raw.length) return undefined;
  const at = raw.findIndex((item) => {
    const one = setting.read([item])?.value;
    return Array.isArray(one) && one.length === 0;
  });
  return at < 0
    ? 'It is longer than it may be'
    : `Item ${at + 1} does not fit (${excerpt(raw[at])}): it takes a ${setting.type}`;
}

/** The placeholders in a text, e.g. `%s` or `{name}`. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set(text.match(/%(?:\d+\$)?[sd]|%[a-z]+%|\{\w+\}|\{\{\w+\}\}/g) ?? []),
];
