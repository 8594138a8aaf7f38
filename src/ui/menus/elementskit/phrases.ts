import { phrase } from '../../../core/settings/settings';

/** Texts of ElementsKit's dropdowns. */
export const menuTexts = {
  /** The name of the button that opens the dropdown of an item whose link leads elsewhere. */
  submenuText: phrase('Submenu of %name%'),
  /** Shown and announced when the content of a panel could not be fetched. */
  failedText: phrase('This menu could not be loaded. Open it again to retry.'),
};
