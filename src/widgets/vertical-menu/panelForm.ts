import type { WidgetForm } from '../../core/settings/form';
import { menuFields } from '../../ui/menus/elementskit/panelFields';
import type { settings } from './settings';

const hasUnnamedToggle = (host: HTMLElement): boolean =>
  host.querySelector('.ekit-vertical-menu-tigger')?.textContent?.trim() === '';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Vertical menu',
  fields: {
    opensOnIcon: {
      label: 'Only the arrow opens a submenu',
      about: 'In narrow windows. A press on the name then follows its link.',
    },
    toggleText: {
      label: 'Button above the list',
      about: 'Screen readers say it if the button has no text.',
      appliesTo: hasUnnamedToggle,
    },
    ...menuFields,
  },
};
