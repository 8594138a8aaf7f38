import { parseJson } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';

/** The server's container for the map; the host itself for a map by attribute. */
export const containerOf = (host: HTMLElement): HTMLElement =>
  host.matches('.ekit-google-map') ? host : (host.querySelector<HTMLElement>('.ekit-google-map') ?? host);

/** An empty switch is off; any other empty attribute is missing. */
const SWITCH = /_control$|_scroll_zoom$|_enable$/;

/** Reads one setting per attribute. */
export function readMap(host: HTMLElement): RawSettings {
  const raw: RawSettings = {};
  for (const { name, value } of containerOf(host).attributes) {
    const key = name.slice('data-'.length);
    if (!/^data-(map_|api_key$)/.test(name) || (value.trim() === '' && !SWITCH.test(key))) continue;
    raw[key] = value;
  }
  return raw;
}

function percentDecoded(source: string): string | undefined {
  try {
    return decodeURIComponent(source.replaceAll('+', '%20'));
  } catch {
    return undefined;
  }
}

/** JSON as ElementsKit prints it, percent-encoded with `+` for spaces; also plain JSON. */
export function decodeJson(source: string): unknown {
  const trimmed = source.trim();
  if (/^["[{]/.test(trimmed)) return parseJson(trimmed);
  const decoded = percentDecoded(trimmed);
  return decoded === undefined ? undefined : parseJson(decoded);
}

/** A list that may be encoded, or JSON inside JSON; an empty string is an empty list. Undefined for anything else. */
export function decodeList(raw: unknown): readonly unknown[] | undefined {
  let value = raw;
  // Once for the encoding, once for JSON inside a string.
  for (let time = 0; time < 2 && typeof value === 'string'; time++) {
    if (value.trim() === '') return [];
    value = decodeJson(value);
  }
  if (typeof value === 'string' && value.trim() === '') return [];
  return Array.isArray(value) ? value : undefined;
}
