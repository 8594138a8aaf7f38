import type { FieldInfo } from '../form.js';
import { type KeyedSetting, type Setting } from '../schema.js';
type AnySetting = Setting<unknown> | KeyedSetting<unknown>;
/**
 * The setting with what a form says about it, which others that are built on it keep. Schemas that visitors load leave
 * it to `panelForm.ts`.
 */
export declare function labelled<T extends AnySetting>(setting: T, field: FieldInfo): T;
export {};
