import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Search',
  fields: {
    live_results: { label: 'Results while typing', about: 'The search needs a “Template of a result”, too.' },
    minimum_search_characters: { label: 'Characters before results show' },
    resultsText: {
      label: 'Name of the results',
      about: 'Screen readers say it. {term} stands for what the visitor has typed.',
    },
    pagesText: { label: 'Name of the links to more results', about: 'Screen readers say it.' },
    template_id: {
      label: 'Template of a result',
      group: 'advanced',
      about: 'The number that Elementor gives to the template. 0: there are no results.',
    },
  },
};
