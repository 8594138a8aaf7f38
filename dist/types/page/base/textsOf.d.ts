import type { Plural } from '../../core/settings/settings.js';
import type { SettingsReader } from '../../core/settings/types.js';
import type { RawSettings } from '../../core/types.js';
/** The texts of a shared part: those of the site's configuration, else of `page`, else the defaults. */
export declare const textsOf: <T>(part: string, schema: SettingsReader<T>, page?: RawSettings) => T;
/** Fills the `%placeholders%` of a text. `count` selects the plural form in the document's language. */
export declare function fillText(text: Plural, values: Readonly<Record<string, string | number>>, count?: number): string;
