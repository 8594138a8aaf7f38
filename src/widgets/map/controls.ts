import { listOf, within } from '../../core/settings/lazy/compound';
import { choice, number, text } from '../../core/settings/settings';

const degrees = (limit: number) => number(0, { min: -limit, max: limit, unit: 'degrees' });

/** How the panel shows settings that consist of several values. */
export const controls = {
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
