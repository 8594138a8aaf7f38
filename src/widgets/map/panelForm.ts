import type { WidgetForm } from '../../core/settings/form';
import { listOf, within } from '../../core/settings/lazy/compound';
import { labelled } from '../../core/settings/lazy/labelled';
import { choice, text } from '../../core/settings/settings';
import { latitude, longitude, mapFields } from '../../ui/map/panelFields';
import type { settings } from './settings';

const GOOGLE_ONLY = 'Google maps only.';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Map (ElementsKit)',
  fields: {
    map_type: {
      label: 'What it shows',
      group: 'content',
      options: {
        basic: 'One place',
        marker: 'Several places',
        static: 'A picture of a map',
        polyline: 'A line',
        polygon: 'A shape',
        overlay: 'Text over the centre',
        routes: 'A route',
        panorama: 'A street view',
      },
    },
    map_address_type: {
      label: 'Place given by',
      group: 'content',
      about: 'For “One place”; all others are given by coordinates.',
      options: { coordinates: 'Coordinates', address: 'An address' },
    },
    map_addr: { label: 'Address', group: 'content' },
    map_lat: {
      label: 'Latitude of the centre',
      group: 'content',
      about: 'Not set: the whole line or shape is shown.',
    },
    map_lng: { label: 'Longitude of the centre', group: 'content' },
    map_basic_marker_title: { label: 'Name of the place', group: 'content', about: 'For “One place”.' },
    map_basic_marker_content: {
      label: 'Info window',
      group: 'content',
      about: 'A press on the marker of “One place” opens it. It may be HTML. Empty: nothing opens.',
    },
    map_markers: {
      label: 'Places',
      group: 'content',
      about: 'For several places, a picture, a line and a route.',
      control: listOf({
        map_marker_lat: latitude,
        map_marker_lng: longitude,
        map_marker_title: labelled(text(''), { label: 'Name' }),
        map_marker_content: labelled(text(''), {
          label: 'Info window',
          about: 'A press on the marker opens it. It may be HTML. Empty: nothing opens.',
        }),
        map_marker_icon_enable: labelled(choice(['yes', ''], ''), {
          label: 'Marker',
          options: { yes: 'The picture', '': 'The usual pin' },
        }),
        map_marker_icon: labelled(within({ kind: 'media' }), { label: 'Picture' }),
        map_marker_icon_width: labelled(text(''), { label: 'Width of the picture' }),
        map_marker_icon_height: labelled(text(''), { label: 'Height of the picture' }),
        ekit_google_map_marker_icon_color: labelled(within({ kind: 'color', isDrawn: true }), {
          label: 'Colour of the pin',
        }),
      }),
    },
    map_polylines: {
      label: 'Points of the line or shape',
      group: 'content',
      control: listOf({ map_polyline_lat: latitude, map_polyline_lng: longitude }),
    },
    map_overlay_content: {
      label: 'Text over the centre',
      group: 'content',
      about: 'It may be HTML.',
    },
    map_routes_origin_lat: { label: 'Latitude of the start', group: 'content', about: 'Where a route starts.' },
    map_routes_origin_lng: { label: 'Longitude of the start', group: 'content' },
    map_routes_dest_lat: { label: 'Latitude of the end', group: 'content', about: 'Where a route ends.' },
    map_routes_dest_lng: { label: 'Longitude of the end', group: 'content' },
    map_routes_travel_mode: {
      label: 'Travel on the route',
      group: 'content',
      about: 'Google maps only; on others a route is a straight line.',
      options: { walking: 'On foot', bicycling: 'By bicycle', driving: 'By car' },
    },
    map_panorama_lat: {
      label: 'Latitude of the street view',
      group: 'content',
      about: 'Google maps only; others show a link.',
    },
    map_panorama_lng: { label: 'Longitude of the street view', group: 'content' },
    map_scroll_zoom: { label: 'Zoom by the mouse wheel', about: 'Once the visitor has pressed the map.' },
    map_zoom_control: { label: 'Show zoom buttons' },
    map_fullscreen_control: { label: 'Show a full screen button' },
    map_streeview_control: { label: 'Show a street view button', about: GOOGLE_ONLY },
    map_type_control: { label: 'Offer map and satellite', about: GOOGLE_ONLY },
    map_zoom: { label: 'Zoom', group: 'look', about: '1 shows the whole earth. 0 counts as not set.' },
    map_basic_marker_icon_enable: {
      label: 'Picture as marker',
      group: 'look',
      about: 'For “One place”. Off: the usual pin.',
    },
    map_basic_marker_icon: { label: 'Marker', group: 'look', control: { kind: 'media' } },
    map_basic_marker_icon_width: { label: 'Width of the marker', group: 'look' },
    map_basic_marker_icon_height: { label: 'Height of the marker', group: 'look' },
    map_static_width: { label: 'Width of the picture', group: 'look', about: 'For “A picture of a map”.' },
    map_static_height: { label: 'Height of the picture', group: 'look', about: 'For “A picture of a map”.' },
    map_stroke_color: {
      control: { kind: 'color', isDrawn: true },
      label: 'Colour of the line',
      group: 'look',
      about: 'Also of an outline and a route.',
    },
    map_stroke_opacity: { label: 'Opacity of the line', group: 'look', about: '0 is invisible, 1 covers the map.' },
    map_stroke_weight: { label: 'Width of the line', group: 'look' },
    map_stroke_fill_color: { control: { kind: 'color', isDrawn: true }, label: 'Colour of the shape', group: 'look' },
    map_stroke_fill_opacity: {
      label: 'Opacity of the shape',
      group: 'look',
      about: '0 is invisible, 1 covers the map.',
    },
    map_theme: { label: 'Colours of a Google map', group: 'advanced', about: 'Styles in the format of Google.' },
    ...mapFields,
  },
};
