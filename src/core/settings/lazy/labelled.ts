import type { FieldInfo } from '../form';
import { describeSetting, type KeyedSetting, type Setting } from '../schema';

type AnySetting = Setting<unknown> | KeyedSetting<unknown>;

/** The setting with what a form says about it. Schemas that visitors load leave it to `panelForm.ts`. */
export function labelled<T extends AnySetting>(setting: T, field: FieldInfo): T {
  const one: AnySetting = setting;
  const describe = 'describe' in one ? one.describe : (key: string) => describeSetting(one, key);
  return { ...setting, describe: (key: string) => ({ ...describe(key), field }) };
}
