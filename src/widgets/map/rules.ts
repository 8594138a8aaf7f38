import { isRecord } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { iconOf, pointOf, wordOf } from '../../ui/map/rules';
import type { Behaviour, Icon, Line, MapMarker, Point, Scene } from '../../ui/map/types';
import type { MapWidgetSettings } from './settings';

/** The location of a map without a place. */
const SOMEWHERE: Point = { lat: 23.7808875, lng: 90.2792373 };
const ZOOM = 14;

function pictureOf(raw: RawSettings): Icon | null {
  if (wordOf(raw.map_marker_icon_enable).toLowerCase() !== 'yes') return null;
  const icon = raw.map_marker_icon;
  const url = isRecord(icon) ? icon.url : icon;
  return iconOf(url, raw.map_marker_icon_width || 32, raw.map_marker_icon_height || 32, false);
}

const colorOf = (raw: unknown): string => (/^#[\da-f]{6}$/i.test(wordOf(raw)) ? wordOf(raw) : '');

/** A marker of the list; null if its coordinates are invalid. */
export function markerOf(raw: RawSettings): MapMarker | null {
  const at = pointOf(raw.map_marker_lat, raw.map_marker_lng);
  return (
    at && {
      at,
      title: wordOf(raw.map_marker_title),
      icon: pictureOf(raw),
      color: colorOf(raw.ekit_google_map_marker_icon_color),
      info: wordOf(raw.map_marker_content),
      link: null,
      isOpen: false,
    }
  );
}

const isGiven = <T>(value: T | null): value is T => value !== null;

const markersOf = (given: MapWidgetSettings): MapMarker[] => given.map_markers.map(markerOf).filter(isGiven);

const pointsOf = (given: MapWidgetSettings): Point[] =>
  given.map_polylines.map((raw) => pointOf(raw.map_polyline_lat, raw.map_polyline_lng)).filter(isGiven);

function basicMarker(given: MapWidgetSettings, at: Point): MapMarker {
  const { map_basic_marker_icon: url, map_basic_marker_icon_enable: isOn } = given;
  return {
    at,
    title: given.map_basic_marker_title,
    icon: isOn ? iconOf(url, given.map_basic_marker_icon_width, given.map_basic_marker_icon_height, false) : null,
    color: '',
    info: given.map_basic_marker_content,
    link: null,
    isOpen: false,
  };
}

function lineOf(given: MapWidgetSettings): Line | null {
  const { map_type: type } = given;
  const stroke = {
    color: given.map_stroke_color,
    opacity: given.map_stroke_opacity,
    weight: given.map_stroke_weight,
    fill: null,
    travelMode: null,
  };
  if (type === 'polyline') return { ...stroke, points: pointsOf(given) };
  if (type === 'polygon') {
    const fill = { color: given.map_stroke_fill_color, opacity: given.map_stroke_fill_opacity };
    return { ...stroke, points: pointsOf(given), fill };
  }
  if (type !== 'routes') return null;
  const from = pointOf(given.map_routes_origin_lat, given.map_routes_origin_lng);
  const to = pointOf(given.map_routes_dest_lat, given.map_routes_dest_lng);
  return from && to && { ...stroke, points: [from, to], travelMode: given.map_routes_travel_mode };
}

/** The content of the map. */
export function sceneOf(given: MapWidgetSettings): Scene {
  const { map_type: type } = given;
  const place = pointOf(given.map_lat, given.map_lng);
  const isAddress = type === 'basic' && given.map_address_type === 'address' && given.map_addr.trim() !== '';
  const street = type === 'panorama' ? pointOf(given.map_panorama_lat, given.map_panorama_lng) : null;
  const markers = ['marker', 'static', 'polyline', 'routes'].includes(type) ? markersOf(given) : [];
  const first = type === 'marker' || type === 'static' ? markers[0]?.at : undefined;
  const centre = street ?? first ?? place ?? SOMEWHERE;
  return {
    address: isAddress ? given.map_addr.trim() : '',
    centre,
    zoom: given.map_zoom || ZOOM,
    markers: type === 'basic' ? [basicMarker(given, centre)] : markers,
    line: lineOf(given),
    fitsLine: !place,
    overlay: type === 'overlay' ? given.map_overlay_content : '',
    isPanorama: type === 'panorama',
    isStill: type === 'static',
    closesOthers: true,
  };
}

/** How visitors can use the map. */
export const behaviourOf = (given: MapWidgetSettings, isQuick: boolean): Behaviour => ({
  gestures: given.gestureHandling,
  scrollZoom: given.map_scroll_zoom,
  zoomControl: given.map_zoom_control,
  fullscreenControl: given.map_fullscreen_control,
  streetViewControl: given.map_streeview_control,
  mapTypeControl: given.map_type_control,
  styles: given.map_theme,
  isQuick,
});

/** Markers for Google's static maps. One without a colour joins the marker before it. */
function markerFields(markers: readonly MapMarker[]): string {
  let fields = '';
  for (const { at, color } of markers) {
    const place = `${at.lat},${at.lng}`;
    if (color) fields += `&markers=color:0x${color.slice(1)}%7C${place}`;
    else fields += fields ? `%7C${place}` : `&markers=${place}`;
  }
  return fields;
}

/** The address of Google's static map. `ratio` is the screen's pixel ratio; the service knows 1 and 2. */
export function staticUrl(given: MapWidgetSettings, protocol: string, ratio: number): string {
  const size = `${given.map_static_width}x${given.map_static_height}`;
  const start = `${protocol}//maps.googleapis.com/maps/api/staticmap?size=${size}&sensor=true&zoom=${given.map_zoom || ZOOM}`;
  const scale = Math.min(2, Math.max(1, Math.ceil(ratio)));
  return `${start}${markerFields(markersOf(given))}&scale=${scale}&key=${encodeURIComponent(given.api_key)}`;
}
