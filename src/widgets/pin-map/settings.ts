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
  /** The zoom; 1 shows the whole earth. */
  zoom: number(14, { min: 0, max: 22 }),
  /** Lets the wheel zoom, once the visitor has focused the map. */
  scrollwheel: flag(true),
  /** Shows the zoom buttons. */
  zoomControl: flag(true),
  /** Shows the full screen button. */
  fullscreenControl: flag(true),
  /** Shows the street view button. Google Maps only. */
  streetViewControl: flag(true),
  /** Shows the choice between map and satellite. Google Maps only. */
  mapTypeControl: flag(true),
  /** Opening an info window closes the others. */
  pinsAutoClose: flag(false),
  /** Styles in Google’s format; Leaflet maps ignore them. */
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

/** The server's container for the map; the host itself for a map by attribute. */
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
