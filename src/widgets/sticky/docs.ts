import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  sticky: 'The edge of the window that the element stays at: `top` or `bottom`. Not given: it scrolls with the page.',
  sticky_on: 'The devices that it sticks on, like `desktop`, `tablet`, `mobile`. Not given: all.',
  sticky_offset: 'How far from the edge it stays. A fixed admin bar at the top is added.',
  sticky_effects_offset: 'How much further the page must be scrolled for `elementor-sticky--effects`.',
  sticky_parent: 'Keep the element within the column or container that it stands in.',
  sticky_anchor_link_offset: 'How far below the top of the window links to places beneath it lead; see `anchors`.',
};
