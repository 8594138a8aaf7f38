import type { WidgetForm } from '../../core/settings/form';
import { has, hasUnnamed, printedAttribute } from '../../core/settings/lazy/printed';
import type { settings } from './settings';

const TOGGLE = '.elementor-search-form__toggle';

/** Does a dialog or a field take the name? */
function takesName(host: HTMLElement): boolean {
  const input = host.querySelector<HTMLInputElement>('.elementor-search-form__input');
  const isNamed = !input || input.labels?.length || input.title || printedAttribute(input, 'aria-label');
  return !isNamed || has(TOGGLE)(host);
}

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Search form',
  fields: {
    skin: {
      label: 'Kind',
      group: 'look',
      options: {
        classic: 'Field with a button',
        minimal: 'Field alone',
        full_screen: 'Button that opens it over the page',
      },
    },
    openText: {
      label: 'Button that opens it',
      about: 'Screen readers say it if the page gives no name.',
      appliesTo: hasUnnamed(TOGGLE),
    },
    closeText: {
      label: 'Button that closes it',
      about: 'Screen readers say it if the page gives no name.',
      appliesTo: hasUnnamed('.dialog-lightbox-close-button'),
    },
    labelText: { label: 'Name of the search', about: 'Screen readers say it.', appliesTo: takesName },
  },
};
