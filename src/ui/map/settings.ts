import {
  choice,
  describeSetting,
  givenFor,
  isRecord,
  type KeyedSetting,
  phrase,
  readSetting,
  type Setting,
  siteOnly,
  text,
} from '../../core/settings';
import type { RawSettings } from '../../core/types';
import { isPageKey } from './pageScript';
import { pictureUrl } from './rules';

/** The key of Google's maps; markup may give the one with which the page itself asks for them, as the add-on prints it. */
const key: Setting<string> = {
  ...siteOnly(text('')),
  fromMarkup: (raw) => raw === '' || (typeof raw === 'string' && isPageKey(raw)),
};

const PICTURE = 'address of a picture of this site, or of a host in its configuration';

/** A picture that marks a place. */
export const picture: Setting<string> = {
  read: (raw) => (raw === '' || pictureUrl(raw) !== null ? { value: String(raw) } : undefined),
  fallback: '',
  expected: PICTURE,
};

/** Markers, of which `field` names the picture; one that is not of the site is told, and not shown. */
export const markers = (
  setting: Setting<readonly RawSettings[]>,
  field: string,
): KeyedSetting<readonly RawSettings[]> => ({
  parse(raw, key, diagnose) {
    const all = readSetting(setting, key, givenFor(raw, key), diagnose);
    for (const [at, { [field]: given }] of all.entries()) {
      const url = isRecord(given) ? given.url : given;
      readSetting(picture, `${key}[${at}].${field}`, url, diagnose, 'the usual pin');
    }
    return all;
  },
  describe: (key) => describeSetting(setting, key),
});

/** Settings of all maps; a widget adds its own. */
export const mapSettings = {
  api_key: key,
  tileUrl: siteOnly(text('https://tile.openstreetmap.org/{z}/{x}/{y}.png')),
  geocoderUrl: siteOnly(text('https://nominatim.openstreetmap.org/search')),
  gestureHandling: choice(['cooperative', 'greedy', 'none', 'auto'], 'cooperative'),
  consentCategory: siteOnly(text('')),
  label: phrase('Map'),
  linkText: phrase('Show %s on a map'),
  consentText: phrase('The map is shown once you have accepted cookies.'),
  failedText: phrase('The map could not be shown.'),
  creditText: phrase('© OpenStreetMap contributors'),
  creditUrl: siteOnly(text('https://www.openstreetmap.org/copyright')),
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
