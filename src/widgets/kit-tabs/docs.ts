import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  ekit_hash_change: 'Write the opened tab’s name into the address. The tab that the address names is opened anyway.',
  trigger: '`hover`: tabs open under the mouse, too. Read from the markup.',
};
