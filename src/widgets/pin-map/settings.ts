import {
  flag,
  type InferSettings,
  isRecord,
  list,
  number,
  parseJson,
  type Setting,
  settingsSchema,
} from '../../core/settings';
import type { RawSettings } from '../../core/types';
import { pointOf } from '../../ui/map/rules';
import { mapSettings, markers } from '../../ui/map/settings';
import type { Point } from '../../ui/map/types';

const place: Setting<Point | null> = {
  read(raw) {
    const point = isRecord(raw) ? pointOf(raw.lat, raw.lng) : null;
    return point ? { value: point } : undefined;
  },
  fallback: null,
  expected: 'place with `lat` and `lng`',
};

/** Settings of `pin-map`. */
export const settings = settingsSchema({
  center: place,
  zoom: number(14, { min: 0, max: 22 }),
  scrollwheel: flag(true),
  zoomControl: flag(true),
  fullscreenControl: flag(true),
  streetViewControl: flag(true),
  mapTypeControl: flag(true),
  pinsAutoClose: flag(false),
  styles: list<object>(isRecord, [], 'list of styles'),
  pins: markers(list<RawSettings>(isRecord, [], 'list of pins'), 'image'),
  ...mapSettings,
});

/** The values of the settings. */
export type PinMapSettings = InferSettings<typeof settings>;

/** The element that the server keeps for the map; one by attribute is that itself. */
export const containerOf = (host: HTMLElement): HTMLElement =>
  host.matches('.jet-map') ? host : (host.querySelector<HTMLElement>('.jet-map[data-init]') ?? host);

/** The settings and pins that the server prints as JSON. */
export function readPinMap(host: HTMLElement): RawSettings {
  const { init = '', pins } = containerOf(host).dataset;
  const parsed = parseJson(init);
  return {
    ...(isRecord(parsed) ? parsed : {}),
    ...(pins !== undefined && { pins: parseJson(pins) ?? pins }),
  };
}
