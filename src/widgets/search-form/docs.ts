import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  skin: '`full_screen`: a button opens it over the whole window. `minimal`: its frame shows the focus. Not given: as the markup says.',
  openText: 'The name of the button that opens it, where the page gives it none.',
  closeText: 'The name of the button that closes it, where the page gives it none.',
  labelText: 'The name of the dialog, and of a field without one.',
};
