import { INPUTS } from './inputs';
import { shopObject } from './params';

/**
 * Is the shop's own script alive? It runs before every deferred one: element and functions are there, cookies are set.
 * `setOrderTracking` tells nothing: where the page lacks it, the loader puts one there, see `early.ts`.
 */
export const isLegacyAlive = (): boolean => typeof shopObject()?.getAttributionData === 'function';

/**
 * The shop's script sets `values` before it defines its element: the own property then hides the setter, and no later value
 * reaches an input. Puts that right.
 */
export function unshadowInputs(): void {
  for (const element of document.querySelectorAll<HTMLElement & { values?: unknown }>(INPUTS)) {
    const own = Object.getOwnPropertyDescriptor(element, 'values');
    if (!own) continue;
    delete element.values;
    element.values = own.value;
  }
}
