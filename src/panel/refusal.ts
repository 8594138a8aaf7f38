import { excerpt } from '../core/settings/schema';
import type { SettingDescription } from '../core/settings/types';
import { t } from './texts';
import { numberNeeded } from './units';
import { hasProto } from './values';

/** What a setting takes, in a sentence without its end. Kinds of other settings are named as the documentation does. */
function neededFor({ control, type }: SettingDescription): string {
  if (control.kind === 'number') return numberNeeded(control);
  if (control.kind === 'color') return t('It takes a colour, such as #cc0000');
  return t('It takes this: %s', type);
}

/** Why the setting refuses a raw value, for its editor; undefined if it accepts the value, or if there is none. */
export function refusalFor(setting: SettingDescription, raw: unknown, isMarkup = false): string | undefined {
  if (raw === undefined || raw === null) return undefined;
  if (hasProto(raw)) return t('It has a part named “__proto__”');
  const parsed = setting.read(raw);
  if (!parsed) return neededFor(setting);
  if (isMarkup && setting.fromMarkup && !setting.fromMarkup(raw)) {
    return t('%s, and markup may not say this', neededFor(setting));
  }
  // A list leaves out the items that it refuses.
  if (!Array.isArray(raw) || !Array.isArray(parsed.value) || parsed.value.length === raw.length) return undefined;
  const at = raw.findIndex((item) => {
    const one = setting.read([item])?.value;
    return Array.isArray(one) && one.length === 0;
  });
  return at < 0
    ? t('It is longer than it may be')
    : t('Item %1$s does not fit: %2$s. %3$s', at + 1, excerpt(raw[at]), neededFor(setting));
}

/** The placeholders in a text, e.g. `%s` or `{name}`. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set(text.match(/%(?:\d+\$)?[sd]|%[a-z]+%|\{\w+\}|\{\{\w+\}\}/g) ?? []),
];
