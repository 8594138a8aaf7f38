import type { WidgetForm } from '../../core/settings/form';
import { listOf, recordOf, within } from '../../core/settings/lazy/compound';
import { choice, flag, number, text } from '../../core/settings/settings';
import type { settings } from './settings';

const degrees = (limit: number) => number(0, { min: -limit, max: limit, unit: 'degrees' });
const place = recordOf({ lat: degrees(90), lng: degrees(180) });
const link = recordOf({ url: text(''), is_external: flag(false), nofollow: flag(false), custom_attributes: text('') });

const controls = {
  center: place,
  pins: listOf({
    address: text(''),
    position: within(place),
    desc: text(''),
    state: choice(['visible', 'hidden'], 'hidden'),
    image: within({ kind: 'address' }),
    image_width: text(''),
    image_height: text(''),
    link_title: text(''),
    link: within(link),
  }),
};

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Pin map',
  fields: {
    center: { label: 'Center', control: controls.center },
    zoom: { label: 'Zoom' },
    scrollwheel: { label: 'Scrollwheel' },
    zoomControl: { label: 'Zoom control' },
    fullscreenControl: { label: 'Fullscreen control' },
    streetViewControl: { label: 'Street view control' },
    mapTypeControl: { label: 'Map type control' },
    pinsAutoClose: { label: 'Pins auto close' },
    styles: { label: 'Styles' },
    pins: { label: 'Pins', control: controls.pins },
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
