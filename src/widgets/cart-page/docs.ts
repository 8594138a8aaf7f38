import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  cart_update_automatically:
    'Save a changed quantity without a press on the update button. Also read from the page builder’s cart widget.',
  updateDelay: 'How long a changed quantity waits for another change before it is saved.',
  slideDuration: 'How long the shipping calculator slides.',
  timeout: 'How long the shop may take to answer.',
  waitMessage: 'What the overlay says while the shop answers.',
};
