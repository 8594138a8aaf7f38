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
} from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { mapSettings, markers, picture } from '../../ui/map/settings';
import { decodeList } from './markup';

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

/** Settings of `map`, by the names of ElementsKit. */
export const settings = settingsSchema({
  /** What is shown. */
  map_type: choice(TYPES, 'basic'),
  /** For `basic`: is the place given by coordinates or by an address? */
  map_address_type: choice(['coordinates', 'address'], 'coordinates'),
  /** Latitude of the centre. Not given: the whole line or shape is shown. */
  map_lat: latitude,
  /** Longitude of the centre. */
  map_lng: longitude,
  /** The address of a `basic` map. */
  map_addr: text(''),
  /** The name of the place of a `basic` map. */
  map_basic_marker_title: text(''),
  /** What its info window says, as HTML. Not given: nothing opens. */
  map_basic_marker_content: text(''),
  /** Marks it with the picture below. */
  map_basic_marker_icon_enable: flag(false),
  /** The address of that picture. */
  map_basic_marker_icon: picture,
  /** How wide it is shown. */
  map_basic_marker_icon_width: pixels(32),
  /** How high it is shown. */
  map_basic_marker_icon_height: pixels(32),
  /** How near, from 1, the whole earth; 0 counts as not given. */
  map_zoom: number(14, { min: 0, max: 22 }),
  /** For `static`: the width of the picture. */
  map_static_width: pixels(610),
  /** For `static`: the height of the picture. */
  map_static_height: pixels(300),
  /** The colour of a line, an edge or a way. */
  map_stroke_color: color('#e23a47'),
  /** How opaque it is. */
  map_stroke_opacity: share(0.8),
  /** How thick it is. */
  map_stroke_weight: number(4, { min: 0, max: 500, unit: 'pixels' }),
  /** The colour inside a `polygon`. */
  map_stroke_fill_color: color('#e23a47'),
  /** How opaque that is. */
  map_stroke_fill_opacity: share(0.4),
  /** What stands over the centre of an `overlay` map, as HTML. */
  map_overlay_content: text(''),
  /** Latitude of the start of a way. */
  map_routes_origin_lat: latitude,
  /** Longitude of the start. */
  map_routes_origin_lng: longitude,
  /** Latitude of its end. */
  map_routes_dest_lat: latitude,
  /** Longitude of its end. */
  map_routes_dest_lng: longitude,
  /** How one travels. */
  map_routes_travel_mode: choice(['walking', 'bicycling', 'driving'], 'walking'),
  /** Latitude of the place in the street. */
  map_panorama_lat: latitude,
  /** Longitude of that place. */
  map_panorama_lng: longitude,
  /** Styles as Google’s maps take them; Leaflet’s do not change. */
  map_theme: records('styles'),
  /**
   * Markers: `map_marker_lat`, `map_marker_lng`, `map_marker_title`, `map_marker_content`, `map_marker_icon_enable`
   * (`yes`), `map_marker_icon` (an address, or with `url`), `map_marker_icon_width`, `map_marker_icon_height`,
   * `ekit_google_map_marker_icon_color`.
   */
  map_markers: markers(records('markers'), 'map_marker_icon'),
  /** The points of a line or shape: `map_polyline_lat`, `map_polyline_lng`. */
  map_polylines: records('points'),
  /** The figure that leads to street view. Google’s maps only. */
  map_streeview_control: flag(true),
  /** The choice between map and satellite. Google’s maps only. */
  map_type_control: flag(true),
  /** Buttons that come nearer and go away. */
  map_zoom_control: flag(true),
  /** A button that fills the screen. */
  map_fullscreen_control: flag(true),
  /** The wheel comes nearer, once the visitor has gone into the map. */
  map_scroll_zoom: flag(true),
  ...mapSettings,
});

/** The values of the settings. */
export type MapWidgetSettings = InferSettings<typeof settings>;
