import { phrase } from '../../../core/settings/settings';

/** The texts of a menu's dropdowns. */
export const menuTexts = {
  /** The name of the button that opens the submenu of an item with a link of its own. */
  submenuText: phrase('Submenu of %name%'),
  /** Shown and said where the content of a panel could not be fetched. */
  failedText: phrase('This menu could not be loaded. Open it again to retry.'),
};
