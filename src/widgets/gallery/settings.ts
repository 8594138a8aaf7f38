import {
  choice,
  flag,
  type InferSettings,
  number,
  phrase,
  plural,
  settingsSchema,
  text,
} from '../../core/settings/settings';
import { perDevice } from '../../elementor/devices';

/** Settings of `gallery`, as Elementor prints them. */
export const settings = settingsSchema({
  /** Pictures of one size, in rows from edge to edge, or in columns. */
  gallery_layout: choice(['grid', 'justified', 'masonry'], 'grid'),
  /** How many columns a grid or masonry has. */
  columns: perDevice(number(4, { min: 1, max: 24, whole: true }), { tablet: 2, mobile: 1 }),
  /** The gap between the pictures, in pixels. */
  gap: perDevice(number(10, { min: 0, max: 1000, unit: 'px' })),
  /** About how high the rows of a justified gallery are, in pixels. */
  ideal_row_height: perDevice(number(200, { min: 20, max: 10_000, unit: 'px' }), { tablet: 150, mobile: 150 }),
  /** The width and the height of a grid’s pictures, like `4:3`. */
  aspect_ratio: text('3:2', { max: 20 }),
  /** Shows all galleries at first; without it the first of them. */
  show_all_galleries: flag(false),
  /** Loads pictures when they are near. */
  lazyload: flag(false),
  /** How the picture of a hovered item moves, by a name that Elementor’s style sheet knows. */
  image_hover_animation: text('', { max: 50 }),
  /** How the colour over it comes or goes. */
  background_overlay_hover_animation: text('', { max: 50 }),
  /** How its texts come or go. */
  content_hover_animation: text('', { max: 50 }),
  /** The texts do so one after the other. */
  content_sequenced_animation: flag(false),
  /** The name of the group of filters. */
  filterText: phrase('Filter the gallery'),
  /** Said after a filter. `%count%` is the number of pictures. */
  resultText: plural('%count% pictures'),
});

/** The values of the settings. */
export type GallerySettings = InferSettings<typeof settings>;
