import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  value: 'How full the bar is. Not given: as the markup says. Less than 0 is 0, more than 100 is 100.',
  duration: 'How long it fills.',
  label: 'Its name for screen readers, where the markup gives none. Not given: its title.',
};
