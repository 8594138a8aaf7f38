import type { WidgetForm } from '../core/settings/form';

/** The documentation of widgets and their settings, as the build writes it for the panel (`scripts/panelDocs.ts`). */
export type SettingDocs = Readonly<
  Record<string, { readonly about: string; readonly settings: Readonly<Record<string, string>> }>
>;

/** The forms of the built-in types, by name (`scripts/panelForms.ts`). */
export type WidgetForms = Readonly<Record<string, WidgetForm>>;
