import type { WidgetForm } from '../../core/settings/form';
import { recordOf } from '../../core/settings/lazy/compound';
import { labelled } from '../../core/settings/lazy/labelled';
import { text } from '../../core/settings/settings';
import type { settings } from './settings';

const icon = labelled(text(''), { label: 'Icon', about: 'Its class, such as fas fa-spinner. Left empty, none shows.' });

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Posts and loop grid',
  fields: {
    pagination_type: {
      label: 'Way to more items',
      options: {
        '': 'None',
        numbers: 'Page numbers',
        prev_next: 'Previous and next',
        numbers_and_prev_next: 'Page numbers, previous and next',
        load_more_on_click: 'Button for more',
        load_more_infinite_scroll: 'More while scrolling',
      },
    },
    pagination_load_type: {
      label: 'Other pages open',
      about: 'For page numbers, previous and next.',
      options: { page_reload: 'As a new page', ajax: 'In place of the list', '': 'Not set, so as a new page' },
    },
    auto_scroll: { label: 'Scroll to the list', about: 'Once another page has opened “In place of the list”.' },
    autoLoads: {
      label: 'Pages loaded by scrolling',
      about: 'After them a button appears, so that visitors can reach the footer.',
    },
    masonry: { label: 'Items close together', about: 'Needs at least two columns.', group: 'look' },
    columns: {
      label: 'Columns',
      about: 'Used by “Items close together”; as many as the page’s styles give the list.',
      group: 'look',
    },
    load_more_spinner: {
      label: 'Spinner while more load',
      about: 'Without one the button keeps its text.',
      group: 'look',
      control: recordOf({ value: icon }),
    },
    moreText: {
      label: 'More button',
      about: 'The button that appears after “Pages loaded by scrolling”.',
    },
  },
};
