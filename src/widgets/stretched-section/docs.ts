import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  stretch_section: 'Empty: it stays as wide as what it stands in. Not given on an element of the page builder: empty.',
};
