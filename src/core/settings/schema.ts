/** Defines settings and schemas in general; `settings.ts` has the kinds of settings of which schemas are made. */

import type { RawSettings } from '../types';
import { isRecord } from './json';
import type { Control, Diagnose, SettingDescription, SettingsReader } from './types';

/** One setting: how it is read, and its default. */
export interface Setting<T> {
  /** The value that a raw value stands for; undefined: the raw value is refused. */
  read(raw: unknown): { value: T } | undefined;
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
type Values<E extends Settings> = { [K in keyof E]: E[K] extends AnySetting<infer T> ? T : never };

/** The type of the values that a settings schema gives. */
export type InferSettings<R> = R extends SettingsReader<infer S> ? S : never;

/** A value as diagnostics show it, of at most 60 characters. */
export const excerpt = (value: unknown): string => {
  const shown = JSON.stringify(value) ?? String(value);
  return shown.length > 60 ? `${shown.slice(0, 57)}…` : shown;
};

/** Why a value is refused, as a sentence without its end, to which callers add what is used instead. */
export const refusalOf = (key: string, given: unknown, expected: string): string =>
  `"${key}" is ${excerpt(given)}, expected ${expected}`;

/**
 * Is no value given? Page builders print a slider that nobody has moved as `{ "size": "", "sizes": [] }`; with two
 * handles `sizes` is a record.
 */
const isUnset = (given: unknown): boolean =>
  given === undefined ||
  given === null ||
  (isRecord(given) && (given.size === '' || given.size === null) && !isRecord(given.sizes));

/**
 * The value that `given` stands for, else the default. Diagnoses a bad value; `instead` names the value that is used.
 */
export function readSetting<T>(
  { read, fallback, expected }: Setting<T>,
  key: string,
  given: unknown,
  diagnose: Diagnose,
  instead?: string,
): T {
  if (isUnset(given)) return fallback;
  const parsed = read(given);
  if (parsed) return parsed.value;
  diagnose(`${refusalOf(key, given, expected)}; using ${instead ?? excerpt(fallback)}`);
  return fallback;
}

/** The page's own value for a key, not an inherited property of objects. */
export const givenFor = (raw: RawSettings, key: string): unknown => (Object.hasOwn(raw, key) ? raw[key] : undefined);

/** A setting as documentation, forms and `report()` need it. */
export const describeSetting = (
  { read, expected, fallback, isPhrase, fromMarkup, control = { kind: 'text' } }: Setting<unknown>,
  key: string,
): SettingDescription => ({
  key,
  type: expected,
  default: JSON.stringify(fallback) ?? String(fallback),
  control,
  read: (raw) => (isUnset(raw) ? undefined : read(raw)),
  fallback,
  ...(fromMarkup && { fromMarkup }),
  ...(isPhrase && { acceptsText: (value: unknown) => read(value) !== undefined }),
});

/** The value that counts for a key: that of the markup if markup may set it, else the site's. */
function allowedFor(
  { fromMarkup, remedy = 'set it in storefrontWidgetsConfig.settings' }: Setting<unknown>,
  key: string,
  raw: RawSettings,
  site: RawSettings,
  diagnose: Diagnose,
): unknown {
  const given = givenFor(raw, key);
  if (given === undefined || given === null || !fromMarkup || fromMarkup(given)) return given;
  const own = givenFor(site, key);
  if (own !== given) {
    diagnose(
      `"${key}" is ${excerpt(given)}, which markup may not say; ${remedy}; using ` +
        (own === undefined ? 'the default' : 'what is set there'),
    );
  }
  return own;
}

/**
 * Makes a reader that never throws: a bad value gives the default and a diagnostic, unknown keys are ignored. `site`
 * has the values of `raw` that the site itself gives; without it all of `raw` counts as markup.
 */
export function settingsSchema<const E extends Settings>(entries: E): SettingsReader<Values<E>> {
  return {
    parse(raw: RawSettings, diagnose: Diagnose, site: RawSettings = {}) {
      const values: Record<string, unknown> = {};
      for (const [key, setting] of Object.entries(entries)) {
        values[key] =
          'parse' in setting
            ? setting.parse(raw, key, diagnose)
            : readSetting(setting, key, allowedFor(setting, key, raw, site, diagnose), diagnose);
      }
      return values as Values<E>;
    },
    describe: () =>
      Object.entries(entries).map(([key, setting]) =>
        'describe' in setting ? setting.describe(key) : describeSetting(setting, key),
      ),
  };
}
