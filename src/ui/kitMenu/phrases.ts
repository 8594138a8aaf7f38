import { phrase } from '../../core/settings';

/** The texts of a menu's dropdowns. */
export const menuTexts = {
  submenuText: phrase('Submenu of %name%'),
  failedText: phrase('This menu could not be loaded. Open it again to retry.'),
};
