import type { Control } from '../core/settings/types';

/** The documentation of widgets and their settings, as the build writes it for the panel (`scripts/panelDocs.ts`). */
export type SettingDocs = Readonly<
  Record<string, { readonly about: string; readonly settings: Readonly<Record<string, string>> }>
>;

/** Controls for settings that are made of others, by widget and key (`scripts/panelControls.ts`). */
export type SettingControls = Readonly<Record<string, Readonly<Record<string, Control>>>>;
