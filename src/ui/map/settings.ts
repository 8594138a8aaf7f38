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
} from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { isPageKey } from './pageScript';
import { pictureUrl } from './rules';

/**
 * The key of Google's maps; markup may give the one with which the page itself asks for them, as ElementsKit prints it.
 */
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
  /**
   * The key of Google’s maps. Without one, and where the page has not loaded Google’s script, the map is drawn with
   * Leaflet.
   */
  api_key: key,
  /** Where Leaflet’s tiles come from, with `{z}`, `{x}` and `{y}`. Only the site’s configuration may set it. */
  tileUrl: siteOnly(text('https://tile.openstreetmap.org/{z}/{x}/{y}.png')),
  /** Where Leaflet’s maps look for an address, as Nominatim answers. Only the site’s configuration may set it. */
  geocoderUrl: siteOnly(text('https://nominatim.openstreetmap.org/search')),
  /**
   * `cooperative`: the page can be scrolled over the map; `greedy`: the map takes all; `none`: it cannot be moved by
   * pointer or finger.
   */
  gestureHandling: choice(['cooperative', 'greedy', 'none', 'auto'], 'cooperative'),
  /** The category that a consent manager must have allowed. Not given: only the cookie notice is asked. */
  consentCategory: siteOnly(text('')),
  /** The map’s name for screen readers; the title of its first place is added. */
  label: phrase('Map'),
  /** The link in place of a map; `%s` is the place. */
  linkText: phrase('Show %s on a map'),
  /** Stands in the map’s place until the visitor has agreed. */
  consentText: phrase('The map is shown once you have accepted cookies.'),
  /** Stands in the map’s place where it cannot be loaded. */
  failedText: phrase('The map could not be shown.'),
  /** Whose map it is, in the corner of Leaflet’s maps. */
  creditText: phrase('© OpenStreetMap contributors'),
  /** The address of that link. */
  creditUrl: siteOnly(text('https://www.openstreetmap.org/copyright')),
  /** The label of the button that comes nearer. */
  zoomInText: phrase('Zoom in'),
  /** The label of the button that goes away. */
  zoomOutText: phrase('Zoom out'),
  /** The label of the button that fills the screen. */
  fullscreenText: phrase('Full screen'),
  /** The label of that button while the screen is filled. */
  exitFullscreenText: phrase('Exit full screen'),
  /** The label of the button that closes an info window. */
  closeText: phrase('Close'),
};

/** Their values. */
export type MapSettings = {
  [K in keyof typeof mapSettings]: (typeof mapSettings)[K]['fallback'];
};
