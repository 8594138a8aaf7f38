import { type InferSettings, isRecord } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { pageGlobal } from '../../page/base/globals';
import type { Jar } from './cookies';
import type { settings } from './settings';

/** The settings, read and completed. */
export type AttributionSettings = InferSettings<typeof settings>;

/** A value for each field that the page asks for; null for those that are not known. */
export type FieldValues = Record<string, string | null>;

/** A field of the order, and its place in the data, e.g. `utm_source` and `current.src`. */
export type Field = readonly [name: string, path: string];

const SHOP = 'wc_order_attribution';

/** The shop's object; undefined where it is missing. */
export const shopObject = (): Record<string, unknown> | undefined => pageGlobal(SHOP);

/** The parameters in the shop's object, as they are now. */
export function shopParams(): RawSettings {
  const params = shopObject()?.params;
  return isRecord(params) ? params : {};
}

let printed: RawSettings | undefined;

/** The parameters as the shop has printed them; a copy, because scripts write to them later. */
export function printedParams(): RawSettings {
  if (shopObject()) printed ??= { ...shopParams() };
  return printed ?? {};
}

/** The fields that the shop asks for. */
export function shopFields(): readonly Field[] {
  const fields = shopObject()?.fields;
  if (!isRecord(fields)) return [];
  return Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}

function valueAt(jar: Jar | null, path: string): string | null {
  const [cookie = '', key = ''] = path.split('.');
  const data = jar && Object.hasOwn(jar, cookie) ? jar[cookie as keyof Jar] : undefined;
  return data && Object.hasOwn(data, key) ? (data[key] ?? null) : null;
}

/** The values of the fields; all null without data. */
export const fieldValues = (fields: readonly Field[], jar: Jar | null): FieldValues =>
  Object.fromEntries(fields.map(([name, path]) => [name, valueAt(jar, path)]));

/** Calls `onFound` once, after the script that puts the shop's object on the window. Returns what stops waiting. */
export function whenShopObject(onFound: () => void): () => void {
  const before = Object.getOwnPropertyDescriptor(window, SHOP);
  // A `var` global, or one that another script watches, cannot be watched.
  if (before && !(before.configurable && 'value' in before)) return () => {};
  let value: unknown = before?.value;
  let isOver = false;
  const stop = (): void => {
    if (isOver) return;
    isOver = true;
    Reflect.deleteProperty(window, SHOP);
    if (value !== undefined)
      Object.defineProperty(window, SHOP, { configurable: true, enumerable: true, writable: true, value });
  };
  const check = (): void => {
    if (isOver || !shopObject()) return;
    stop();
    onFound();
  };
  Object.defineProperty(window, SHOP, {
    configurable: true,
    enumerable: true,
    get: () => value,
    set(next: unknown) {
      value = next;
      queueMicrotask(check);
    },
  });
  return stop;
}
