import { isRecord } from '../core/settings';

/**
 * A value as PHP reads nested fields: `filters[color][]=red`. Lists are numbered, nothing (null, undefined) is left out,
 * true and false are texts.
 * @example phpFields('a', { b: [1] }) // [['a[b][0]', '1']]
 */
export function phpFields(name: string, value: unknown): [name: string, value: string][] {
  if (value === null || value === undefined || typeof value === 'function') return [];
  if (Array.isArray(value)) return value.flatMap((item, at) => phpFields(`${name}[${at}]`, item));
  if (isRecord(value)) return Object.entries(value).flatMap(([key, item]) => phpFields(`${name}[${key}]`, item));
  return [[name, String(value)]];
}
