import * as v from 'valibot';
import type { Diagnose, RawSettings, SettingDescription, SettingsReader } from './types';

/** One setting: how it is read, and its default. */
export interface Setting<T> {
  /** The value that a raw one stands for; undefined: it is refused. */
  read(raw: unknown): { value: T } | undefined;
  fallback: T;
  /** The type in words, e.g. `whole number, 1–8`; used in diagnostics and in the documentation. */
  expected: string;
  /** Visitors see or hear it, so the site can set it for all hosts, in `texts`. */
  isPhrase?: boolean;
}

/** A text with a number: one for all numbers, or its plural forms. */
export type Plural = string | (Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string });

const REFUSED = [{}] as unknown as [v.BaseIssue<unknown>];

/** Valibot's own `check` would bring code for messages, which `settingsSchema` writes itself. */
function check<T>(fits: (value: T) => boolean): v.GenericValidation<T> {
  return {
    kind: 'validation',
    type: 'check',
    reference: check,
    expects: null,
    async: false,
    '~run'(dataset) {
      if (dataset.typed && !fits(dataset.value)) dataset.issues = REFUSED;
      return dataset;
    },
  };
}

/** Valibot stays inside, so that the types of the package need no other one. */
const reading =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (raw: unknown): { value: T } | undefined => {
    const parsed = v.safeParse(schema, raw);
    return parsed.success ? { value: parsed.output } : undefined;
  };

/** A setting that is made of several keys, e.g. of one for each device. */
export interface KeyedSetting<T> {
  parse(raw: RawSettings, key: string, diagnose: Diagnose): T;
  describe(key: string): SettingDescription;
}

type AnySetting<T> = Setting<T> | KeyedSetting<T>;
type Settings = Record<string, AnySetting<unknown>>;
type Values<E extends Settings> = { [K in keyof E]: E[K] extends AnySetting<infer T> ? T : never };

/** The documentation's sentence per setting; it stands in a widget's `docs.ts`, outside the bundle. */
export type SettingDocs<R> = Record<keyof InferSettings<R>, string>;

/** The type of the values that a settings schema gives. */
export type InferSettings<R> = R extends SettingsReader<infer S> ? S : never;

const YES = new Set(['true', '1', 'yes', 'on']);
const NO = new Set(['false', '0', 'no', 'off', '']);

/** A switch, as page builders write it: `"yes"`, `""`, `1`, `"true"` … */
export function flag(fallback: boolean): Setting<boolean> {
  const schema = v.pipe(
    v.unknown(),
    v.transform((raw) => (typeof raw === 'string' ? raw.trim().toLowerCase() : String(raw ?? ''))),
    check((word) => YES.has(word) || NO.has(word)),
    v.transform((word) => YES.has(word)),
  );
  return { read: reading(schema), fallback, expected: 'yes or no' };
}

/** Sliders arrive as `{ size, unit }`, numbers as strings. */
const toNumber = (raw: unknown): number => {
  const value = typeof raw === 'object' && raw !== null && 'size' in raw ? (raw as { size: unknown }).size : raw;
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
};

/** A number between `min` and `max`, both included. */
export function number(
  fallback: number,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, whole = false, unit = '' } = {},
): Setting<number> {
  const schema = v.pipe(
    v.unknown(),
    v.transform(toNumber),
    check((value) => Number.isFinite(value) && value >= min && value <= max && (!whole || Number.isInteger(value))),
  );
  const range =
    Number.isFinite(min) || Number.isFinite(max)
      ? `, ${Number.isFinite(min) ? min : '…'}–${Number.isFinite(max) ? max : '…'}`
      : '';
  return {
    read: reading(schema),
    fallback,
    expected: `${whole ? 'whole number' : 'number'}${unit && ` of ${unit}`}${range}`,
  };
}

/** A text; numbers are taken as their digits. */
export function text(fallback: string): Setting<string> {
  const schema = v.pipe(
    v.unknown(),
    check((raw) => typeof raw === 'string' || typeof raw === 'number'),
    v.transform(String),
  );
  return { read: reading(schema), fallback, expected: 'text' };
}

/** A text that visitors see or hear. */
export const phrase = (fallback: string): Setting<string> => ({ ...text(fallback), isPhrase: true });

const isPlural = (raw: unknown): boolean =>
  isRecord(raw) && 'other' in raw && Object.values(raw).every((form) => typeof form === 'string');

/** A phrase with a number, which may have plural forms: `{ one: '…', other: '…' }`. */
export function plural(fallback: string): Setting<Plural> {
  const schema = v.pipe(
    v.unknown(),
    check((raw) => typeof raw === 'string' || isPlural(raw)),
    v.transform((raw) => raw as Plural),
  );
  return { read: reading(schema), fallback, expected: 'text, or its plural forms', isPhrase: true };
}

/** One word of a list. */
export function choice<const W extends string>(words: readonly W[], fallback: W): Setting<W> {
  const schema = v.pipe(
    v.unknown(),
    v.transform((raw) => String(raw).trim().toLowerCase() as W),
    check((word) => words.includes(word)),
  );
  return { read: reading(schema), fallback, expected: words.map((word) => `"${word}"`).join(', ') };
}

/** A list; items that `accepts` refuses are left out. */
export function list<T>(
  accepts: ((item: unknown) => item is T) | ((item: unknown) => boolean),
  fallback: readonly T[],
  expected: string,
): Setting<readonly T[]> {
  const schema = v.pipe(
    v.unknown(),
    check(Array.isArray),
    v.transform((raw) => (raw as T[]).filter(accepts)),
  );
  return { read: reading(schema), fallback, expected };
}

/** Is it a text? For `list`. */
export const isText = (item: unknown): item is string => typeof item === 'string';

const shorten = (value: unknown): string => {
  const shown = JSON.stringify(value) ?? String(value);
  return shown.length > 60 ? `${shown.slice(0, 57)}…` : shown;
};

/** The value that `given` stands for, else the default; a bad one is told, with what is used `instead`. */
export function readSetting<T>(
  { read, fallback, expected }: Setting<T>,
  key: string,
  given: unknown,
  diagnose: Diagnose,
  instead?: string,
): T {
  if (given === undefined || given === null) return fallback;
  const parsed = read(given);
  if (parsed) return parsed.value;
  diagnose(`"${key}" is ${shorten(given)}, expected ${expected}; using ${instead ?? shorten(fallback)}`);
  return fallback;
}

/** What the page gives for a key itself, not by the prototype of objects. */
export const givenFor = (raw: RawSettings, key: string): unknown => (Object.hasOwn(raw, key) ? raw[key] : undefined);

/** A setting as the documentation lists it. */
export const describeSetting = (
  { read, expected, fallback, isPhrase }: Setting<unknown>,
  key: string,
): SettingDescription => ({
  key,
  type: expected,
  default: JSON.stringify(fallback) ?? String(fallback),
  ...(isPhrase && { acceptsText: (value: unknown) => read(value) !== undefined }),
});

/** Makes a reader that never throws: a bad value gives the default and a diagnostic, unknown keys are ignored. */
export function settingsSchema<const E extends Settings>(entries: E): SettingsReader<Values<E>> {
  return {
    parse(raw: RawSettings, diagnose: Diagnose) {
      const values: Record<string, unknown> = {};
      for (const [key, setting] of Object.entries(entries)) {
        values[key] =
          'parse' in setting
            ? setting.parse(raw, key, diagnose)
            : readSetting(setting, key, givenFor(raw, key), diagnose);
      }
      return values as Values<E>;
    },
    describe: () =>
      Object.entries(entries).map(([key, setting]) =>
        'describe' in setting ? setting.describe(key) : describeSetting(setting, key),
      ),
  };
}

/** Parses JSON from the page, also with entity-escaped quotes; undefined when it is not JSON. */
export function parseJson(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    if (!source.includes('&quot;')) return undefined;
  }
  try {
    return JSON.parse(source.replaceAll('&quot;', '"').replaceAll('&#039;', "'").replaceAll('&amp;', '&'));
  } catch {
    return undefined;
  }
}

/** Is it a JSON object (not a list, not null)? */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function jsonChild(host: Element): string | null {
  for (let child = host.firstElementChild; child; child = child.nextElementSibling) {
    if (child.localName === 'script' && child.hasAttribute('data-settings')) return child.textContent;
  }
  return null;
}

function readSource(source: string | null, where: string, diagnose: Diagnose): RawSettings {
  if (source === null || source.trim() === '') return {};
  const parsed = parseJson(source);
  if (isRecord(parsed)) return parsed;
  // PHP prints an empty map as a list.
  if (!(Array.isArray(parsed) && parsed.length === 0)) {
    diagnose(
      `${where} is ${parsed === undefined ? 'not JSON' : 'not an object'}: ${shorten(source)}; using the defaults`,
    );
  }
  return {};
}

/** The settings of a host: its attribute, overridden by a direct child `<script data-settings>`. */
export function hostSettings(host: Element, diagnose: Diagnose): RawSettings {
  const attribute = readSource(host.getAttribute('data-settings'), 'data-settings', diagnose);
  const child = readSource(jsonChild(host), 'the data-settings script', diagnose);
  return { ...attribute, ...child };
}

/** The settings that the page has put for `widget` on an ancestor of a CMS host; empty where there is none. */
export function outerSettings(host: Element, widget: string): RawSettings {
  const outer = host.parentElement?.closest(`[data-widget~=${widget}]`);
  return outer ? hostSettings(outer, () => {}) : {};
}
