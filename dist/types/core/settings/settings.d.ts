import { isRecord, parseJson } from './json.js';
import type { Setting } from './schema.js';
export { type InferSettings, type KeyedSetting, type Setting, settingsSchema } from './schema.js';
export { isRecord, parseJson };
/** A text with a number: one text for all numbers, or its plural forms. */
export type Plural = string | (Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
    readonly other: string;
});
/** A switch, as page builders write it: `"yes"`, `""`, `1`, `"true"` … */
export declare function flag(fallback: boolean): Setting<boolean>;
/** A number between `min` and `max`, both included. */
export declare function number(fallback: number, { min, max, whole, unit }?: {
    max?: number | undefined;
    min?: number | undefined;
    unit?: string | undefined;
    whole?: boolean | undefined;
}): Setting<number>;
/** A text of at most `max` characters; a number is read as its digits. */
export declare function text(fallback: string, { max }?: {
    max?: number | undefined;
}): Setting<string>;
/**
 * A setting that only the site itself may give: a key, the name of a cookie, of storage or of consent, a switch for
 * tracking.
 */
export declare const siteOnly: <T>(setting: Setting<T>) => Setting<T>;
/**
 * The http(s) address of something that is fetched or sent to; bare or in a record, as page builders print it. Markup
 * may give an address of the site itself, or of a host in its configuration, whose path and query fit `shape`, i.e.
 * look like the CMS's; only the configuration may give others. An empty address counts as not given.
 */
export declare const siteUrl: (fallback: string, shape?: RegExp) => Setting<string>;
/**
 * The http(s) address of a picture, a film or a drawing; bare or in a record. Markup may give an address of the site,
 * or of a host that its pages use anyway (`isMediaHost`), whose path and query fit `shape`; only the configuration may
 * give others. An empty address counts as not given.
 */
export declare const mediaUrl: (fallback: string, shape?: RegExp) => Setting<string>;
/** A colour as style sheets write it. Refuses values that load something. */
export declare const color: (fallback: string) => Setting<string>;
/** A text that visitors see or hear. */
export declare const phrase: (fallback: string) => Setting<string>;
/** A phrase with a number, which may have plural forms: `{ one: '…', other: '…' }`. */
export declare const plural: (fallback: string) => Setting<Plural>;
/** One of `words`, in any case. */
export declare function choice<const W extends string>(words: readonly W[], fallback: NoInfer<W>): Setting<W>;
/** A list. Leaves out the items that `accepts` refuses, and all after the first `max`. */
export declare const list: <T>(accepts: ((item: unknown) => item is T) | ((item: unknown) => boolean), fallback: readonly T[], expected: string, { max }?: {
    max?: number | undefined;
}) => Setting<readonly T[]>;
/** Is the item a text? For `list`. */
export declare const isText: (item: unknown) => item is string;
