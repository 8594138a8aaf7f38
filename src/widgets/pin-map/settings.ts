import {
  flag,
  type InferSettings,
  isRecord,
  list,
  number,
  parseJson,
  type Setting,
  settingsSchema,
} from '../../core/settings/settings';
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
  /** The centre: `lat` and `lng`. Not given: the first pin. */
  center: place,
  /** How near, from 1, the whole earth. */
  zoom: number(14, { min: 0, max: 22 }),
  /** The wheel comes nearer, once the visitor has gone into the map. */
  scrollwheel: flag(true),
  /** Buttons that come nearer and go away. */
  zoomControl: flag(true),
  /** A button that fills the screen. */
  fullscreenControl: flag(true),
  /** The figure that leads to street view. Google’s maps only. */
  streetViewControl: flag(true),
  /** The choice between map and satellite. Google’s maps only. */
  mapTypeControl: flag(true),
  /** An info window that opens closes the others. */
  pinsAutoClose: flag(false),
  /** Styles as Google’s maps take them; Leaflet’s do not change. */
  styles: list<object>(isRecord, [], 'list of styles'),
  /**
   * Pins: `address`, `position` with `lat` and `lng`, `desc` (HTML), `state` (`visible`: open at the start), `image`,
   * `image_width`, `image_height`, `link_title`, `link` with `url`, `is_external`, `nofollow`, `custom_attributes`.
   */
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
