import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  open_on: '`hover`: also what the mouse rests on opens; `click`: only a press does.',
  item_layout: '`dropdown`: on every device there is only the toggle, with the items behind it.',
  breakpoint_selector: 'The largest device on which there is only the toggle; `none`: on none.',
  content_width: '`full_width`: what opens is as wide as the window; `fit_to_content`: as wide as it has to be.',
  content_horizontal_position: 'Where what opens stands below its item, if it is not as wide as the window.',
  open_animation: 'Class names of the animation with which it opens; none under reduced motion.',
};
