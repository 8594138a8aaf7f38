import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Sticky element',
  fields: {
    sticky: {
      label: 'Sticks to',
      options: { top: 'The top of the window', bottom: 'The bottom of the window', '': 'Nothing: it scrolls away' },
    },
    sticky_on: { label: 'Devices', about: 'Such as desktop, tablet and mobile. Not set: all.' },
    sticky_parent: { label: 'Stays in its column', about: 'It stops at the end of its column or container.' },
    sticky_offset: { label: 'Distance from the edge', group: 'look' },
    sticky_effects_offset: {
      label: 'Scrolled distance to its effects',
      group: 'look',
      about: 'Then the look that Elementor gives to a stuck element begins.',
    },
    sticky_anchor_link_offset: {
      label: 'Room above the targets of links',
      about: 'A link to a place below it leads this far above the place.',
    },
  },
};
