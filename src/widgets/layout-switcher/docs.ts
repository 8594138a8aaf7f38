import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  switcher_enable: 'Off: the buttons are hidden, and the list stays as the shop has sent it.',
  main_layout: 'The id of the first button’s layout.',
  secondary_layout: 'The id of the second button’s layout.',
  url: 'Where layouts are asked for; not given: as `jetWooBuilderData.ajax_url` says.',
  timeout: 'How long the shop may take to answer.',
  cookie: 'A cookie to remember the choice in; not given: the shop remembers it.',
  cookieDays: 'How long that cookie stays.',
  shownText: 'Said to screen readers when another layout is shown.',
};
