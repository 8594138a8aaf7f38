import type { WidgetForm } from '../../core/settings/form';
import { has } from '../../core/settings/lazy/printed';
import type { settings } from './settings';

/** Only a ring has a direction of its own. */
const isRing = has('svg .current-progress');

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Progress tracker',
  fields: {
    relative_to: {
      label: 'What is read',
      options: {
        entire_page: 'The whole page',
        post_content: 'The text of the post',
        selector: 'Another part of the page',
      },
    },
    type: { label: 'Shape', group: 'look', options: { horizontal: 'Bar', circular: 'Ring' } },
    percentage: {
      label: 'Show the percentage',
      group: 'look',
      about: 'A bar shows it once it has room.',
      appliesTo: has('.current-progress-percentage'),
    },
    direction: {
      label: 'Direction of a ring',
      group: 'look',
      options: { ltr: 'From left to right', rtl: 'From right to left', '': 'Not set' },
      appliesTo: isRing,
    },
    label: { label: 'Name of the tracker', about: 'Screen readers say it.' },
    selector: {
      label: 'That part of the page',
      group: 'advanced',
      about: 'As a selector of style sheets, for “Another part of the page”. If it finds nothing, the page counts.',
    },
  },
};
