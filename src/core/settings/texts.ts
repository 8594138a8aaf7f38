import type { RawSettings } from '../types';
import { isRecord } from './json';
import { siteConfig } from './siteConfig';
import type { Diagnose, SettingsReader } from './types';

/**
 * A site's texts, by the part that shows them, e.g. `{ lightbox: { closeText: 'Schließen (Esc)' } }`. A part is the
 * name of a widget type, or of a component that several widgets share. A text with a number may have plural forms.
 */
export type SiteTexts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The site's texts for a part. Keys that the part does not have are ignored; a bad text is diagnosed and left out. */
export function siteTexts(part: string, schema: SettingsReader<unknown>, diagnose: Diagnose): RawSettings {
  const { texts } = siteConfig();
  const given = isRecord(texts) && Object.hasOwn(texts, part) ? texts[part] : undefined;
  if (given === undefined || given === null) return {};
  if (!isRecord(given)) {
    diagnose(`texts["${part}"] is no object; ignored`);
    return {};
  }
  const good: RawSettings = {};
  for (const { key, type, acceptsText } of schema.describe()) {
    const text = Object.hasOwn(given, key) ? given[key] : undefined;
    if (!acceptsText || text === undefined || text === null) continue;
    if (acceptsText(text)) good[key] = text;
    else diagnose(`texts["${part}"].${key} is no ${type}; ignored`);
  }
  return good;
}
