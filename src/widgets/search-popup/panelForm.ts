import type { WidgetForm } from '../../core/settings/form';
import { lacksName } from '../../page/focus/lacksName';
import { FIELD, OPENER, SUBMIT } from './markup';
import type { settings } from './settings';

const hasUnnamed =
  (selector: string) =>
  (host: HTMLElement): boolean =>
    lacksName([...host.querySelectorAll(selector)].slice(0, 1));

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Header search',
  fields: {
    openText: {
      label: 'Button that opens it',
      about: 'Screen readers say it if the page gives no name.',
      appliesTo: hasUnnamed(OPENER),
    },
    labelText: { label: 'Name of the search', about: 'Screen readers say it when it opens.' },
    fieldText: {
      label: 'Name of the field',
      about: 'Screen readers say it if the page gives none.',
      appliesTo: hasUnnamed(FIELD),
    },
    submitText: {
      label: 'Button that searches',
      about: 'Screen readers say it if the page gives no name.',
      appliesTo: hasUnnamed(SUBMIT),
    },
  },
};
