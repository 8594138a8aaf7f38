import type { RawSettings } from '../types.js';
import type { Diagnose, SettingsReader } from './types.js';
/**
 * A site's texts, by the part that shows them, e.g. `{ lightbox: { closeText: 'Schließen (Esc)' } }`. A part is the
 * name of a widget type, or of a component that several widgets share. A text with a number may have plural forms.
 */
export type SiteTexts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
/** The site's texts for a part. Keys that the part does not have are ignored; a bad text is diagnosed and left out. */
export declare function siteTexts(part: string, schema: SettingsReader<unknown>, diagnose: Diagnose): RawSettings;
