import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  pagination_type: 'How the next page comes: by links, by a button, or by scrolling.',
  pagination_load_type: '`ajax`: links to other pages change the list in place. Else they are links.',
  auto_scroll: 'The list is scrolled into view when another page is shown in place.',
  load_more_spinner: 'The icon while more items load; without one the button keeps its text.',
  masonry: 'Items stand close below each other, from two columns on.',
  columns: 'How many columns the style sheet makes; needed for `masonry`.',
  autoLoads: 'How often scrolling loads by itself. Then there is a button, so that the footer can be reached.',
  moreText: 'That button.',
};
