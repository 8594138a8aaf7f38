/** The places that settings come from, in order, and which of them a value comes from. */
import { attributeSettings, outerSettings, scriptSettings } from '../settings/hostSettings';
import { savedEntries, siteEntries } from '../settings/siteConfig';
import { siteTexts } from '../settings/texts';
import type { Diagnose, ReportedSetting, SettingDescription, SettingSource } from '../settings/types';
import type { RawSettings, WidgetDefinition } from '../types';

/** The settings of one place. */
interface Layer {
  source: Exclude<SettingSource, 'default'>;
  /** For `site`: the key of the configuration's settings, or `texts`. */
  entry?: string;
  values: RawSettings;
  /** Only the site itself can have written them, by its configuration, globals or a script tag. */
  isTrusted: boolean;
}

const ofSite = ([entry, values]: [string, RawSettings]): Layer => ({ source: 'site', entry, values, isTrusted: true });

/** The settings of a widget on a host, by place. Each layer overrides those before it, key by key. */
export function settingLayers(
  host: HTMLElement,
  type: string,
  definition: WidgetDefinition,
  diagnose: Diagnose,
): Layer[] {
  const attempt = (read: () => RawSettings | undefined): RawSettings => {
    try {
      return read() ?? {};
    } catch (error) {
      diagnose(`the page's own settings cannot be read (${String(error)}); using the defaults`);
      return {};
    }
  };
  const { settings: schema, readsAround } = definition;
  return [
    { source: 'page', values: attempt(() => definition.read?.(host)), isTrusted: false },
    { source: 'page', values: attempt(() => definition.readSite?.()), isTrusted: true },
    ...siteEntries(type, host).map(ofSite),
    { source: 'site', entry: 'texts', values: schema ? siteTexts(type, schema, diagnose) : {}, isTrusted: false },
    { source: 'host', values: readsAround ? outerSettings(host, type) : {}, isTrusted: false },
    { source: 'host', values: attributeSettings(host, diagnose), isTrusted: false },
    ...savedEntries(host).map(ofSite),
    { source: 'host', values: scriptSettings(host, diagnose), isTrusted: true },
  ];
}

/** The values that count: those of the last layer, key by key. */
export const mergeLayers = (layers: readonly Layer[]): RawSettings =>
  Object.assign({}, ...layers.map(({ values }) => values));

/** As `mergeLayers`, but only the values that the site itself has written. */
export const trustedValues = (layers: readonly Layer[]): RawSettings =>
  mergeLayers(layers.filter(({ isTrusted }) => isTrusted));

function sourceOf(
  { read, fromMarkup }: SettingDescription,
  key: string,
  fallback: unknown,
  layers: readonly Layer[],
): ReportedSetting {
  const giving = layers.filter(({ values }) => Object.hasOwn(values, key));
  let layer = giving.at(-1);
  const isRefused = layer && !layer.isTrusted && fromMarkup && !fromMarkup(layer.values[key]);
  if (isRefused) layer = giving.findLast(({ isTrusted }) => isTrusted);
  const parsed = layer && read(layer.values[key]);
  if (!layer || !parsed) return { value: fallback, source: 'default' };
  const { source, entry } = layer;
  return { value: parsed.value, source, ...(entry !== undefined && { entry }) };
}

/** Each setting of a widget with its value and its source. Keys for single devices appear only if they have a value. */
export function reportSettings(
  host: HTMLElement,
  type: string,
  definition: WidgetDefinition,
): Record<string, ReportedSetting> {
  const described = definition.settings?.describe?.() ?? [];
  const layers = described.length > 0 ? settingLayers(host, type, definition, () => {}) : [];
  const settings: Record<string, ReportedSetting> = {};
  for (const one of described) {
    settings[one.key] = sourceOf(one, one.key, one.fallback, layers);
    for (const key of one.perDevice ?? []) {
      const found = sourceOf(one, key, one.deviceDefaults?.[key], layers);
      if (found.value !== undefined) settings[key] = found;
    }
  }
  return settings;
}
