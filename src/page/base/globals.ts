import { isRecord } from '../../core/settings';

/**
 * A global that the CMS prints for a script, e.g. `wc_single_product_params`. Undefined when it is missing: the feature is
 * then off. Read late, never at load: an optimiser may delay it.
 */
export function pageGlobal(name: string): Record<string, unknown> | undefined {
  const value: unknown = (window as unknown as Record<string, unknown>)[name];
  return isRecord(value) ? value : undefined;
}

/** A text of a page global, or the default. Numbers and empty texts count as given. */
export function globalText(global: Record<string, unknown> | undefined, key: string, fallback: string): string {
  const value = global?.[key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : fallback;
}

/** CMS globals carry scalars as texts: `"1"`, `"yes"`, `"true"`, `"on"` are yes; everything else is no. */
export const isYes = (value: unknown): boolean =>
  value === true || value === 1 || (typeof value === 'string' && /^(1|yes|true|on)$/i.test(value.trim()));
