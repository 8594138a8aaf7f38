import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  duration: 'How long a hint slides; at once where the visitor wants less motion.',
  float: 'The hint floats beside its field and moves nothing; otherwise it stands below.',
};
