import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  enabled: 'Goes from section to section; read from `ekit_onepagescroll` of the document.',
};
