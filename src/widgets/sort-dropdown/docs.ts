import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  everyKey: 'Send the form at each arrow key, too, and not when the visitor has done choosing.',
  delay: 'When the count of a sorted list is said again.',
};
