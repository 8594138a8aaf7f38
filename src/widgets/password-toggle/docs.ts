import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  showText: 'The name of the button while the password is masked.',
  hideText: 'The name of the button while the password can be read.',
};
