/** What an editor reads in the panel about the settings that maps share. Only the forms of the panel load it. */
import type { FormField } from '../../core/settings/form';
import { labelled } from '../../core/settings/lazy/labelled';
import { number } from '../../core/settings/settings';
import type { MapSettings } from './settings';

const degrees = (limit: number) => number(0, { min: -limit, max: limit, unit: 'degrees' });

/** The latitude of a place in a list or a record. */
export const latitude = labelled(degrees(90), { label: 'Latitude' });
/** The longitude of a place in a list or a record. */
export const longitude = labelled(degrees(180), { label: 'Longitude' });

/** The fields of `mapSettings`. */
export const mapFields: Readonly<Record<keyof MapSettings, FormField>> = {
  gestureHandling: {
    label: 'Scrolling over the map',
    options: {
      cooperative: 'Moves the page',
      greedy: 'Moves the map',
      none: 'Moves the page, the map stands still',
      auto: 'As Google decides',
    },
  },
  consentText: { label: 'Before consent', about: 'Shown in place of the map until the visitor accepts cookies.' },
  linkText: {
    label: 'Link to the place',
    about: 'Shown where there is no map. %s stands for the name of the place.',
  },
  failedText: { label: 'If the map cannot be shown' },
  creditText: { label: 'Credit in the corner', about: 'For maps without Google.' },
  label: { label: 'Name of the map', about: 'Screen readers say it, followed by the first place.' },
  zoomInText: { label: 'Zoom in', about: 'The name of the button.' },
  zoomOutText: { label: 'Zoom out', about: 'The name of the button.' },
  fullscreenText: { label: 'Full screen', about: 'The name of the button.' },
  exitFullscreenText: { label: 'Leave full screen', about: 'The name of the button.' },
  closeText: { label: 'Close the info window', about: 'The name of the button.' },
  api_key: {
    label: 'Key for Google Maps',
    group: 'advanced',
    about: 'Without a key the map comes from OpenStreetMap, unless the page has loaded Google Maps itself.',
  },
  consentCategory: {
    label: 'Needed consent',
    group: 'advanced',
    about: 'The map waits for consent to it. Empty: it waits for the cookie notice only.',
  },
  tileUrl: {
    label: 'Server of the map’s pictures',
    group: 'advanced',
    about: 'For maps without Google. Its address contains {z}, {x} and {y}.',
  },
  geocoderUrl: {
    label: 'Server that finds addresses',
    group: 'advanced',
    about: 'For maps without Google. It must answer as Nominatim does.',
  },
  creditUrl: { label: 'Where the credit leads', group: 'advanced' },
};
