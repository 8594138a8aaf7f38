import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Table of contents',
  fields: {
    hierarchical_view: { label: 'Nested lists', about: 'Smaller headings stand in lists of their own.' },
    collapse_subitems: {
      label: 'Show nested lists while reading',
      about: 'Each shows only while its section is being read. Counts with “Nested lists”.',
    },
    minimize_box: { label: 'Buttons that fold the list' },
    minimized_on: {
      label: 'Folded at first',
      options: { desktop: 'On all devices', tablet: 'Up to tablets', mobile: 'On phones', none: 'On none' },
    },
    headings_by_tags: {
      label: 'Headings',
      group: 'content',
      about: 'Which ones are listed, such as h2 and h3.',
    },
    marker_view: { label: 'Before an item', group: 'look', options: { numbers: 'Numbers', bullets: 'Bullets' } },
    icon: { label: 'Icon of the bullets', group: 'look', about: 'Its class names.' },
    no_headings_message: { label: 'If there are no headings' },
    expandText: { label: 'Button that unfolds it', about: 'Screen readers say it.' },
    collapseText: { label: 'Button that folds it', about: 'Screen readers say it.' },
    container: {
      label: 'Where headings are looked for',
      group: 'advanced',
      about: 'As a selector of style sheets. Empty: in the content of the page.',
    },
    exclude_headings_by_selector: {
      label: 'Headings left out',
      group: 'advanced',
      about: 'As selectors of style sheets, also of elements around the headings.',
      control: { kind: 'list' },
    },
  },
};
