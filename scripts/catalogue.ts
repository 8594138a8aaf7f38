/** Collects the data about widgets that the PHP of the WordPress plugin needs. Used by `plugin.ts`. */
import type { WidgetForm } from '../src/core/settings/form';
import type { SettingDescription } from '../src/core/settings/types';
import type { WidgetManifest } from '../src/core/types';
import type { Part } from './schemas';
import { readAbouts } from './widgetDocs';

/** The exports of a manifest that the plugin reads. */
interface PluginStages {
  early?: Pick<WidgetManifest, 'when' | 'restsInView' | 'announces'>;
  elementor?: Pick<WidgetManifest, 'when' | 'restsInView' | 'announces'>;
  /** Handles of WordPress scripts. */
  scripts?: readonly string[];
  /** Types of Elementor whose handlers the widget replaces. */
  handlers?: readonly string[];
  /** Other types of Elementor that the widget covers. */
  covers?: readonly string[];
  /** Setting keys, on any element, that the widget covers. */
  effects?: readonly string[];
  /** Settings with which a widget that usually waits for the visitor starts at once, as `key=value`. */
  starting?: readonly string[];
}

const manifests = import.meta.glob<PluginStages>('../src/widgets/*/manifest.ts', { eager: true });

const forms = import.meta.glob<WidgetForm>('../src/widgets/*/panelForm.ts', { eager: true, import: 'form' });

/** A widget's name for owners, as in the panel. */
const labelOf = (widget: string): string => forms[`../src/widgets/${widget}/panelForm.ts`]?.label ?? widget;

/** The widgets that list each name in these stages of their manifests. */
function widgetsBy(...stages: Exclude<keyof PluginStages, 'early' | 'elementor'>[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const [path, exports] of Object.entries(manifests)) {
    const widget = path.split('/').at(-2) as string;
    for (const name of stages.flatMap((stage) => exports[stage] ?? [])) {
      found[name] ??= [];
      found[name].push(widget);
    }
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * The widgets that wait for a visitor. If that depends on the host, `starting` must name the settings that do not wait.
 */
const restingWidgets = (): string[] =>
  Object.entries(manifests)
    .filter(([, { early, elementor, starting }]) => {
      const { when = 'load', restsInView } = early ?? elementor ?? {};
      return restsInView || (typeof when === 'function' ? !!starting : /^(intent|input)$/.test(when));
    })
    .map(([path]) => path.split('/').at(-2) as string)
    .sort();

/**
 * Names of events that are also names of jQuery plugins. They are left out: code that calls a plugin does not listen.
 */
const PLUGINS = ['wc_variation_form'];

/** By widget that waits: the events that start it at once if a script listens to them. */
const announcedEvents = (): Record<string, string[]> => {
  const rests = restingWidgets();
  const found = Object.entries(manifests).flatMap(([path, { early, elementor }]) => {
    const widget = path.split('/').at(-2) as string;
    const events = (early ?? elementor)?.announces?.filter((name) => !PLUGINS.includes(name)) ?? [];
    return rests.includes(widget) && events.length > 0 ? [[widget, events] as const] : [];
  });
  return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
};

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);

/** Takes the widget the setting, or a part of it, from the site alone? Then only an administrator may change it. */
function isSiteOnly({ fromMarkup, control }: SettingDescription): boolean {
  const parts = control.kind === 'group' ? control.settings : control.kind === 'list' ? (control.items ?? []) : [];
  return !!fromMarkup || parts.some(isSiteOnly);
}

/** The part of a setting that the server needs to check values before it stores them. */
function settingOf(setting: SettingDescription): Record<string, unknown> {
  const { key, control, perDevice = [] } = setting;
  return {
    key,
    kind: control.kind,
    ...(control.kind === 'number' && { min: finite(control.min), max: finite(control.max), whole: control.whole }),
    ...(control.kind === 'choice' && { words: control.words }),
    ...(control.kind === 'group' && { settings: control.settings.map(settingOf) }),
    ...(isSiteOnly(setting) && { site_only: true }),
    ...(perDevice.length > 0 && { devices: perDevice }),
  };
}

/**
 * The catalogue as data. `build` changes with any file. By core, `weights` are what a page with one widget loads, in
 * bytes after gzip, and `files` what asks for which file.
 */
export function catalogueOf(build: string, weights: Record<'weights' | 'files', unknown>): Record<string, unknown> {
  return {
    build,
    ...weights,
    rests: restingWidgets(),
    announces: announcedEvents(),
    widgets: Object.fromEntries(
      readAbouts().map(({ name, group, summary }) => [name, { label: labelOf(name), group, summary }]),
    ),
    scripts: widgetsBy('scripts'),
    elementor: widgetsBy('handlers', 'covers'),
    effects: widgetsBy('effects'),
    starting: widgetsBy('starting'),
  };
}

/** The settings of all widgets, as data. */
export const settingsOf = (parts: readonly Part[]): Record<string, unknown> =>
  Object.fromEntries(parts.map(({ part, rows }) => [part, rows.map(settingOf)]));

const phpText = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** A value as PHP source, in the coding style of WordPress. */
export function toPhp(value: unknown, indent = ''): string {
  if (typeof value === 'string') return phpText(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return 'array()';
  const inner = `${indent}\t`;
  const rows = entries.map(([key, one]) => {
    const name = Array.isArray(value) ? '' : `${phpText(key)} => `;
    return `${inner}${name}${toPhp(one, inner)},\n`;
  });
  return `array(\n${rows.join('')}${indent})`;
}
