import { phrase, settingsSchema } from '../../core/settings/settings';

/** Settings of `search-popup`. */
export const settings = settingsSchema({
  /** The name of the button that opens it, where the page gives it none. */
  openText: phrase('Open search'),
  /** The name of the dialog. */
  labelText: phrase('Search'),
  /** The name of the field, where the page gives it none. */
  fieldText: phrase('Search for'),
  /** The name of the button that searches, where the page gives it none. */
  submitText: phrase('Search'),
});
