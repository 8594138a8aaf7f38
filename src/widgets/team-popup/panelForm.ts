import type { WidgetForm } from '../../core/settings/form';
import { lacksName } from '../../page/focus/lacksName';
import { CLOSE, nameIn, panelsOf } from './markup';
import type { settings } from './settings';

const hasUnnamedPanel = (host: HTMLElement): boolean => panelsOf(host).some((panel) => !nameIn(panel));

const hasUnnamedClose = (host: HTMLElement): boolean => lacksName(host.querySelectorAll(CLOSE));

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
      appliesTo: hasUnnamedClose,
    },
  },
};
