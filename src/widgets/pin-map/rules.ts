import { isRecord } from '../../core/settings';
import type { RawSettings } from '../../core/types';
import { isYes } from '../../page/base/globals';
import { safeUrl } from '../../page/base/url';
import { iconOf, pointOf } from '../../ui/map/rules';
import type { Behaviour, InfoLink, MapMarker, Point, Scene } from '../../ui/map/types';
import type { PinMapSettings } from './settings';

const wordOf = (raw: unknown): string => (typeof raw === 'string' || typeof raw === 'number' ? String(raw).trim() : '');

/** Attributes that a pin's link may not bring: where it leads, and code. */
const REFUSED = /^(href$|on)/;

/** `key|value,key|value`; keys are lower-cased. */
export function attributesOf(source: string): Record<string, string> {
  const pairs = source.split(',').map((pair) => {
    const [key = '', ...value] = pair.split('|');
    return [key.trim().toLowerCase(), value.join('|').trim()] as const;
  });
  return Object.fromEntries(pairs.filter(([key]) => /^[a-z_][\w:.-]*$/.test(key) && !REFUSED.test(key)));
}

function linkOf(raw: RawSettings): InfoLink | null {
  const title = wordOf(raw.link_title);
  if (!title) return null;
  const link = isRecord(raw.link) ? raw.link : {};
  const address = wordOf(link.url);
  return {
    text: title,
    url: address ? safeUrl(address) : null,
    attributes: {
      ...attributesOf(wordOf(link.custom_attributes)),
      ...(isYes(link.is_external) && { target: '_blank' }),
      ...(isYes(link.nofollow) && { rel: 'nofollow' }),
    },
  };
}

/** A pin; null where its coordinates are none. */
export function pinOf(raw: RawSettings): MapMarker | null {
  const place = isRecord(raw.position) ? raw.position : {};
  const at = pointOf(place.lat, place.lng);
  const link = linkOf(raw);
  const info = wordOf(raw.desc);
  return (
    at && {
      at,
      title: wordOf(raw.address),
      icon: iconOf(isRecord(raw.image) ? raw.image.url : raw.image, raw.image_width, raw.image_height, true),
      color: '',
      info,
      link,
      isOpen: raw.state === 'visible' && (info !== '' || link !== null),
    }
  );
}

/** Of pins that close each other only the first one can be open. */
function openOf(pins: readonly MapMarker[], isOnlyOne: boolean): MapMarker[] {
  const first = pins.findIndex(({ isOpen }) => isOpen);
  return pins.map((pin, at) => ({ ...pin, isOpen: pin.isOpen && (!isOnlyOne || at === first) }));
}

const NOWHERE: Point = { lat: 0, lng: 0 };

/** What the map shows. */
export function sceneOf({ center, zoom, pins, pinsAutoClose }: PinMapSettings): Scene {
  const markers = openOf(
    pins.map(pinOf).filter((pin) => pin !== null),
    pinsAutoClose,
  );
  return {
    address: '',
    centre: center ?? markers[0]?.at ?? NOWHERE,
    zoom,
    markers,
    line: null,
    fitsLine: false,
    overlay: '',
    isPanorama: false,
    isStill: false,
    closesOthers: pinsAutoClose,
  };
}

/** How visitors may use it. */
export const behaviourOf = (given: PinMapSettings, isQuick: boolean): Behaviour => ({
  gestures: given.gestureHandling,
  scrollZoom: given.scrollwheel,
  zoomControl: given.zoomControl,
  fullscreenControl: given.fullscreenControl,
  streetViewControl: given.streetViewControl,
  mapTypeControl: given.mapTypeControl,
  styles: given.styles,
  isQuick,
});
