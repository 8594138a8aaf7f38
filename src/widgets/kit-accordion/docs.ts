import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  multiple: 'May several cards be open? Else opening one closes the others.',
  duration: 'How long a card slides.',
  hash: 'Write the id of the opened card’s panel into the address. The card that the address names is opened anyway.',
};
