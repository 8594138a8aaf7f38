import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  layout:
    '`horizontal`: submenus open below the first row; `vertical`: beside it. `dropdown`: there is only the toggle.',
  full_width: '`stretch`: what the toggle opens is as wide as the window.',
  submenu_icon: 'The arrow of an item with a submenu: class names of an icon font, or the markup of an icon.',
};
