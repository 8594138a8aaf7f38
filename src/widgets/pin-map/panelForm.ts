import type { WidgetForm } from '../../core/settings/form';
import { listOf, recordOf, within } from '../../core/settings/lazy/compound';
import { labelled } from '../../core/settings/lazy/labelled';
import { choice, flag, text } from '../../core/settings/settings';
import { latitude, longitude, mapFields } from '../../ui/map/panelFields';
import type { settings } from './settings';

const GOOGLE_ONLY = 'Google maps only.';

const place = recordOf({ lat: latitude, lng: longitude });

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Map (JetElements)',
  fields: {
    pins: {
      label: 'Pins',
      group: 'content',
      control: listOf({
        address: labelled(text(''), { label: 'Name' }),
        position: labelled(within(place), { label: 'Place' }),
        desc: labelled(text(''), { label: 'Info window', about: 'It may be HTML.' }),
        state: labelled(choice(['visible', 'hidden'], 'hidden'), {
          label: 'At the start',
          options: { visible: 'The info window is open', hidden: 'Only the pin shows' },
        }),
        link_title: labelled(text(''), { label: 'Text of the link', about: 'Empty: there is no link.' }),
        link: labelled(
          within(
            recordOf({
              url: labelled(within({ kind: 'link' }), { label: 'Address' }),
              is_external: labelled(flag(false), { label: 'Opens in a new tab' }),
              nofollow: labelled(flag(false), { label: 'Search engines do not follow it' }),
              custom_attributes: labelled(text(''), {
                label: 'Further attributes',
                about: 'Such as title|Our shop. Commas stand between several.',
              }),
            }),
          ),
          { label: 'Link in the info window' },
        ),
        image: labelled(within({ kind: 'media' }), {
          label: 'Picture in place of the pin',
          about: 'It must be on this site or on a host that the site allows.',
        }),
        image_width: labelled(text(''), { label: 'Width of the picture' }),
        image_height: labelled(text(''), { label: 'Height of the picture' }),
      }),
    },
    center: { label: 'Centre', group: 'content', about: 'Not set: the first pin.', control: place },
    pinsAutoClose: { label: 'One info window at a time' },
    scrollwheel: { label: 'Zoom by the mouse wheel', about: 'Once the visitor has pressed the map.' },
    zoomControl: { label: 'Show zoom buttons' },
    fullscreenControl: { label: 'Show a full screen button' },
    streetViewControl: { label: 'Show a street view button', about: GOOGLE_ONLY },
    mapTypeControl: { label: 'Offer map and satellite', about: GOOGLE_ONLY },
    zoom: { label: 'Zoom', group: 'look', about: '1 shows the whole earth.' },
    styles: { label: 'Colours of a Google map', group: 'advanced', about: 'Styles in the format of Google.' },
    ...mapFields,
  },
};
