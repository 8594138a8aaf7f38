import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Mega menu',
  fields: {
    open_on: {
      label: 'What opens a panel',
      options: { hover: 'The pointer or a press', click: 'A press' },
    },
    item_layout: {
      label: 'Layout',
      group: 'look',
      options: { horizontal: 'A row of items', dropdown: 'A button, the items behind it' },
    },
    breakpoint_selector: {
      label: 'Button instead of a row',
      group: 'look',
      about: 'On these devices the items are behind a button.',
      options: {
        mobile: 'Up to mobile portrait',
        mobile_extra: 'Up to mobile landscape',
        tablet: 'Up to tablet portrait',
        tablet_extra: 'Up to tablet landscape',
        laptop: 'Up to laptop',
        none: 'On no device',
      },
    },
    content_width: {
      label: 'Width of a panel',
      group: 'look',
      options: { fit_to_content: 'As wide as its content', full_width: 'As wide as the window' },
    },
    content_horizontal_position: {
      label: 'Position of a panel',
      group: 'look',
      about: 'Below its item, unless the panel is as wide as the window.',
      options: { left: 'Left', center: 'Centre', right: 'Right' },
    },
    horizontal_scroll: {
      label: 'Titles that do not fit',
      group: 'look',
      options: { enable: 'Stay in one row that scrolls', disable: 'Go to a further row' },
    },
    item_position_horizontal: {
      label: 'A long row starts',
      group: 'look',
      control: { kind: 'choice', words: ['', 'start', 'center', 'end', 'stretch'] },
      options: {
        '': 'Not set: at its beginning',
        start: 'At its beginning',
        center: 'At its beginning (centred)',
        end: 'Scrolled to its end',
        stretch: 'At its beginning (stretched)',
      },
    },
    open_animation: {
      label: 'Opening animation',
      group: 'look',
      about: 'The name of an animation of Elementor, such as fadeIn.',
    },
  },
};
