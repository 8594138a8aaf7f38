import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  disable_bodyscroll: 'The page behind does not scroll while the panel is open.',
  openText: 'The name of what opens the panel, where the page gives it none.',
  closeText: 'The name of what closes it, where the page gives it none.',
  labelText: 'The name of the panel.',
};
