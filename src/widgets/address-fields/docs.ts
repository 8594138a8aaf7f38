import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  selectStateText: 'The first, empty line of a state list that the widget fills.',
  requiredText: 'What the star of a required field stands for.',
  optionalText: 'What stands in brackets behind the label of an optional field.',
  modifyField: 'Rows with `jwb-field-required` or `jwb-field-optional` keep that mark, whatever the country says.',
  modifyDelay: 'When those marks are put back after a change of country, in case others took them.',
};
