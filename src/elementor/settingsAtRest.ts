import { isRecord, parseJson } from '../core/settings/json';
import { savedSettings, siteConfig, siteSettings } from '../core/settings/siteConfig';
import type { RawSettings } from '../core/types';
import { currentDevice } from './base/breakpoints';
import { OTHERS, valueFor } from './devices';

function read(source: string | null | undefined): RawSettings {
  const parsed = parseJson(source ?? '');
  return isRecord(parsed) ? parsed : {};
}

/** The settings of a widget that has not started. They are unchecked, because the schema comes with the widget. */
export const settingsAtRest = (type: string, host: Element): RawSettings => ({
  ...siteSettings(type, host),
  ...siteConfig().texts?.[type],
  ...read(host.getAttribute('data-settings')),
  ...savedSettings(host),
  ...read(host.querySelector(':scope > script[data-settings]')?.textContent),
});

/** A setting's value for the current device, as the page gives it: nothing has checked it yet. */
export function deviceValueAtRest(raw: RawSettings, key: string): unknown {
  const others = OTHERS.map((device) => [device, raw[`${key}_${device}`] || undefined]);
  return valueFor({ desktop: raw[key], ...Object.fromEntries(others) }, currentDevice());
}
