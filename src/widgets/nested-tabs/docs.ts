import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  horizontal_scroll: '`enable`: titles that do not fit stand in one row, which is dragged sideways.',
  hash: 'Write the id of the opened tab’s title into the address. The tab that the address names is opened anyway.',
};
