import * as v from 'valibot';
import type { Control, Diagnose, RawSettings, SettingDescription, SettingsReader } from '../types';
import { isRecord, parseJson } from './json';
import { isMediaHost, isOfSite } from './siteConfig';

export { isRecord, parseJson };

/** One setting: how it is read, and its default. */
export interface Setting<T> {
  /** The value that a raw one stands for; undefined: it is refused. */
  read(raw: unknown): { value: T } | undefined;
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
  return { read: reading(schema), fallback, expected: 'yes or no', control: { kind: 'switch' } };
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
    control: { kind: 'number', min, max, whole, unit },
  };
}

/** How long a text may be where nothing else is said, in characters, and a list, in items. */
const LONGEST = { text: 20_000, list: 500 };

/** A text of at most `max` characters; numbers are taken as their digits. */
export function text(fallback: string, { max = LONGEST.text } = {}): Setting<string> {
  const schema = v.pipe(
    v.unknown(),
    check((raw) => typeof raw === 'string' || typeof raw === 'number'),
    v.transform(String),
    check((value) => value.length <= max),
  );
  const longest = max === LONGEST.text ? '' : ` of at most ${max} characters`;
  return { read: reading(schema), fallback, expected: `text${longest}` };
}

/**
 * A setting that only the site itself may give: a key, the name of a cookie, of storage or of consent, a switch for
 * tracking.
 */
export const siteOnly = <T>(setting: Setting<T>): Setting<T> => ({
  ...setting,
  expected: `${setting.expected}, from the site’s configuration`,
  fromMarkup: () => false,
});

/** An http(s) address, which page builders may wrap in a record. */
function httpUrl(raw: unknown): URL | null {
  const given = isRecord(raw) ? raw.url : raw;
  if (typeof given !== 'string' || given.trim() === '') return null;
  try {
    const url = new URL(given.trim(), document.baseURI);
    return /^https?:$/.test(url.protocol) ? url : null;
  } catch {
    return null;
  }
}

const isNoAddress = (raw: unknown): boolean => raw === '' || (isRecord(raw) && !raw.url);

const address = (fallback: string, expected: string, isAllowed: (url: URL) => boolean): Setting<string> => ({
  read(raw) {
    if (isNoAddress(raw)) return { value: '' };
    const url = httpUrl(raw);
    // Not `url.href`, because it escapes the braces of a pattern.
    return url ? { value: String(isRecord(raw) ? raw.url : raw).trim() } : undefined;
  },
  fallback,
  expected,
  control: { kind: 'address' },
  fromMarkup(raw) {
    const url = httpUrl(raw);
    return !url || isAllowed(url);
  },
  remedy: 'list its host in storefrontWidgetsConfig.hosts, or set it in storefrontWidgetsConfig.settings',
});

/**
 * The http(s) address of something that is fetched or sent to; bare or in a record, as page builders print it. Markup may
 * give one of the site itself, or of a host in its configuration, whose path and query fit `shape`, as the CMS prints
 * it; all others only the configuration. An empty one counts as not given.
 */
export const siteUrl = (fallback: string, shape = /^/): Setting<string> =>
  address(
    fallback,
    'address of this site, or from its configuration',
    (url) => isOfSite(url) && shape.test(url.pathname + url.search),
  );

/**
 * The http(s) address of a picture, a film or a drawing; bare or in a record. Markup may give one of the site, or of a
 * host that its pages use anyway (`isMediaHost`), whose path and query fit `shape`; all others only the configuration.
 * An empty one counts as not given.
 */
export const mediaUrl = (fallback: string, shape = /^/): Setting<string> =>
  address(
    fallback,
    'address on a host of this site',
    (url) => isMediaHost(url) && shape.test(url.pathname + url.search),
  );

/** A colour, as style sheets write it; nothing that loads. */
export const color = (fallback: string): Setting<string> => ({
  read: (raw) =>
    typeof raw === 'string' && /^[\w#(),.%\s+/-]{0,100}$/.test(raw) && !/(url|image)\s*\(/i.test(raw)
      ? { value: raw.trim() }
      : undefined,
  fallback,
  expected: 'a colour',
  control: { kind: 'color' },
});

/** A text that visitors see or hear. */
export const phrase = (fallback: string): Setting<string> => ({
  ...text(fallback),
  isPhrase: true,
  control: { kind: 'phrase' },
});

const isPlural = (raw: unknown): boolean =>
  isRecord(raw) && 'other' in raw && Object.values(raw).every((form) => typeof form === 'string');

/** A phrase with a number, which may have plural forms: `{ one: '…', other: '…' }`. */
export function plural(fallback: string): Setting<Plural> {
  const schema = v.pipe(
    v.unknown(),
    check((raw) => typeof raw === 'string' || isPlural(raw)),
    v.transform((raw) => raw as Plural),
  );
  return {
    read: reading(schema),
    fallback,
    expected: 'text, or its plural forms',
    isPhrase: true,
    control: { kind: 'plural' },
  };
}

/** One word of a list. */
export function choice<const W extends string>(words: readonly W[], fallback: W): Setting<W> {
  const schema = v.pipe(
    v.unknown(),
    v.transform((raw) => String(raw).trim().toLowerCase() as W),
    check((word) => words.includes(word)),
  );
  return {
    read: reading(schema),
    fallback,
    expected: words.map((word) => `"${word}"`).join(', '),
    control: { kind: 'choice', words },
  };
}

/** A list; items that `accepts` refuses are left out, and those after the first `max`. */
export function list<T>(
  accepts: ((item: unknown) => item is T) | ((item: unknown) => boolean),
  fallback: readonly T[],
  expected: string,
  { max = LONGEST.list } = {},
): Setting<readonly T[]> {
  const schema = v.pipe(
    v.unknown(),
    check(Array.isArray),
    v.transform((raw) => (raw as T[]).slice(0, max).filter(accepts)),
  );
  return { read: reading(schema), fallback, expected, control: { kind: 'list' } };
}

/** Is it a text? For `list`. */
export const isText = (item: unknown): item is string => typeof item === 'string';

const shorten = (value: unknown): string => {
  const shown = JSON.stringify(value) ?? String(value);
  return shown.length > 60 ? `${shown.slice(0, 57)}…` : shown;
};

/** Why a value is refused, without an end. */
export const refusalOf = (key: string, given: unknown, expected: string): string =>
  `"${key}" is ${shorten(given)}, expected ${expected}`;

/**
 * Page builders print a slider that nobody has moved as `{ "size": "", "sizes": [] }`; with two handles `sizes` is a
 * record.
 */
const isUnset = (given: unknown): boolean =>
  given === undefined ||
  given === null ||
  (isRecord(given) && (given.size === '' || given.size === null) && !isRecord(given.sizes));

/** The value that `given` stands for, else the default; a bad value is reported with the one used `instead`. */
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
  diagnose(`${refusalOf(key, given, expected)}; using ${instead ?? shorten(fallback)}`);
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
      `"${key}" is ${shorten(given)}, which markup may not say; ${remedy}; using ` +
        (own === undefined ? 'the default' : 'what is set there'),
    );
  }
  return own;
}

/**
 * Makes a reader that never throws: a bad value gives the default and a diagnostic, unknown keys are ignored. `site` is
 * the values of `raw` that the site itself gives; without it all of `raw` counts as markup.
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

/** The settings in a direct child `<script data-settings>`: only the site itself can write a script. */
export const scriptSettings = (host: Element, diagnose: Diagnose = () => {}): RawSettings =>
  readSource(jsonChild(host), 'the data-settings script', diagnose);

/** The settings of a host: its attribute, overridden by a direct child `<script data-settings>`. */
export const hostSettings = (host: Element, diagnose: Diagnose): RawSettings => ({
  ...readSource(host.getAttribute('data-settings'), 'data-settings', diagnose),
  ...scriptSettings(host, diagnose),
});

/** The settings that the page has put for `widget` on an ancestor of a CMS host; empty where there is none. */
export function outerSettings(host: Element, widget: string): RawSettings {
  const outer = host.parentElement?.closest(`[data-widget~=${widget}]`);
  return outer ? hostSettings(outer, () => {}) : {};
}
