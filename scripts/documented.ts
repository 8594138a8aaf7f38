/**
 * Called by the code that `settingDocs.ts` inserts into schemas. A separate file, because the build's configuration
 * imports `settingDocs.ts` and must not import sources.
 */
import { describeSetting, type KeyedSetting, type Setting } from '../src/core/settings/schema';

type AnySetting = Setting<unknown> | KeyedSetting<unknown>;

const isSetting = (value: unknown): value is AnySetting =>
  typeof value === 'object' && value !== null && ('read' in value || 'parse' in value);

/** Adds `about` to the description of a setting; other values with a doc comment are returned unchanged. */
export function documented(value: unknown, about: string): unknown {
  if (!isSetting(value)) return value;
  const describe = 'describe' in value ? value.describe : (key: string) => describeSetting(value, key);
  return { ...value, describe: (key: string) => ({ ...describe(key), about }) };
}
