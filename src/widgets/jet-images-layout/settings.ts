import { choice, type InferSettings, number, settingsSchema } from '../../core/settings/settings';
import type { RawSettings } from '../../core/types';
import { settingsInside } from '../../elementor/addOns';
import { perDevice } from '../../elementor/devices';

/** Settings of `jet-images-layout`. */
export const settings = settingsSchema({
  /** `masonry`: columns; `justify`: rows of one height; the style sheet lays out the others. */
  layoutType: choice(['masonry', 'grid', 'justify', 'list'], 'masonry'),
  /** The columns of `masonry`. Not given: as many as the style sheet says, else 3. */
  columns: perDevice(number(0, { min: 1, max: 12, whole: true })),
  /** How high a row of `justify` is at least. */
  justifyHeight: number(300, { min: 1, max: 10_000, unit: 'pixels' }),
});

/** The values of the settings. */
export type ImagesLayoutSettings = InferSettings<typeof settings>;

/** The settings that JetElements prints inside the element. The columns are on it, in Elementor's `data-settings`. */
export const readImagesLayout = (host: HTMLElement): RawSettings => settingsInside(host, '.jet-images-layout');
