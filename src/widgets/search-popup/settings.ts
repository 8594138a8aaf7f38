import { phrase, settingsSchema } from '../../core/settings';

/** Settings of `search-popup`. */
export const settings = settingsSchema({
  openText: phrase('Open search'),
  labelText: phrase('Search'),
  fieldText: phrase('Search for'),
  submitText: phrase('Search'),
});
