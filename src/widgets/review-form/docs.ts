import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  required: 'A review needs a rating.',
  requiredText: 'What the alert says when the rating is missing.',
  starLabels: 'The names of the stars, from one to five.',
  groupLabel: 'The name of the stars as a group, where the form has no label for them.',
};
