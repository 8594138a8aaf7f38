import type { WidgetForm } from '../../core/settings/form';
import { listOf } from '../../core/settings/lazy/compound';
import { labelled } from '../../core/settings/lazy/labelled';
import { choice, text } from '../../core/settings/settings';
import type { settings } from './settings';

/** Elementor names the edge from which the tooltip keeps its distance. */
const options = { top: 'Below the hotspot', right: 'On its left', bottom: 'Above the hotspot', left: 'On its right' };

const spots = listOf({
  hotspot_tooltip_position: labelled(choice(['yes', ''], ''), {
    label: 'Place of its own',
    options: { yes: 'Yes', '': 'No' },
  }),
  hotspot_position: labelled(choice(['top', 'right', 'bottom', 'left'], 'top'), { label: 'Place', options }),
  _id: labelled(text('', { max: 100 }), { label: 'Internal id', about: 'The page builder prints it.' }),
});

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Hotspots',
  fields: {
    tooltip_trigger: {
      label: 'Tooltips open by',
      options: { click: 'Press', mouseenter: 'Pointer', none: 'Nothing' },
    },
    hotspot_sequenced_animation: { label: 'Show one after the other' },
    hotspot_sequenced_animation_duration: {
      label: 'Time until all are shown',
      about: 'Counts with “Show one after the other”.',
    },
    tooltip_position: {
      label: 'Place of tooltips',
      about: 'Where there is no room, they open on another side.',
      group: 'look',
      options,
    },
    hotspot: {
      label: 'Single hotspots',
      about: 'For tooltips in another place than “Place of tooltips”.',
      group: 'look',
      control: spots,
    },
    hotspotText: {
      label: 'Hotspot without a text',
      about: 'Screen readers say it. %n% stands for the number of the hotspot.',
    },
  },
};
