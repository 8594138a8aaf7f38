/** What an editor reads in the panel about the texts of ElementsKit's menus. Only the forms of the panel load it. */
import type { FormField } from '../../../core/settings/form';
import type { menuTexts } from './phrases';

/** The texts of `menuTexts`. */
export const menuFields: Readonly<Record<keyof typeof menuTexts, FormField>> = {
  submenuText: {
    label: 'Submenu button',
    about: 'Screen readers say it. %name% stands for the item that the submenu belongs to.',
  },
  failedText: { label: 'Menu not loaded', about: 'Shows where the content of a dropdown could not be fetched.' },
};
