import * as v from 'valibot';
import type { Diagnose, RawSettings, SettingsReader } from './types.js';
/** One setting: how it is read, and its default. */
export interface Setting<T> {
    schema: v.GenericSchema<unknown, T>;
    fallback: T;
    /** The type in words, e.g. `whole number, 1–8`; used in diagnostics and in the documentation. */
    expected: string;
}
type Settings = Record<string, Setting<unknown>>;
type Values<E extends Settings> = {
    [K in keyof E]: E[K] extends Setting<infer T> ? T : never;
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
/** One word of a list. */
export declare function choice<const W extends string>(words: readonly W[], fallback: W): Setting<W>;
/** A list; items that `accepts` refuses are left out. */
export declare function list<T>(accepts: (item: unknown) => item is T, fallback: readonly T[], expected: string): Setting<readonly T[]>;
/** Is it a text? For `list`. */
export declare const isText: (item: unknown) => item is string;
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
