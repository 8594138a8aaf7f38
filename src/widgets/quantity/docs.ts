import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  grouped: '0 stays 0, as for grouped products.',
  show_quantity:
    'The quantity counts for the list’s button beside it (`data-quantity`); not given: as the page builder’s list says.',
};
