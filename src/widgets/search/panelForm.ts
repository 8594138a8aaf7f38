import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Search',
  fields: {
    live_results: { label: 'Live results' },
    template_id: { label: 'Template id' },
    minimum_search_characters: { label: 'Minimum search characters' },
    resultsText: { label: 'Results text' },
    pagesText: { label: 'Pages text' },
  },
};
