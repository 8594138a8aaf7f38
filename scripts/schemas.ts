/** All settings and texts with their doc comments. `docs.ts` imports this file with the plugin of `settingDocs.ts`. */
import type { SettingDescription, SettingsReader } from '../src/core/settings/types';

/** A row of a table in the documentation. */
export interface Row extends SettingDescription {
  /** The setting's doc comment, if there is one. */
  about?: string;
}

/** A widget, or another part with its own texts. */
export interface Part {
  part: string;
  rows: readonly Row[];
}

type Schema = SettingsReader<unknown>;

const widgetSchemas = import.meta.glob<Schema>('../src/widgets/*/settings.ts', { eager: true, import: 'settings' });
const texts = import.meta.glob<{ part: string; texts: Schema }>('../src/{page,woocommerce,elementor,ui}/**/texts.ts', {
  eager: true,
});

/** The settings of each widget. */
export const widgets: readonly Part[] = Object.entries(widgetSchemas).map(([path, schema]) => ({
  part: path.split('/').at(-2) ?? '',
  rows: schema.describe(),
}));

/** The texts of parts that are not widgets. */
export const others: readonly Part[] = Object.values(texts).map(({ part, texts: schema }) => ({
  part,
  rows: schema.describe(),
}));
