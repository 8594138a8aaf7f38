import type { Jar } from './types';

/** A value for each field that the page asks for; null for those that are not known. */
export type FieldValues = Record<string, string | null>;

function at(jar: Jar | null, path: string): string | null {
  const [cookie = '', key = ''] = path.split('.');
  const data = jar && Object.hasOwn(jar, cookie) ? jar[cookie as keyof Jar] : undefined;
  return data && Object.hasOwn(data, key) ? (data[key] ?? null) : null;
}

/** The fields' values; all null without data. */
export const fieldValues = (
  fields: readonly (readonly [field: string, path: string])[],
  jar: Jar | null,
): FieldValues => Object.fromEntries(fields.map(([field, path]) => [field, at(jar, path)]));
