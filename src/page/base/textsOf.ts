import type { Plural } from '../../core/settings/settings';
import { siteTexts } from '../../core/settings/texts';
import type { SettingsReader } from '../../core/settings/types';
import type { RawSettings } from '../../core/types';

const noted = new Set<string>();

function note(message: string): void {
  if (noted.has(message)) return;
  noted.add(message);
  console.warn(`storefront-widgets: ${message}.`);
}

/** The texts of a shared part: those of the site's configuration, else of `page`, else the defaults. */
export const textsOf = <T>(part: string, schema: SettingsReader<T>, page: RawSettings = {}): T =>
  schema.parse({ ...page, ...siteTexts(part, schema, note) }, note);

function pluralForm(count: number): Intl.LDMLPluralRule {
  try {
    // Some themes print `pt_BR`.
    return new Intl.PluralRules(document.documentElement.lang.replace('_', '-')).select(count);
  } catch {
    return new Intl.PluralRules('en').select(count);
  }
}

/** Fills the `%placeholders%` of a text. `count` selects the plural form in the document's language. */
export function fillText(text: Plural, values: Readonly<Record<string, string | number>>, count = 0): string {
  const template = typeof text === 'string' ? text : (text[pluralForm(count)] ?? text.other);
  return template.replace(/%(\w+)%/g, (place, name: string) => String(values[name] ?? place));
}
