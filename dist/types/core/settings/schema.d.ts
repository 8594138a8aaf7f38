/** What a setting and a schema are; the settings of which schemas are made are in `settings.ts`. */
import type { Control, Diagnose, RawSettings, SettingDescription, SettingsReader } from '../types.js';
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
/** A value as diagnostics show it, of at most 60 characters. */
export declare const shorten: (value: unknown) => string;
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
export {};
