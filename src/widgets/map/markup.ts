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
