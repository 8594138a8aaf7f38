import type { Control, Diagnose, RawSettings, SettingDescription, SettingsReader } from '../types.js';
import { isRecord, parseJson } from './json.js';
export { isRecord, parseJson };
/** One setting: how it is read, and its default. */
export interface Setting<T> {
    /** The value that a raw one stands for; undefined: it is refused. */
    read(raw: unknown): {
        value: T;
    } | undefined;
    fallback: T;
    /** The type in words, e.g. `whole number, 1–8`; used in diagnostics and in the documentation. */
    expected: string;
    /** How a form offers it. @default a text field */
    control?: Control;
    /** Visitors see or hear it, so the site can set it for all hosts, in `texts`. */
    isPhrase?: boolean;
    /**
     * May markup set it? Authors of posts write markup; other values count only from the site itself, by its
     * configuration or a script tag. Missing: it may say anything.
     */
    fromMarkup?(raw: unknown): boolean;
    /** Advice for the site's owner where markup may not set it. @default to set it in the configuration */
    remedy?: string;
}
/** A text with a number: one for all numbers, or its plural forms. */
export type Plural = string | (Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
    readonly other: string;
});
/** A setting that is made of several keys, e.g. of one for each device. */
export interface KeyedSetting<T> {
    parse(raw: RawSettings, key: string, diagnose: Diagnose): T;
    describe(key: string): SettingDescription;
}
type AnySetting<T> = Setting<T> | KeyedSetting<T>;
type Settings = Record<string, AnySetting<unknown>>;
type Values<E extends Settings> = {
    [K in keyof E]: E[K] extends AnySetting<infer T> ? T : never;
};
/** The type of the values that a settings schema gives. */
export type InferSettings<R> = R extends SettingsReader<infer S> ? S : never;
/** A switch, as page builders write it: `"yes"`, `""`, `1`, `"true"` … */
export declare function flag(fallback: boolean): Setting<boolean>;
/** A number between `min` and `max`, both included. */
export declare function number(fallback: number, { min, max, whole, unit }?: {
    max?: number | undefined;
    min?: number | undefined;
    unit?: string | undefined;
    whole?: boolean | undefined;
}): Setting<number>;
/** A text of at most `max` characters; numbers are taken as their digits. */
export declare function text(fallback: string, { max }?: {
    max?: number | undefined;
}): Setting<string>;
/**
 * A setting that only the site itself may give: a key, the name of a cookie, of storage or of consent, a switch for
 * tracking.
 */
export declare const siteOnly: <T>(setting: Setting<T>) => Setting<T>;
/**
 * The http(s) address of something that is fetched or sent to; bare or in a record, as page builders print it. Markup may
 * give one of the site itself, or of a host in its configuration, whose path and query fit `shape`, as the CMS prints
 * it; all others only the configuration. An empty one counts as not given.
 */
export declare const siteUrl: (fallback: string, shape?: RegExp) => Setting<string>;
/**
 * The http(s) address of a picture, a film or a drawing; bare or in a record. Markup may give one of the site, or of a
 * host that its pages use anyway (`isMediaHost`), whose path and query fit `shape`; all others only the configuration.
 * An empty one counts as not given.
 */
export declare const mediaUrl: (fallback: string, shape?: RegExp) => Setting<string>;
/** A colour, as style sheets write it; nothing that loads. */
export declare const color: (fallback: string) => Setting<string>;
/** A text that visitors see or hear. */
export declare const phrase: (fallback: string) => Setting<string>;
/** A phrase with a number, which may have plural forms: `{ one: '…', other: '…' }`. */
export declare function plural(fallback: string): Setting<Plural>;
/** One word of a list. */
export declare function choice<const W extends string>(words: readonly W[], fallback: W): Setting<W>;
/** A list; items that `accepts` refuses are left out, and those after the first `max`. */
export declare function list<T>(accepts: ((item: unknown) => item is T) | ((item: unknown) => boolean), fallback: readonly T[], expected: string, { max }?: {
    max?: number | undefined;
}): Setting<readonly T[]>;
/** Is it a text? For `list`. */
export declare const isText: (item: unknown) => item is string;
/** Why a value is refused, without an end. */
export declare const refusalOf: (key: string, given: unknown, expected: string) => string;
/** The value that `given` stands for, else the default; a bad value is reported with the one used `instead`. */
export declare function readSetting<T>({ read, fallback, expected }: Setting<T>, key: string, given: unknown, diagnose: Diagnose, instead?: string): T;
/** The page's own value for a key, not an inherited property of objects. */
export declare const givenFor: (raw: RawSettings, key: string) => unknown;
/** A setting as documentation, forms and `report()` need it. */
export declare const describeSetting: ({ read, expected, fallback, isPhrase, fromMarkup, control }: Setting<unknown>, key: string) => SettingDescription;
/**
 * Makes a reader that never throws: a bad value gives the default and a diagnostic, unknown keys are ignored. `site` is
 * the values of `raw` that the site itself gives; without it all of `raw` counts as markup.
 */
export declare function settingsSchema<const E extends Settings>(entries: E): SettingsReader<Values<E>>;
/** The settings in a direct child `<script data-settings>`: only the site itself can write a script. */
export declare const scriptSettings: (host: Element, diagnose?: Diagnose) => RawSettings;
/** The settings of a host: its attribute, overridden by a direct child `<script data-settings>`. */
export declare const hostSettings: (host: Element, diagnose: Diagnose) => RawSettings;
/** The settings that the page has put for `widget` on an ancestor of a CMS host; empty where there is none. */
export declare function outerSettings(host: Element, widget: string): RawSettings;
