/** Defines settings and schemas in general; `settings.ts` has the kinds of settings of which schemas are made. */
import type { RawSettings } from '../types.js';
import type { Control, Diagnose, SettingDescription, SettingsReader } from './types.js';
/** One setting: how it is read, and its default. */
export interface Setting<T> {
    /** The value that a raw value stands for; undefined: the raw value is refused. */
    read(raw: unknown): {
        value: T;
    } | undefined;
    fallback: T;
    /** The type in words, e.g. `whole number, 1–8`; used in diagnostics and in the documentation. */
    expected: string;
    /** How a form offers it. @default a text field */
    control?: Control;
    /** Visitors see or hear the value, so the site can set it for all hosts, in `texts`. */
    isPhrase?: boolean;
    /**
     * May markup set this value? Authors of posts write markup. Values that markup may not set count only from the site
     * itself, by its configuration or a script tag. Missing: markup may set any value.
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
export declare const excerpt: (value: unknown) => string;
/** Why a value is refused, as a sentence without its end, to which callers add what is used instead. */
export declare const refusalOf: (key: string, given: unknown, expected: string) => string;
/**
 * The value that `given` stands for, else the default. Diagnoses a bad value; `instead` names the value that is used.
 */
export declare function readSetting<T>({ read, fallback, expected }: Setting<T>, key: string, given: unknown, diagnose: Diagnose, instead?: string): T;
/** The page's own value for a key, not an inherited property of objects. */
export declare const givenFor: (raw: RawSettings, key: string) => unknown;
/** A setting as documentation, forms and `report()` need it. */
export declare const describeSetting: ({ read, expected, fallback, isPhrase, fromMarkup, control }: Setting<unknown>, key: string) => SettingDescription;
/**
 * Makes a reader that never throws: a bad value gives the default and a diagnostic, unknown keys are ignored. `site`
 * has the values of `raw` that the site itself gives; without it all of `raw` counts as markup.
 */
export declare function settingsSchema<const E extends Settings>(entries: E): SettingsReader<Values<E>>;
export {};
