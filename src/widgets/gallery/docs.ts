import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  gallery_layout: 'Pictures of one size, in rows from edge to edge, or in columns.',
  columns: 'How many columns a grid or masonry has.',
  gap: 'The gap between the pictures, in pixels.',
  ideal_row_height: 'About how high the rows of a justified gallery are, in pixels.',
  aspect_ratio: 'The width and the height of a grid’s pictures, like `4:3`.',
  show_all_galleries: 'Shows all galleries at first; without it the first of them.',
  lazyload: 'Loads pictures when they are near.',
  image_hover_animation:
    'How the picture of a hovered item moves, by a name that the page builder’s style sheet knows.',
  background_overlay_hover_animation: 'How the colour over it comes or goes.',
  content_hover_animation: 'How its texts come or go.',
  content_sequenced_animation: 'The texts do so one after the other.',
  filterText: 'The name of the group of filters.',
  resultText: 'Said after a filter. `%count%` is the number of pictures.',
};
