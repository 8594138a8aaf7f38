import { describeElement } from './describe';
import type { Instance } from './instance';
import { hostSettings } from './settings';
import type { RawSettings, WidgetDefinition } from './types';

/** Settings from the CMS markup, overridden by those of the host; never throws. */
export function readSettings(instance: Instance, definition: WidgetDefinition): RawSettings {
  const { host, type } = instance;
  // What was wrong before may have been put right.
  instance.diagnostics = [];
  const diagnose = (message: string): void => {
    instance.diagnostics.push(`widget "${type.name}" (${describeElement(host)}): ${message}`);
  };
  let fromMarkup: RawSettings = {};
  try {
    fromMarkup = definition.read?.(host) ?? {};
  } catch (error) {
    diagnose(`the page's own settings cannot be read (${String(error)}); using the defaults`);
  }
  const raw = { ...fromMarkup, ...hostSettings(host, diagnose) };
  return definition.settings ? (definition.settings.parse(raw, diagnose) as RawSettings) : raw;
}
