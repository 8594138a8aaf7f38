import { listOf } from '../../core/settings/lazy/compound';
import { choice, text } from '../../core/settings/settings';

/** How the panel shows settings that consist of several values. */
export const controls = {
  hotspot: listOf({
    _id: text('', { max: 100 }),
    hotspot_tooltip_position: choice(['yes', ''], ''),
    hotspot_position: choice(['top', 'right', 'bottom', 'left'], 'top'),
  }),
};
