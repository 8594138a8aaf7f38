import { describeSetting, givenFor, readSetting } from '../../core/settings/schema';
import {
  choice,
  isRecord,
  type KeyedSetting,
  phrase,
  type Setting,
  siteOnly,
  text,
} from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { isPageKey } from './pageScript';
import { pictureUrl } from './rules';

/** The key for Google Maps. Markup may only give the key that the page's own script uses, as ElementsKit prints it. */
const key: Setting<string> = {
  ...siteOnly(text('')),
  fromMarkup: (raw) => raw === '' || (typeof raw === 'string' && isPageKey(raw)),
};

const PICTURE = 'address of a picture of this site, or of a host in its configuration';

/** An image that marks a place. */
export const picture: Setting<string> = {
  read: (raw) => (raw === '' || pictureUrl(raw) !== null ? { value: String(raw) } : undefined),
  fallback: '',
  expected: PICTURE,
};

/** A list of markers whose `field` is the image. Images from other sites are reported and not shown. */
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

/** Settings shared by all maps. */
export const mapSettings = {
  /**
   * The key for Google Maps. Without one, and if the page has not loaded Google’s script itself, the map uses Leaflet.
   */
  api_key: key,
  /** The tile server for Leaflet, with `{z}`, `{x}` and `{y}`. Only from the site’s configuration. */
  tileUrl: siteOnly(text('https://tile.openstreetmap.org/{z}/{x}/{y}.png')),
  /**
   * The server that finds addresses for Leaflet maps, compatible with Nominatim. Only from the site’s configuration.
   */
  geocoderUrl: siteOnly(text('https://nominatim.openstreetmap.org/search')),
  /**
   * `cooperative`: the page scrolls over the map; `greedy`: the map takes every gesture; `none`: the map cannot be
   * moved.
   */
  gestureHandling: choice(['cooperative', 'greedy', 'none', 'auto'], 'cooperative'),
  /** The consent category that the map needs. Empty: only the cookie notice is asked. */
  consentCategory: siteOnly(text('')),
  /** The map’s name for screen readers, followed by the title of its first place. */
  label: phrase('Map'),
  /** The link shown instead of a map; `%s` is the place. */
  linkText: phrase('Show %s on a map'),
  /** Shown instead of the map until the visitor consents. */
  consentText: phrase('The map is shown once you have accepted cookies.'),
  /** Shown instead of the map if it cannot be loaded. */
  failedText: phrase('The map could not be shown.'),
  /** The credit in the corner of Leaflet maps. */
  creditText: phrase('© OpenStreetMap contributors'),
  /** The address of the credit link. */
  creditUrl: siteOnly(text('https://www.openstreetmap.org/copyright')),
  /** The label of the zoom in button. */
  zoomInText: phrase('Zoom in'),
  /** The label of the zoom out button. */
  zoomOutText: phrase('Zoom out'),
  /** The label of the full screen button. */
  fullscreenText: phrase('Full screen'),
  /** The label of the full screen button while it is on. */
  exitFullscreenText: phrase('Exit full screen'),
  /** The label of an info window’s close button. */
  closeText: phrase('Close'),
};

/** The values of the settings. */
export type MapSettings = {
  [K in keyof typeof mapSettings]: (typeof mapSettings)[K]['fallback'];
};
