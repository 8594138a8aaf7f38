import { isRecord, parseJson } from '../core/settings/json';
import type { Setting } from '../core/settings/settings';
import type { RawSettings } from '../core/types';

/** Settings as add-ons of Elementor print them. */

/**
 * The JSON in an attribute of `host` if it matches, else of the first element inside that matches; empty where it is
 * missing or broken.
 */
export function settingsInside(host: Element, selector: string, attribute = 'data-settings'): RawSettings {
  const element = host.matches(selector) ? host : host.querySelector(selector);
  const parsed = parseJson(element?.getAttribute(attribute) ?? '');
  return isRecord(parsed) ? parsed : {};
}

/** Numbers with a unit, and expressions such as `calc(100vh - 80px)`. */
const LENGTH = /^(\d*\.?\d+[a-z%]+|(calc|min|max|clamp)\([\w\s.,+*/%()-]{1,200}\))$/i;

/** A CSS length, also as Elementor prints it: `{ size: 400, unit: 'px' }`, or an expression with the unit `custom`. */
export function length(fallback: string): Setting<string> {
  return {
    read(raw) {
      const { size, unit = 'px' } = isRecord(raw) ? raw : { size: raw };
      const isNumber = typeof size === 'number' || /^[\d.]+$/.test(String(size));
      const value = isNumber && unit !== 'custom' ? `${String(size)}${String(unit)}` : String(size ?? '').trim();
      return LENGTH.test(value) ? { value } : undefined;
    },
    fallback,
    expected: 'length of CSS',
  };
}
