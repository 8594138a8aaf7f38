import type { WidgetForm } from '../../core/settings/form';
import { listOf, within } from '../../core/settings/lazy/compound';
import { choice, number, text } from '../../core/settings/settings';
import type { settings } from './settings';

const degrees = (limit: number) => number(0, { min: -limit, max: limit, unit: 'degrees' });

const controls = {
  map_markers: listOf({
    map_marker_lat: degrees(90),
    map_marker_lng: degrees(180),
    map_marker_title: text(''),
    map_marker_content: text(''),
    map_marker_icon_enable: choice(['yes', ''], ''),
    map_marker_icon: within({ kind: 'address' }),
    map_marker_icon_width: text(''),
    map_marker_icon_height: text(''),
    ekit_google_map_marker_icon_color: within({ kind: 'color' }),
  }),
  map_polylines: listOf({ map_polyline_lat: degrees(90), map_polyline_lng: degrees(180) }),
};

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Map',
  fields: {
    map_type: {
      label: 'Map type',
      options: {
        basic: 'Basic',
        marker: 'Marker',
        static: 'Static',
        polyline: 'Polyline',
        polygon: 'Polygon',
        overlay: 'Overlay',
        routes: 'Routes',
        panorama: 'Panorama',
      },
    },
    map_address_type: { label: 'Map address type', options: { coordinates: 'Coordinates', address: 'Address' } },
    map_lat: { label: 'Map lat' },
    map_lng: { label: 'Map lng' },
    map_addr: { label: 'Map addr' },
    map_basic_marker_title: { label: 'Map basic marker title' },
    map_basic_marker_content: { label: 'Map basic marker content' },
    map_basic_marker_icon_enable: { label: 'Map basic marker icon enable' },
    map_basic_marker_icon: { label: 'Map basic marker icon' },
    map_basic_marker_icon_width: { label: 'Map basic marker icon width' },
    map_basic_marker_icon_height: { label: 'Map basic marker icon height' },
    map_zoom: { label: 'Map zoom' },
    map_static_width: { label: 'Map static width' },
    map_static_height: { label: 'Map static height' },
    map_stroke_color: { label: 'Map stroke color' },
    map_stroke_opacity: { label: 'Map stroke opacity' },
    map_stroke_weight: { label: 'Map stroke weight' },
    map_stroke_fill_color: { label: 'Map stroke fill color' },
    map_stroke_fill_opacity: { label: 'Map stroke fill opacity' },
    map_overlay_content: { label: 'Map overlay content' },
    map_routes_origin_lat: { label: 'Map routes origin lat' },
    map_routes_origin_lng: { label: 'Map routes origin lng' },
    map_routes_dest_lat: { label: 'Map routes dest lat' },
    map_routes_dest_lng: { label: 'Map routes dest lng' },
    map_routes_travel_mode: {
      label: 'Map routes travel mode',
      options: { walking: 'Walking', bicycling: 'Bicycling', driving: 'Driving' },
    },
    map_panorama_lat: { label: 'Map panorama lat' },
    map_panorama_lng: { label: 'Map panorama lng' },
    map_theme: { label: 'Map theme' },
    map_markers: { label: 'Map markers', control: controls.map_markers },
    map_polylines: { label: 'Map polylines', control: controls.map_polylines },
    map_streeview_control: { label: 'Map streeview control' },
    map_type_control: { label: 'Map type control' },
    map_zoom_control: { label: 'Map zoom control' },
    map_fullscreen_control: { label: 'Map fullscreen control' },
    map_scroll_zoom: { label: 'Map scroll zoom' },
    api_key: { label: 'Api key' },
    tileUrl: { label: 'Tile url' },
    geocoderUrl: { label: 'Geocoder url' },
    gestureHandling: {
      label: 'Gesture handling',
      options: { cooperative: 'Cooperative', greedy: 'Greedy', none: 'None', auto: 'Auto' },
    },
    consentCategory: { label: 'Consent category' },
    label: { label: 'Label' },
    linkText: { label: 'Link text' },
    consentText: { label: 'Consent text' },
    failedText: { label: 'Failed text' },
    creditText: { label: 'Credit text' },
    creditUrl: { label: 'Credit url' },
    zoomInText: { label: 'Zoom in text' },
    zoomOutText: { label: 'Zoom out text' },
    fullscreenText: { label: 'Fullscreen text' },
    exitFullscreenText: { label: 'Exit fullscreen text' },
    closeText: { label: 'Close text' },
  },
};
