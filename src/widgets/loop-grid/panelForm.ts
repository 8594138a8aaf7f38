import type { WidgetForm } from '../../core/settings/form';
import { recordOf } from '../../core/settings/lazy/compound';
import { text } from '../../core/settings/settings';
import type { settings } from './settings';

const controls = { load_more_spinner: recordOf({ value: text('') }) };

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Loop grid',
  fields: {
    pagination_type: {
      label: 'Pagination type',
      options: {
        '': 'Not given',
        numbers: 'Numbers',
        prev_next: 'Prev next',
        numbers_and_prev_next: 'Numbers and prev next',
        load_more_on_click: 'Load more on click',
        load_more_infinite_scroll: 'Load more infinite scroll',
      },
    },
    pagination_load_type: {
      label: 'Pagination load type',
      options: { page_reload: 'Page reload', ajax: 'Ajax', '': 'Not given' },
    },
    auto_scroll: { label: 'Auto scroll' },
    load_more_spinner: { label: 'Load more spinner', control: controls.load_more_spinner },
    masonry: { label: 'Masonry' },
    columns: { label: 'Columns' },
    autoLoads: { label: 'Auto loads' },
    moreText: { label: 'More text' },
  },
};
