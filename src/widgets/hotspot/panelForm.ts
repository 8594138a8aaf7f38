import type { WidgetForm } from '../../core/settings/form';
import { listOf } from '../../core/settings/lazy/compound';
import { choice, text } from '../../core/settings/settings';
import type { settings } from './settings';

const controls = {
  hotspot: listOf({
    _id: text('', { max: 100 }),
    hotspot_tooltip_position: choice(['yes', ''], ''),
    hotspot_position: choice(['top', 'right', 'bottom', 'left'], 'top'),
  }),
};

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Hotspot',
  fields: {
    tooltip_trigger: { label: 'Tooltip trigger', options: { click: 'Click', mouseenter: 'Mouseenter', none: 'None' } },
    tooltip_position: {
      label: 'Tooltip position',
      options: { top: 'Top', right: 'Right', bottom: 'Bottom', left: 'Left' },
    },
    hotspot: { label: 'Hotspot', control: controls.hotspot },
    hotspot_sequenced_animation: { label: 'Hotspot sequenced animation' },
    hotspot_sequenced_animation_duration: { label: 'Hotspot sequenced animation duration' },
    hotspotText: { label: 'Hotspot text' },
  },
};
