import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  url: 'Where a click anywhere on the element leads; not given: as `data-url` says.',
  target: '`_blank` opens it in a new tab; not given: as `data-target` says.',
};
