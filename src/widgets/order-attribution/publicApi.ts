/** What other scripts call: functions of the shop's object, and the library's global. */
import type { Jar } from './cookies';
import { type FieldValues, shopObject } from './shop';

/** What the functions do. `setOrderTracking` has its own rules, see `consent.ts`. */
export interface PublicApi {
  getAttributionData(): FieldValues;
  setOrderTracking(allow: unknown): void;
  /** The data as the library gives it. */
  data(): Jar;
}

interface Library {
  readonly get: Jar;
  init(preferences?: { callback?: unknown }): void;
}

/**
 * Defines a value that scripts cannot replace, because the shop's own script may arrive late and would track the page again.
 * Returns what restores the property.
 */
function defineFixed(target: object, name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, enumerable: true, get: () => value, set() {} });
  return () => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  };
}

/**
 * Publishes `wc_order_attribution.getAttributionData`, `.setOrderTracking`, and `sbjs` where the page has none. Returns what
 * takes them back.
 */
export function publishApi({ getAttributionData, setOrderTracking, data }: PublicApi): () => void {
  const stops: (() => void)[] = [];
  const shop = shopObject();
  if (shop) {
    stops.push(defineFixed(shop, 'getAttributionData', getAttributionData));
    stops.push(defineFixed(shop, 'setOrderTracking', setOrderTracking));
  }
  if (!('sbjs' in window)) {
    const library: Library = {
      get get() {
        return data();
      },
      // Starts nothing: consent decides whether and when the page is tracked.
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
