import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  days: 'How long an accepted notice stays away; 0: until the browser closes. Not given: as the page says.',
  label: 'The name of the notice where it has none.',
  closeLabel: 'The name of the close button where it has no text of its own.',
};
