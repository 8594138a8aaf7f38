import type { Plural } from '../../core/settings.js';
import type { RawSettings, SettingsReader } from '../../core/types.js';
/** The texts of a part that is no widget: the site's, else those of `page`, else the defaults. */
export declare const textsOf: <T>(part: string, schema: SettingsReader<T>, page?: RawSettings) => T;
/** Puts `values` into the `%places%` of a text. `count` chooses the plural form, by the language of the document. */
export declare function fillText(text: Plural, values: Readonly<Record<string, string | number>>, count?: number): string;
