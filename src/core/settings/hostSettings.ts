/** The settings that the page's markup gives a host. */

import type { RawSettings } from '../types';
import { isRecord, parseJson } from './json';
import { excerpt } from './schema';
import type { Diagnose } from './types';

function jsonChild(host: Element): string | null {
  for (let child = host.firstElementChild; child; child = child.nextElementSibling) {
    if (child.localName === 'script' && child.hasAttribute('data-settings')) return child.textContent;
  }
  return null;
}

function readSource(source: string | null, where: string, diagnose: Diagnose): RawSettings {
  if (source === null || source.trim() === '') return {};
  const parsed = parseJson(source);
  if (isRecord(parsed)) return parsed;
  // PHP prints an empty map as a list.
  if (!(Array.isArray(parsed) && parsed.length === 0)) {
    diagnose(
      `${where} is ${parsed === undefined ? 'not JSON' : 'not an object'}: ${excerpt(source)}; using the defaults`,
    );
  }
  return {};
}

/** The settings in a direct child `<script data-settings>`: only the site itself can write a script. */
export const scriptSettings = (host: Element, diagnose: Diagnose = () => {}): RawSettings =>
  readSource(jsonChild(host), 'the data-settings script', diagnose);

/** The settings in a host's attribute. */
export const attributeSettings = (host: Element, diagnose: Diagnose = () => {}): RawSettings =>
  readSource(host.getAttribute('data-settings'), 'data-settings', diagnose);

/** The settings of a host: its attribute, overridden by a direct child `<script data-settings>`. */
export const hostSettings = (host: Element, diagnose: Diagnose): RawSettings => ({
  ...attributeSettings(host, diagnose),
  ...scriptSettings(host, diagnose),
});

/** The settings on the nearest ancestor of a CMS host that names `widget`; empty where there is none. */
export function outerSettings(host: Element, widget: string): RawSettings {
  const outer = host.parentElement?.closest(`[data-widget~=${widget}]`);
  return outer ? hostSettings(outer, () => {}) : {};
}
