import { choice, flag, type InferSettings, number, phrase, plural, settingsSchema, text } from '../../core/settings';
import { perDevice } from '../../page/devices';

/** Settings of `gallery`, as the page builder prints them. */
export const settings = settingsSchema({
  gallery_layout: choice(['grid', 'justified', 'masonry'], 'grid'),
  columns: perDevice(number(4, { min: 1, max: 24, whole: true }), { tablet: 2, mobile: 1 }),
  gap: perDevice(number(10, { min: 0, max: 1000, unit: 'px' })),
  ideal_row_height: perDevice(number(200, { min: 20, max: 10_000, unit: 'px' }), { tablet: 150, mobile: 150 }),
  aspect_ratio: text('3:2', { max: 20 }),
  show_all_galleries: flag(false),
  lazyload: flag(false),
  image_hover_animation: text('', { max: 50 }),
  background_overlay_hover_animation: text('', { max: 50 }),
  content_hover_animation: text('', { max: 50 }),
  content_sequenced_animation: flag(false),
  filterText: phrase('Filter the gallery'),
  resultText: plural('%count% pictures'),
});

/** The values of the settings. */
export type GallerySettings = InferSettings<typeof settings>;
