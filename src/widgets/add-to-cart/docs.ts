import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  ajax: 'Add without leaving the page. Not given: as `jetWooBuilderData.single_ajax_add_to_cart` says.',
  timeout: 'How long the shop may take to answer.',
  addedMessage: 'Said to screen readers after an add that brings no message of its own.',
};
