import { isRecord } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { isYes } from '../../page/base/globals';
import { safeUrl } from '../../page/base/url';
import { iconOf, pointOf, wordOf } from '../../ui/map/rules';
import type { Behaviour, InfoLink, MapMarker, Point, Scene } from '../../ui/map/types';
import type { PinMapSettings } from './settings';

/**
 * The attributes that a pin's link may have: those that describe it, not where it leads, how it looks or what it does.
 */
const ALLOWED = /^(rel|target|title|hreflang|download|lang|dir|aria-[a-z]+)$/;

/** Removes `opener`, so that the linked page cannot navigate this one. */
const withoutOpener = (rel: string): string => rel.replace(/(^|\s)opener(?=\s|$)/gi, '').trim();

/** `key|value,key|value`; keys are lower-cased. */
export function attributesOf(source: string): Record<string, string> {
  const pairs = source.split(',').map((pair) => {
    const [name = '', ...rest] = pair.split('|');
    const key = name.trim().toLowerCase();
    const value = rest.join('|').trim();
    return [key, key === 'rel' ? withoutOpener(value) : value] as const;
  });
  return Object.fromEntries(pairs.filter(([key]) => ALLOWED.test(key)));
}

/** The address of a pin's link, if it is http, https, a hash, mail or a phone number; null for any other. */
function linkUrl(address: string): string | null {
  const url = address && safeUrl(address);
  return url && /^(https?:|mailto:|tel:|#)/.test(url) ? url : null;
}

function linkOf(raw: RawSettings): InfoLink | null {
  const title = wordOf(raw.link_title);
  if (!title) return null;
  const link = isRecord(raw.link) ? raw.link : {};
  return {
    text: title,
    url: linkUrl(wordOf(link.url)),
    attributes: {
      ...attributesOf(wordOf(link.custom_attributes)),
      ...(isYes(link.is_external) && { target: '_blank' }),
      ...(isYes(link.nofollow) && { rel: 'nofollow' }),
    },
  };
}

/** A pin; null if its coordinates are invalid. */
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

/** The maximum of info windows open at the start, because each one forces a layout. */
const MOST_OPEN = 50;

/** Limits open pins: if they close each other, only the first can be open. */
function openOf(pins: readonly MapMarker[], isOnlyOne: boolean): MapMarker[] {
  let left = isOnlyOne ? 1 : MOST_OPEN;
  return pins.map((pin) => {
    const isOpen = pin.isOpen && left > 0;
    if (isOpen) left -= 1;
    return { ...pin, isOpen };
  });
}

const NOWHERE: Point = { lat: 0, lng: 0 };

/** The content of the map. */
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

/** How visitors can use the map. */
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
