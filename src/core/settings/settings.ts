/** The settings of which schemas are made. Each reads what page builders and authors write, and refuses the rest. */
import { toNumber, yesOrNo } from './given';
import { isRecord, parseJson } from './json';
import type { Setting } from './schema';
import { isMediaHost, isOfSite } from './siteConfig';

export { type InferSettings, type KeyedSetting, type Setting, settingsSchema } from './schema';
export { isRecord, parseJson };

/** A text with a number: one text for all numbers, or its plural forms. */
export type Plural = string | (Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string });

/** A switch, as page builders write it: `"yes"`, `""`, `1`, `"true"` … */
export function flag(fallback: boolean): Setting<boolean> {
  const read = (raw: unknown): { value: boolean } | undefined => {
    const value = yesOrNo(raw ?? '');
    return value === undefined ? undefined : { value };
  };
  return { read, fallback, expected: 'yes or no', control: { kind: 'switch' } };
}

/** A number between `min` and `max`, both included. */
export function number(
  fallback: number,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY, whole = false, unit = '' } = {},
): Setting<number> {
  const read = (raw: unknown): { value: number } | undefined => {
    const value = toNumber(raw);
    const fits = Number.isFinite(value) && value >= min && value <= max && (!whole || Number.isInteger(value));
    return fits ? { value } : undefined;
  };
  const range =
    Number.isFinite(min) || Number.isFinite(max)
      ? `, ${Number.isFinite(min) ? min : '…'}–${Number.isFinite(max) ? max : '…'}`
      : '';
  return {
    read,
    fallback,
    expected: `${whole ? 'whole number' : 'number'}${unit && ` of ${unit}`}${range}`,
    control: { kind: 'number', min, max, whole, unit },
  };
}

/** The default limits: how long a text may be, in characters, and a list, in items. */
const LONGEST = { text: 20_000, list: 500 };

/** A text of at most `max` characters; a number is read as its digits. */
export function text(fallback: string, { max = LONGEST.text } = {}): Setting<string> {
  const read = (raw: unknown): { value: string } | undefined => {
    const isText = typeof raw === 'string' || typeof raw === 'number';
    return isText && String(raw).length <= max ? { value: String(raw) } : undefined;
  };
  const longest = max === LONGEST.text ? '' : ` of at most ${max} characters`;
  return { read, fallback, expected: `text${longest}` };
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

const address = (
  kind: 'address' | 'media',
  fallback: string,
  expected: string,
  isAllowed: (url: URL) => boolean,
): Setting<string> => ({
  read(raw) {
    if (isNoAddress(raw)) return { value: '' };
    const url = httpUrl(raw);
    // Not `url.href`, because it escapes the braces of a pattern.
    return url ? { value: String(isRecord(raw) ? raw.url : raw).trim() } : undefined;
  },
  fallback,
  expected,
  control: { kind },
  fromMarkup(raw) {
    const url = httpUrl(raw);
    return !url || isAllowed(url);
  },
  remedy: 'list its host in storefrontWidgetsConfig.hosts, or set it in storefrontWidgetsConfig.settings',
});

/**
 * The http(s) address of something that is fetched or sent to; bare or in a record, as page builders print it. Markup
 * may give an address of the site itself, or of a host in its configuration, whose path and query fit `shape`, i.e.
 * look like the CMS's; only the configuration may give others. An empty address counts as not given.
 */
export const siteUrl = (fallback: string, shape = /^/): Setting<string> =>
  address(
    'address',
    fallback,
    'address of this site, or from its configuration',
    (url) => isOfSite(url) && shape.test(url.pathname + url.search),
  );

/**
 * The http(s) address of a picture, a film or a drawing; bare or in a record. Markup may give an address of the site,
 * or of a host that its pages use anyway (`isMediaHost`), whose path and query fit `shape`; only the configuration may
 * give others. An empty address counts as not given.
 */
export const mediaUrl = (fallback: string, shape = /^/): Setting<string> =>
  address(
    'media',
    fallback,
    'address on a host of this site',
    (url) => isMediaHost(url) && shape.test(url.pathname + url.search),
  );

/** A colour as style sheets write it. Refuses values that load something. */
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

const isPlural = (raw: unknown): raw is Plural =>
  isRecord(raw) && 'other' in raw && Object.values(raw).every((form) => typeof form === 'string');

/** A phrase with a number, which may have plural forms: `{ one: '…', other: '…' }`. */
export const plural = (fallback: string): Setting<Plural> => ({
  read: (raw) => (typeof raw === 'string' || isPlural(raw) ? { value: raw } : undefined),
  fallback,
  expected: 'text, or its plural forms',
  isPhrase: true,
  control: { kind: 'plural' },
});

/** One of `words`, in any case. */
export function choice<const W extends string>(words: readonly W[], fallback: NoInfer<W>): Setting<W> {
  const read = (raw: unknown): { value: W } | undefined => {
    const word = String(raw).trim().toLowerCase() as W;
    return words.includes(word) ? { value: word } : undefined;
  };
  return {
    read,
    fallback,
    expected: words.map((word) => `"${word}"`).join(', '),
    control: { kind: 'choice', words },
  };
}

/** A list. Leaves out the items that `accepts` refuses, and all after the first `max`. */
export const list = <T>(
  accepts: ((item: unknown) => item is T) | ((item: unknown) => boolean),
  fallback: readonly T[],
  expected: string,
  { max = LONGEST.list } = {},
): Setting<readonly T[]> => ({
  read: (raw) => (Array.isArray(raw) ? { value: (raw as T[]).slice(0, max).filter(accepts) } : undefined),
  fallback,
  expected,
  control: { kind: 'list' },
});

/** Is the item a text? For `list`. */
export const isText = (item: unknown): item is string => typeof item === 'string';
