import { type InferSettings, isRecord } from '../../core/settings/settings';
import { windowValue } from '../../core/settings/siteGlobals';
import type { RawSettings } from '../../core/types';
import { pageGlobal } from '../../page/base/globals';
import type { Jar } from './cookies';
import type { settings } from './settings';

/** The values of the settings. */
export type AttributionSettings = InferSettings<typeof settings>;

/** A value for each field that the shop asks for; null if unknown. */
export type FieldValues = Record<string, string | null>;

/** A field of the order, and its place in the data, e.g. `utm_source` and `current.src`. */
export type Field = readonly [name: string, path: string];

const SHOP = 'wc_order_attribution';

/** The shop's global object; undefined if it is missing. */
export const shopObject = (): Record<string, unknown> | undefined => pageGlobal(SHOP);

/** The current parameters in the shop's object. */
export function shopParams(): RawSettings {
  const params = shopObject()?.params;
  return isRecord(params) ? params : {};
}

let printed: RawSettings | undefined;

/** The parameters as printed by the shop; a copy, because scripts change them later. */
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

/** The values of the fields; all null if there are no data. */
export const fieldValues = (fields: readonly Field[], jar: Jar | null): FieldValues =>
  Object.fromEntries(fields.map(([name, path]) => [name, valueAt(jar, path)]));

/** Calls `onFound` once, after the script that creates the shop's object. Returns a function that stops waiting. */
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

/** The functions for other scripts. */
export interface PublicApi {
  getAttributionData(): FieldValues;
  setOrderTracking(allow: unknown): void;
  data(): Jar;
}

interface Library {
  readonly get: Jar;
  init(preferences?: { callback?: unknown }): void;
}

/** Defines a property that scripts cannot replace, because the shop's script, if late, would track the page again. */
function defineFixed(target: object, name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, enumerable: true, get: () => value, set() {} });
  return () => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  };
}

/** Publishes `getAttributionData`, `setOrderTracking` and, if missing, `sbjs`. Returns a function that removes them. */
export function publishApi({ getAttributionData, setOrderTracking, data }: PublicApi): () => void {
  const stops: (() => void)[] = [];
  const shop = shopObject();
  if (shop) {
    stops.push(defineFixed(shop, 'getAttributionData', getAttributionData));
    stops.push(defineFixed(shop, 'setOrderTracking', setOrderTracking));
  }
  if (windowValue('sbjs') === undefined) {
    const library: Library = {
      get get() {
        return data();
      },
      init(preferences) {
        const { callback } = preferences ?? {};
        if (typeof callback === 'function') callback(data());
      },
    };
    stops.push(defineFixed(window, 'sbjs', library));
  }
  return () => {
    for (const stop of stops) stop();
  };
}
