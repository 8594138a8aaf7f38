import type { WidgetForm } from '../../core/settings/form';
import { hasUnnamed } from '../../core/settings/lazy/printed';
import type { settings } from './settings';

const NAME = '.ekit-team-modal-title, h1, h2, h3, h4, h5, h6';

const hasUnnamedPanel = (host: HTMLElement): boolean =>
  [...host.querySelectorAll('.elementskit-team-popup')].some(
    (panel) => !panel.querySelector(NAME)?.textContent?.trim(),
  );

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Team member popup',
  fields: {
    labelText: {
      label: 'Name of a popup',
      about: 'Screen readers say it if the member’s name is not found.',
      appliesTo: hasUnnamedPanel,
    },
    closeText: {
      label: 'Close button',
      about: 'Screen readers say it if the page gives no name.',
      appliesTo: hasUnnamed('.ekit-team-modal-close'),
    },
  },
};
