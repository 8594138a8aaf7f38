import type { SettingDocs } from '../../core/settings';
import { mapDocs } from '../../ui/map/docs';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  center: 'The centre: `lat` and `lng`. Not given: the first pin.',
  zoom: 'How near, from 1, the whole earth.',
  scrollwheel: 'The wheel comes nearer, once the visitor has gone into the map.',
  zoomControl: 'Buttons that come nearer and go away.',
  fullscreenControl: 'A button that fills the screen.',
  streetViewControl: 'The figure that leads to street view. Google’s maps only.',
  mapTypeControl: 'The choice between map and satellite. Google’s maps only.',
  pinsAutoClose: 'An info window that opens closes the others.',
  styles: 'Styles as Google’s maps take them; Leaflet’s do not change.',
  pins: 'Pins: `address`, `position` with `lat` and `lng`, `desc` (HTML), `state` (`visible`: open at the start), `image`, `image_width`, `image_height`, `link_title`, `link` with `url`, `is_external`, `nofollow`, `custom_attributes`.',
  ...mapDocs,
};
