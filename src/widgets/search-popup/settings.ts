import { phrase, settingsSchema } from '../../core/settings/settings';
import { OPEN_TEXT } from './markup';

/** Settings of `search-popup`. */
export const settings = settingsSchema({
  /** The name of the button that opens the search, if the page gives none. */
  openText: phrase(OPEN_TEXT),
  /** The name of the dialog. */
  labelText: phrase('Search'),
  /** The name of the field, if the page gives none. */
  fieldText: phrase('Search for'),
  /** The name of the submit button, if the page gives none. */
  submitText: phrase('Search'),
});
