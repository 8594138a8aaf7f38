/** What other scripts call: functions of the shop's object, and the library's global. */
import type { FieldValues } from './fields';
import { shopObject } from './params';
import type { Jar } from './types';

/** What the functions do. */
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
 * Puts a value that scripts can read but not replace: the shop's own script may arrive late, and would count the page again.
 * Returns what takes it back.
 */
function provide(target: object, name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, enumerable: true, get: () => value, set() {} });
  return () => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  };
}

/** Publishes `wc_order_attribution.getAttributionData`, `.setOrderTracking`, and `sbjs` where the page has none. */
export function publish({ getAttributionData, setOrderTracking, data }: PublicApi): () => void {
  const stops: (() => void)[] = [];
  const shop = shopObject();
  if (shop) {
    stops.push(provide(shop, 'getAttributionData', getAttributionData));
    stops.push(provide(shop, 'setOrderTracking', setOrderTracking));
  }
  if (!('sbjs' in window)) {
    const library: Library = {
      get get() {
        return data();
      },
      // Whether and when the page is counted is for consent to say.
      init(preferences) {
        const { callback } = preferences ?? {};
        if (typeof callback === 'function') callback(data());
      },
    };
    stops.push(provide(window, 'sbjs', library));
  }
  return () => {
    for (const stop of stops) stop();
  };
}
