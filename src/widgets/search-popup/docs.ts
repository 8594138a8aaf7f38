import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  openText: 'The name of the button that opens it, where the page gives it none.',
  labelText: 'The name of the dialog.',
  fieldText: 'The name of the field, where the page gives it none.',
  submitText: 'The name of the button that searches, where the page gives it none.',
};
