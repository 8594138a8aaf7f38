import type { SettingDocs } from '../../core/settings';
import { mapDocs } from '../../ui/map/docs';
import type { settings } from './settings';

const latitude = 'Latitude of the centre. Not given: the whole line or shape is shown.';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  map_type: 'What is shown.',
  map_address_type: 'For `basic`: is the place given by coordinates or by an address?',
  map_lat: latitude,
  map_lng: 'Longitude of the centre.',
  map_addr: 'The address of a `basic` map.',
  map_basic_marker_title: 'The name of the place of a `basic` map.',
  map_basic_marker_content: 'What its info window says, as HTML. Not given: nothing opens.',
  map_basic_marker_icon_enable: 'Marks it with the picture below.',
  map_basic_marker_icon: 'The address of that picture.',
  map_basic_marker_icon_width: 'How wide it is shown.',
  map_basic_marker_icon_height: 'How high it is shown.',
  map_zoom: 'How near, from 1, the whole earth; 0 counts as not given.',
  map_static_width: 'For `static`: the width of the picture.',
  map_static_height: 'For `static`: the height of the picture.',
  map_stroke_color: 'The colour of a line, an edge or a way.',
  map_stroke_opacity: 'How opaque it is.',
  map_stroke_weight: 'How thick it is.',
  map_stroke_fill_color: 'The colour inside a `polygon`.',
  map_stroke_fill_opacity: 'How opaque that is.',
  map_overlay_content: 'What stands over the centre of an `overlay` map, as HTML.',
  map_routes_origin_lat: 'Latitude of the start of a way.',
  map_routes_origin_lng: 'Longitude of the start.',
  map_routes_dest_lat: 'Latitude of its end.',
  map_routes_dest_lng: 'Longitude of its end.',
  map_routes_travel_mode: 'How one travels.',
  map_panorama_lat: 'Latitude of the place in the street.',
  map_panorama_lng: 'Longitude of that place.',
  map_theme: 'Styles as Google’s maps take them; Leaflet’s do not change.',
  map_markers:
    'Markers: `map_marker_lat`, `map_marker_lng`, `map_marker_title`, `map_marker_content`, `map_marker_icon_enable` (`yes`), `map_marker_icon` (an address, or with `url`), `map_marker_icon_width`, `map_marker_icon_height`, `ekit_google_map_marker_icon_color`.',
  map_polylines: 'The points of a line or shape: `map_polyline_lat`, `map_polyline_lng`.',
  map_streeview_control: 'The figure that leads to street view. Google’s maps only.',
  map_type_control: 'The choice between map and satellite. Google’s maps only.',
  map_zoom_control: 'Buttons that come nearer and go away.',
  map_fullscreen_control: 'A button that fills the screen.',
  map_scroll_zoom: 'The wheel comes nearer, once the visitor has gone into the map.',
  ...mapDocs,
};
