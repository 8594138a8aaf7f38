import { choice, phrase, text } from '../../core/settings';

/** Settings of all maps; a widget adds its own. */
export const mapSettings = {
  api_key: text(''),
  tileUrl: text('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  geocoderUrl: text('https://nominatim.openstreetmap.org/search'),
  gestureHandling: choice(['cooperative', 'greedy', 'none', 'auto'], 'cooperative'),
  consentCategory: text(''),
  label: phrase('Map'),
  linkText: phrase('Show %s on a map'),
  consentText: phrase('The map is shown once you have accepted cookies.'),
  failedText: phrase('The map could not be shown.'),
  creditText: phrase('© OpenStreetMap contributors'),
  creditUrl: text('https://www.openstreetmap.org/copyright'),
  zoomInText: phrase('Zoom in'),
  zoomOutText: phrase('Zoom out'),
  fullscreenText: phrase('Full screen'),
  exitFullscreenText: phrase('Exit full screen'),
  closeText: phrase('Close'),
};

/** Their values. */
export type MapSettings = {
  [K in keyof typeof mapSettings]: (typeof mapSettings)[K]['fallback'];
};
