import type { mapSettings } from './settings';

/** What the settings of all maps do, for the documentation; not part of the bundle. */
export const mapDocs: Record<keyof typeof mapSettings, string> = {
  api_key:
    'The key of Google’s maps. Without one, and where the page has not loaded Google’s script, the map is drawn with Leaflet.',
  tileUrl: 'Where Leaflet’s tiles come from, with `{z}`, `{x}` and `{y}`. Only the site’s configuration says it.',
  geocoderUrl: 'Where Leaflet’s maps look for an address, as Nominatim answers. Only the site’s configuration says it.',
  gestureHandling:
    '`cooperative`: the page can be scrolled over the map; `greedy`: the map takes all; `none`: it cannot be moved by pointer or finger.',
  consentCategory: 'The category that a consent manager must have allowed. Not given: only the cookie notice is asked.',
  label: 'The map’s name for screen readers; the title of its first place is added.',
  linkText: 'The link in place of a map; `%s` is the place.',
  consentText: 'Stands in the map’s place until the visitor has agreed.',
  failedText: 'Stands in the map’s place where it cannot be loaded.',
  creditText: 'Whose map it is, in the corner of Leaflet’s maps.',
  creditUrl: 'The address of that link.',
  zoomInText: 'The label of the button that comes nearer.',
  zoomOutText: 'The label of the button that goes away.',
  fullscreenText: 'The label of the button that fills the screen.',
  exitFullscreenText: 'The label of that button while the screen is filled.',
  closeText: 'The label of the button that closes an info window.',
};
