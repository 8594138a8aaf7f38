import { type InferSettings, isRecord } from '../../core/settings';
import type { RawSettings } from '../../core/types';
import { pageGlobal } from '../../page/globals';
import type { settings } from './settings';

/** The settings, read and completed. */
export type AttributionSettings = InferSettings<typeof settings>;

/** The global that holds the shop's own object. */
export const SHOP = 'wc_order_attribution';

/** The shop's own object: parameters, fields, and the functions that scripts call. Undefined where it is missing. */
export const shopObject = (): Record<string, unknown> | undefined => pageGlobal(SHOP);

/** The parameters of the shop's own script, as they are now. */
export function shopParams(): RawSettings {
  const params = shopObject()?.params;
  return isRecord(params) ? params : {};
}

let printed: RawSettings | undefined;

/** The parameters as the shop has printed them: scripts write to them later. */
export function printedParams(): RawSettings {
  if (shopObject()) printed ??= { ...shopParams() };
  return printed ?? {};
}

/** The fields by name, each with its place in the data, e.g. `utm_source` → `current.src`. Never hard-coded. */
export function shopFields(): readonly (readonly [field: string, path: string])[] {
  const fields = shopObject()?.fields;
  if (!isRecord(fields)) return [];
  return Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}
