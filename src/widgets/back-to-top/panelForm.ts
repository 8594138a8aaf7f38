import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Back to top',
  fields: {
    show_scroll: { label: 'Hide at the top', about: 'Otherwise the button always shows.' },
    show_after: {
      label: 'Scrolled distance',
      about: 'How far below “Distance from the top” the button shows. Counts with “Hide at the top”.',
    },
    offset_top: { label: 'Distance from the top', about: 'How far below the top of the page the button leads.' },
    style: {
      label: 'Style',
      group: 'look',
      options: { icon_only: 'Icon', text_only: 'Text', progress_indicator: 'Ring that fills with scrolling' },
    },
    foreground: {
      control: { kind: 'color', isDrawn: true },
      label: 'Colour of the filled ring',
      about: 'Left empty, it is the colour of the theme or of the text.',
      group: 'look',
    },
    background: {
      control: { kind: 'color', isDrawn: true },
      label: 'Colour of the empty ring',
      about: 'Left empty, it is the colour of the theme or light grey.',
      group: 'look',
    },
    label: { label: 'Name of the button', about: 'Screen readers say it, where the button has no text.' },
  },
};
