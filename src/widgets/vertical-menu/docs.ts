import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  opensOnIcon: 'Up to 1024 px: only a press on the arrow opens, and the link leads where it says.',
  toggleText: 'The name of the button above the list, where it has no text of its own.',
  submenuText: 'The name of the button that opens what is below an item with a link of its own.',
  failedText: 'Shown and said where the content of a panel could not be fetched.',
};
