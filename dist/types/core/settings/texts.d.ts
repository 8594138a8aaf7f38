import type { Diagnose, RawSettings, SettingsReader } from '../types.js';
/**
 * A site's texts, by the part that shows them, e.g. `{ lightbox: { closeText: 'Schließen (Esc)' } }`. A part is the
 * name of a widget type, or one of those that several widgets share. A text with a number may have plural forms.
 */
export type SiteTexts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
/** The texts that the site has set for a part, of those that the part has; a bad one is noted and left out. */
export declare function siteTexts(part: string, schema: SettingsReader<unknown>, diagnose: Diagnose): RawSettings;
