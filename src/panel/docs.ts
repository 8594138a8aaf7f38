/** What the documentation says, as the build writes it for the panel (`scripts/panelDocs.ts`). */
export type SettingDocs = Readonly<
  Record<string, { readonly about: string; readonly settings: Readonly<Record<string, string>> }>
>;
