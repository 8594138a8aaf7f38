import type { WidgetForm } from '../../core/settings/form';
import { hasUnnamed } from '../../core/settings/lazy/printed';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Header search',
  fields: {
    openText: {
      label: 'Button that opens it',
      about: 'Screen readers say it if the page gives no name.',
      appliesTo: hasUnnamed('.ekit-modal-popup, .ekit_navsearch-button'),
    },
    labelText: { label: 'Name of the search', about: 'Screen readers say it when it opens.' },
    fieldText: {
      label: 'Name of the field',
      about: 'Screen readers say it if the page gives none.',
      appliesTo: hasUnnamed('.ekit_search-field, input[type=search], input[name=s]'),
    },
    submitText: {
      label: 'Button that searches',
      about: 'Screen readers say it if the page gives no name.',
      appliesTo: hasUnnamed('.ekit_search-button, [type=submit]'),
    },
  },
};
