import {
  choice,
  color,
  flag,
  type InferSettings,
  isRecord,
  number,
  type Setting,
  settingsSchema,
  text,
} from '../../core/settings';
import type { RawSettings } from '../../core/types';
import { mapSettings, markers, picture } from '../../ui/map/settings';
import { decodeList } from './decode';

const TYPES = ['basic', 'marker', 'static', 'polyline', 'polygon', 'overlay', 'routes', 'panorama'] as const;

const coordinate = (limit: number): Setting<number | null> => ({
  ...number(0, { min: -limit, max: limit, unit: 'degrees' }),
  fallback: null,
});
const latitude = coordinate(90);
const longitude = coordinate(180);
const share = (fallback: number): Setting<number> => number(fallback, { min: 0, max: 1 });
const pixels = (fallback: number): Setting<number> => number(fallback, { min: 1, max: 5000, unit: 'pixels' });

/** How many markers, points or styles a map may have. */
const MOST = 500;

const records = (what: string): Setting<readonly RawSettings[]> => ({
  read(raw) {
    const list = decodeList(raw);
    return list && { value: list.slice(0, MOST).filter(isRecord) };
  },
  fallback: [],
  expected: `list of ${what}, also as encoded JSON`,
});

/** Settings of `map`, by the names of the page builder's add-on. */
export const settings = settingsSchema({
  map_type: choice(TYPES, 'basic'),
  map_address_type: choice(['coordinates', 'address'], 'coordinates'),
  map_lat: latitude,
  map_lng: longitude,
  map_addr: text(''),
  map_basic_marker_title: text(''),
  map_basic_marker_content: text(''),
  map_basic_marker_icon_enable: flag(false),
  map_basic_marker_icon: picture,
  map_basic_marker_icon_width: pixels(32),
  map_basic_marker_icon_height: pixels(32),
  map_zoom: number(14, { min: 0, max: 22 }),
  map_static_width: pixels(610),
  map_static_height: pixels(300),
  map_stroke_color: color('#e23a47'),
  map_stroke_opacity: share(0.8),
  map_stroke_weight: number(4, { min: 0, max: 500, unit: 'pixels' }),
  map_stroke_fill_color: color('#e23a47'),
  map_stroke_fill_opacity: share(0.4),
  map_overlay_content: text(''),
  map_routes_origin_lat: latitude,
  map_routes_origin_lng: longitude,
  map_routes_dest_lat: latitude,
  map_routes_dest_lng: longitude,
  map_routes_travel_mode: choice(['walking', 'bicycling', 'driving'], 'walking'),
  map_panorama_lat: latitude,
  map_panorama_lng: longitude,
  map_theme: records('styles'),
  map_markers: markers(records('markers'), 'map_marker_icon'),
  map_polylines: records('points'),
  map_streeview_control: flag(true),
  map_type_control: flag(true),
  map_zoom_control: flag(true),
  map_fullscreen_control: flag(true),
  map_scroll_zoom: flag(true),
  ...mapSettings,
});

/** The values of the settings. */
export type MapWidgetSettings = InferSettings<typeof settings>;
