import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  sticky_right_column: 'The right column, `.e-sticky-right-column`, stays in view.',
  sticky_right_column_offset: 'How far below the window’s top, or below the bar of those who are logged in.',
  timeout: 'How long the shop may take to answer to a coupon or a login.',
  errorText: 'Shown when the shop gives no answer.',
};
