import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  labelText: 'The name of a dialog, and of what opens it, where the member’s name is not found.',
  closeText: 'The button that closes a dialog, where the page gives it no name.',
};
