import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  max_items_expended: '`one`: opening an item closes the others.',
  n_accordion_animation_duration: 'How long an item slides; with `{ "size": 0.4, "unit": "s" }` in seconds.',
  hash: 'Write the id of the opened item into the address. The item that the address names is opened anyway.',
};
