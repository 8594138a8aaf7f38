import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Taxonomy filter',
  fields: {
    multiple_selection: { label: 'Several can be chosen', about: 'What they mean together is “Items shown”.' },
    logical_combination: {
      label: 'Items shown',
      control: { kind: 'choice', words: ['AND', 'OR', ''] },
      options: {
        AND: 'Those that fit all chosen buttons',
        OR: 'Those that fit one of them',
        '': 'Not set: one button at a time',
      },
    },
    horizontal_scroll: {
      label: 'Buttons that do not fit',
      group: 'look',
      options: { enable: 'Stay in one row that scrolls', disable: 'Go to a further row' },
    },
    item_alignment_horizontal: {
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
    nameText: { label: 'Name of the buttons', about: 'Screen readers say it if the page gives none.' },
    selected_element: {
      label: 'List that is filtered',
      group: 'advanced',
      about: 'The name that Elementor gives to the list, such as 3f2a1b7.',
    },
    taxonomy: {
      label: 'Taxonomy of the buttons',
      group: 'advanced',
      about: 'As WordPress names it, such as product_cat.',
    },
  },
};
