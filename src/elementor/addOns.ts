import { isRecord, parseJson, type Setting } from '../core/settings/settings';
import type { RawSettings } from '../core/types';

/** Settings as add-ons of Elementor print them. */

/**
 * The JSON in an attribute of the first element inside `host` that matches, or of `host` itself; empty where it is missing
 * or broken.
 */
export function settingsInside(host: Element, selector: string, attribute = 'data-settings'): RawSettings {
  const element = host.matches(selector) ? host : host.querySelector(selector);
  const parsed = parseJson(element?.getAttribute(attribute) ?? '');
  return isRecord(parsed) ? parsed : {};
}

/** A number that may also be given as `{ size: 20 }`, as Elementor's sliders print it. */
export const sized = (setting: Setting<number>): Setting<number> => ({
  ...setting,
  read: (raw) => setting.read(isRecord(raw) ? raw.size : raw),
});
