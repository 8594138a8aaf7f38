import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  show_quantity:
    'A quantity field beside a button says how many to add. The page builder’s own setting of a list wins.',
  timeout: 'How long the shop may take to answer.',
  addedMessage: 'Said to screen readers after an add that brings no message of its own.',
};
