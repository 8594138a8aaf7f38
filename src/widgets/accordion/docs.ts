import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  multiple: 'May several items be open? Else opening one closes the others. A toggle has `yes` by its markup.',
  open: 'What is open at the start. A toggle has `none` by its markup.',
  duration: 'How long an item slides.',
  hash: 'Write the id of the opened item’s title into the address. The item that the address names is opened anyway.',
};
