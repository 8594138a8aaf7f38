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

/** The maximum number of markers, points or styles. */
const MOST = 500;

const records = (what: string): Setting<readonly RawSettings[]> => ({
  read(raw) {
    const list = decodeList(raw);
    return list && { value: list.slice(0, MOST).filter(isRecord) };
  },
  fallback: [],
  expected: `list of ${what}, also as encoded JSON`,
});

/** Settings of `map`, under ElementsKit's names. */
export const settings = settingsSchema({
  /** The type of map. */
  map_type: choice(TYPES, 'basic'),
  /** For `basic`: whether coordinates or an address give the place. */
  map_address_type: choice(['coordinates', 'address'], 'coordinates'),
  /** The latitude of the centre. Not given: the whole line or shape is shown. */
  map_lat: latitude,
  /** The longitude of the centre. */
  map_lng: longitude,
  /** The address of a `basic` map. */
  map_addr: text(''),
  /** The title of the place on a `basic` map. */
  map_basic_marker_title: text(''),
  /** The HTML of the info window on a `basic` map. Not given: nothing opens. */
  map_basic_marker_content: text(''),
  /** Uses the image in `map_basic_marker_icon` as the marker of a `basic` map. */
  map_basic_marker_icon_enable: flag(false),
  /** The address of the marker’s image. */
  map_basic_marker_icon: picture,
  /** The width of the marker’s image. */
  map_basic_marker_icon_width: pixels(32),
  /** The height of the marker’s image. */
  map_basic_marker_icon_height: pixels(32),
  /** The zoom; 1 shows the whole earth, 0 counts as not given. */
  map_zoom: number(14, { min: 0, max: 22 }),
  /** For `static`: the width of the image. */
  map_static_width: pixels(610),
  /** For `static`: the height of the image. */
  map_static_height: pixels(300),
  /** The colour of a line, an outline or a route. */
  map_stroke_color: color('#e23a47'),
  /** The opacity of a line, an outline or a route. */
  map_stroke_opacity: share(0.8),
  /** The width of a line, an outline or a route. */
  map_stroke_weight: number(4, { min: 0, max: 500, unit: 'pixels' }),
  /** The fill colour of a `polygon`. */
  map_stroke_fill_color: color('#e23a47'),
  /** The opacity of the fill. */
  map_stroke_fill_opacity: share(0.4),
  /** The HTML over the centre of an `overlay` map. */
  map_overlay_content: text(''),
  /** The latitude where a route starts. */
  map_routes_origin_lat: latitude,
  /** The longitude where a route starts. */
  map_routes_origin_lng: longitude,
  /** The latitude where a route ends. */
  map_routes_dest_lat: latitude,
  /** The longitude where a route ends. */
  map_routes_dest_lng: longitude,
  /** The means of travel on a route. */
  map_routes_travel_mode: choice(['walking', 'bicycling', 'driving'], 'walking'),
  /** The latitude of a street view. */
  map_panorama_lat: latitude,
  /** The longitude of a street view. */
  map_panorama_lng: longitude,
  /** Styles in Google’s format; Leaflet maps ignore them. */
  map_theme: records('styles'),
  /**
   * Markers: `map_marker_lat`, `map_marker_lng`, `map_marker_title`, `map_marker_content`, `map_marker_icon_enable`
   * (`yes`), `map_marker_icon` (an address, or with `url`), `map_marker_icon_width`, `map_marker_icon_height`,
   * `ekit_google_map_marker_icon_color`.
   */
  map_markers: markers(records('markers'), 'map_marker_icon'),
  /** The points of a line or shape: `map_polyline_lat`, `map_polyline_lng`. */
  map_polylines: records('points'),
  /** Shows the street view button. Google Maps only. */
  map_streeview_control: flag(true),
  /** Shows the choice between map and satellite. Google Maps only. */
  map_type_control: flag(true),
  /** Shows the zoom buttons. */
  map_zoom_control: flag(true),
  /** Shows the full screen button. */
  map_fullscreen_control: flag(true),
  /** Lets the wheel zoom, once the visitor has focused the map. */
  map_scroll_zoom: flag(true),
  ...mapSettings,
});

/** The values of the settings. */
export type MapWidgetSettings = InferSettings<typeof settings>;
