import { serverAttribute } from '../../core/react/overrides';
import type { WidgetForm } from '../../core/settings/form';
import { lacksName } from '../../page/focus/lacksName';
import { inputOf, toggleOf } from './markup';
import type { settings } from './settings';

const hasUnnamed =
  (selector: string) =>
  (host: HTMLElement): boolean =>
    lacksName(host.querySelectorAll(selector));

/** Does a dialog or a field take the name? */
function hasUnnamedPart(host: HTMLElement): boolean {
  const input = inputOf(host);
  const isNamed = !input || input.labels?.length || input.title || serverAttribute(input, 'aria-label');
  return !isNamed || toggleOf(host) !== null;
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
      appliesTo: hasUnnamed('.elementor-search-form__toggle'),
    },
    closeText: {
      label: 'Button that closes it',
      about: 'Screen readers say it if the page gives no name.',
      appliesTo: hasUnnamed('.dialog-lightbox-close-button'),
    },
    labelText: { label: 'Name of the search', about: 'Screen readers say it.', appliesTo: hasUnnamedPart },
  },
};
