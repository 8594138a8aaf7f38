import { windowValue } from '../../core/settings/siteGlobals';
import type { Jar } from './cookies';
import { type FieldValues, shopObject } from './shop';

/** The functions that other scripts call. */
export interface PublicApi {
  getAttributionData(): FieldValues;
  setOrderTracking(allow: unknown): void;
  data(): Jar;
}

interface Library {
  readonly get: Jar;
  init(preferences?: { callback?: unknown }): void;
}

/** Defines a property that scripts cannot replace, because the shop's late script would track the page again. */
function defineFixed(target: object, name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, enumerable: true, get: () => value, set() {} });
  return () => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  };
}

/**
 * Publishes `getAttributionData`, `setOrderTracking`, and `sbjs` where missing. Returns a function that removes them.
 */
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
