import { isMediaHost } from '../../core/settings/siteConfig';
import { parseUrl } from '../../page/base/url';
import type { Icon, MapMarker, Point, Scene } from './types';

/**
 * The default pin, a path with a hole, and its size in pixels. These are single constants, so that the build inlines
 * them into the lazy chunks.
 */
export const PIN_PATH =
  'M14 1C6.8 1 1 6.8 1 14c0 9.6 13 25 13 25s13-15.4 13-25C27 6.8 21.2 1 14 1zm0 8a5 5 0 1 1 0 10 5 5 0 0 1 0-10z';
export const PIN_WIDTH = 28;
export const PIN_HEIGHT = 40;

/** The maximum length of a marker's text. */
const MOST = 20_000;

/** A string or number as text, limited in length; empty for anything else. */
export const wordOf = (raw: unknown): string =>
  typeof raw === 'string' || typeof raw === 'number' ? String(raw).slice(0, MOST).trim() : '';

const degrees = (raw: unknown): number =>
  typeof raw === 'number' || (typeof raw === 'string' && raw.trim()) ? Number(raw) : Number.NaN;

/** A point from coordinates, which may be strings; null if they are invalid. */
export function pointOf(lat: unknown, lng: unknown): Point | null {
  const point = { lat: degrees(lat), lng: degrees(lng) };
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? point : null;
}

/** Image types allowed in data URLs. Not SVG, which can take forever to draw. */
const INLINE = /^data:image\/(png|jpe?g|gif|webp|avif)[;,]/i;

/**
 * The address of an image on this site or its own hosts; null for any other image, which would reveal the visitor to a
 * third party.
 */
export function pictureUrl(address: unknown): string | null {
  if (typeof address !== 'string' || !address.trim()) return null;
  const url = parseUrl(address.trim());
  return url && (isMediaHost(url) || INLINE.test(url.href)) ? url.href : null;
}

/** The longest side of a marker's image, in pixels. */
const LONGEST = 1000;

/**
 * An image for a marker; null unless its address is valid and the site's. Without both sizes it has its natural size
 * and is not centred.
 */
export function iconOf(address: unknown, width: unknown, height: unknown, isCentred: boolean): Icon | null {
  const url = pictureUrl(address);
  if (url === null) return null;
  const size = { width: Math.min(Number(width), LONGEST), height: Math.min(Number(height), LONGEST) };
  const isSized = size.width > 0 && size.height > 0;
  return { url, size: isSized ? size : null, isCentred: isCentred && isSized };
}

/** The scene with `centre`, where its address was found, as its centre and the place of all markers. */
export const sceneAt = (scene: Scene, centre: Point): Scene => ({
  ...scene,
  centre,
  markers: scene.markers.map((marker) => ({ ...marker, at: centre })),
});

/** A place as text, with a link to a map of it. */
export interface Place {
  name: string;
  url: string;
  /** The HTML of its info window. */
  info: string;
}

const written = ({ lat, lng }: Point): string => `${lat},${lng}`;

const query = (base: string, fields: Record<string, string>): string => `${base}?${new URLSearchParams(fields)}`;

const addressUrl = (address: string, isGoogle: boolean): string =>
  isGoogle
    ? query('https://www.google.com/maps/search/', { api: '1', query: address })
    : query('https://www.openstreetmap.org/search', { query: address });

function pointUrl(at: Point, zoom: number, isGoogle: boolean): string {
  if (isGoogle) return addressUrl(written(at), true);
  const marked = query('https://www.openstreetmap.org/', { mlat: String(at.lat), mlon: String(at.lng) });
  return `${marked}#map=${zoom}/${at.lat}/${at.lng}`;
}

const MEANS: Record<string, string> = { walking: 'foot', bicycling: 'bike', driving: 'car' };

function wayUrl(from: Point, to: Point, mode: string, isGoogle: boolean): string {
  return isGoogle
    ? query('https://www.google.com/maps/dir/', {
        api: '1',
        origin: written(from),
        destination: written(to),
        travelmode: mode,
      })
    : query('https://www.openstreetmap.org/directions', {
        engine: `fossgis_osrm_${MEANS[mode] ?? 'foot'}`,
        route: `${written(from)};${written(to)}`,
      });
}

const nameOf = (point: Point): string => `${point.lat}, ${point.lng}`;

/** A marker's name: its title, else its coordinates. */
export const markerName = ({ title, at }: Pick<MapMarker, 'title' | 'at'>): string => title || nameOf(at);

/** The content of a map as text: its markers and route, else its centre. */
export function placesOf(scene: Scene, isGoogle: boolean): Place[] {
  const { address, centre, zoom, markers, line } = scene;
  if (address) {
    const { title = '', info = '' } = markers[0] ?? {};
    return [{ name: title || address, url: addressUrl(address, isGoogle), info }];
  }
  if (scene.isPanorama) {
    const fields = { api: '1', map_action: 'pano', viewpoint: written(centre) };
    return [{ name: nameOf(centre), url: query('https://www.google.com/maps/@', fields), info: '' }];
  }
  const marked = markers.map((marker) => ({
    name: markerName(marker),
    url: pointUrl(marker.at, zoom, isGoogle),
    info: marker.info,
  }));
  const [from, to] = [line?.points[0], line?.points.at(-1)];
  const way =
    line?.travelMode && from && to
      ? [{ name: `${nameOf(from)} – ${nameOf(to)}`, url: wayUrl(from, to, line.travelMode, isGoogle), info: '' }]
      : [];
  const all = [...marked, ...way];
  return all.length > 0 ? all : [{ name: nameOf(centre), url: pointUrl(centre, zoom, isGoogle), info: '' }];
}
