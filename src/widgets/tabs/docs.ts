import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  hash: 'Write the id of the opened tab’s title into the address. The tab that the address names is opened anyway.',
};
