import { parseJson } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';

/** The element that the server keeps for the map; one by attribute is that itself. */
export const containerOf = (host: HTMLElement): HTMLElement =>
  host.matches('.ekit-google-map') ? host : (host.querySelector<HTMLElement>('.ekit-google-map') ?? host);

/** Switches that are printed empty are off; everything else that is empty is not given. */
const SWITCH = /_control$|_scroll_zoom$|_enable$/;

/** One attribute a setting. */
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

/** JSON as ElementsKit prints it: percent-encoded, spaces as `+`; plain JSON is taken, too. */
export function decodeJson(source: string): unknown {
  const trimmed = source.trim();
  if (/^["[{]/.test(trimmed)) return parseJson(trimmed);
  const decoded = percentDecoded(trimmed);
  return decoded === undefined ? undefined : parseJson(decoded);
}

/** A list that may be encoded, and JSON within JSON; an empty text is an empty list. Undefined for all else. */
export function decodeList(raw: unknown): readonly unknown[] | undefined {
  let value = raw;
  // Once for the encoding, once for JSON in a text.
  for (let time = 0; time < 2 && typeof value === 'string'; time++) {
    if (value.trim() === '') return [];
    value = decodeJson(value);
  }
  if (typeof value === 'string' && value.trim() === '') return [];
  return Array.isArray(value) ? value : undefined;
}
