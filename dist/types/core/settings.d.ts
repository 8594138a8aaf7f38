import type { Diagnose, RawSettings, SettingDescription, SettingsReader } from './types.js';
/** One setting: how it is read, and its default. */
export interface Setting<T> {
    /** The value that a raw one stands for; undefined: it is refused. */
    read(raw: unknown): {
        value: T;
    } | undefined;
    fallback: T;
    /** The type in words, e.g. `whole number, 1–8`; used in diagnostics and in the documentation. */
    expected: string;
    /** Visitors see or hear it, so the site can set it for all hosts, in `texts`. */
    isPhrase?: boolean;
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
/** The documentation's sentence per setting; it stands in a widget's `docs.ts`, outside the bundle. */
export type SettingDocs<R> = Record<keyof InferSettings<R>, string>;
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
/** A text; numbers are taken as their digits. */
export declare function text(fallback: string): Setting<string>;
/** A text that visitors see or hear. */
export declare const phrase: (fallback: string) => Setting<string>;
/** A phrase with a number, which may have plural forms: `{ one: '…', other: '…' }`. */
export declare function plural(fallback: string): Setting<Plural>;
/** One word of a list. */
export declare function choice<const W extends string>(words: readonly W[], fallback: W): Setting<W>;
/** A list; items that `accepts` refuses are left out. */
export declare function list<T>(accepts: ((item: unknown) => item is T) | ((item: unknown) => boolean), fallback: readonly T[], expected: string): Setting<readonly T[]>;
/** Is it a text? For `list`. */
export declare const isText: (item: unknown) => item is string;
/** The value that `given` stands for, else the default; a bad one is told, with what is used `instead`. */
export declare function readSetting<T>({ read, fallback, expected }: Setting<T>, key: string, given: unknown, diagnose: Diagnose, instead?: string): T;
/** What the page gives for a key itself, not by the prototype of objects. */
export declare const givenFor: (raw: RawSettings, key: string) => unknown;
/** A setting as the documentation lists it. */
export declare const describeSetting: ({ read, expected, fallback, isPhrase }: Setting<unknown>, key: string) => SettingDescription;
/** Makes a reader that never throws: a bad value gives the default and a diagnostic, unknown keys are ignored. */
export declare function settingsSchema<const E extends Settings>(entries: E): SettingsReader<Values<E>>;
/** Parses JSON from the page, also with entity-escaped quotes; undefined when it is not JSON. */
export declare function parseJson(source: string): unknown;
/** Is it a JSON object (not a list, not null)? */
export declare const isRecord: (value: unknown) => value is Record<string, unknown>;
/** The settings of a host: its attribute, overridden by a direct child `<script data-settings>`. */
export declare function hostSettings(host: Element, diagnose: Diagnose): RawSettings;
/** The settings that the page has put for `widget` on an ancestor of a CMS host; empty where there is none. */
export declare function outerSettings(host: Element, widget: string): RawSettings;
export {};
