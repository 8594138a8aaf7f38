import type { FieldInfo } from '../form';
import { describeSetting, type KeyedSetting, type Setting } from '../schema';

type AnySetting = Setting<unknown> | KeyedSetting<unknown>;

/**
 * The setting with what a form says about it, which others that are built on it keep. Schemas that visitors load leave
 * it to `panelForm.ts`.
 */
export function labelled<T extends AnySetting>(setting: T, field: FieldInfo): T {
  const one: AnySetting = setting;
  if ('parse' in one) return { ...setting, describe: (key: string) => ({ ...one.describe(key), field }) };
  return {
    ...setting,
    // Not of `setting`: a copy of it may have another control.
    describe(this: Setting<unknown>, key: string) {
      return { ...describeSetting(this, key), field };
    },
  };
}
