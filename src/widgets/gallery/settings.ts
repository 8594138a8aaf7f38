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
  /** A grid of equal sizes, rows from edge to edge, or columns. */
  gallery_layout: choice(['grid', 'justified', 'masonry'], 'grid'),
  /** The number of columns of `grid` and `masonry`. */
  columns: perDevice(number(4, { min: 1, max: 24, whole: true }), { tablet: 2, mobile: 1 }),
  /** The gap between the pictures, in pixels. */
  gap: perDevice(number(10, { min: 0, max: 1000, unit: 'px' })),
  /** The approximate height of the rows of `justified`, in pixels. */
  ideal_row_height: perDevice(number(200, { min: 20, max: 10_000, unit: 'px' }), { tablet: 150, mobile: 150 }),
  /** The aspect ratio of the pictures of `grid`, such as `4:3`. */
  aspect_ratio: text('3:2', { max: 20 }),
  /** Shows all galleries at first, not only the first one. */
  show_all_galleries: flag(false),
  /** Loads each picture when it is near the window. */
  lazyload: flag(false),
  /** The animation of a hovered item’s picture, by its name in Elementor’s style sheet. */
  image_hover_animation: text('', { max: 50 }),
  /** The animation of the overlay. */
  background_overlay_hover_animation: text('', { max: 50 }),
  /** The animation of the texts. */
  content_hover_animation: text('', { max: 50 }),
  /** Animates the texts one after the other. */
  content_sequenced_animation: flag(false),
  /** The name of the group of filters. */
  filterText: phrase('Filter the gallery'),
  /** Announced after a filter is chosen. `%count%` is the number of pictures. */
  resultText: plural('%count% pictures'),
});

/** The values of the settings. */
export type GallerySettings = InferSettings<typeof settings>;
