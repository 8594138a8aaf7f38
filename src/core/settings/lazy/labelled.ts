import type { FieldInfo } from '../form';
import type { KeyedSetting, Setting } from '../schema';

type AnySetting = Setting<unknown> | KeyedSetting<unknown>;

/** The setting with what a form says about it. Schemas that visitors load leave it to `panelForm.ts`. */
export function labelled<T extends AnySetting>(setting: T, field: FieldInfo): T {
  const one: AnySetting = setting;
  if (!('describe' in one)) return { ...setting, field };
  return { ...setting, describe: (key: string) => ({ ...one.describe(key), field }) };
}
