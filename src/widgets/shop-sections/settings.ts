import {
  flag,
  type InferSettings,
  isRecord,
  number,
  phrase,
  type Setting,
  settingsSchema,
} from '../../core/settings/settings';

const pixels = number(0, { min: 0, max: 2000, unit: 'pixels' });

/** Elementor writes a length as a number or as `{ size, unit }`. */
const offset: Setting<number> = {
  ...pixels,
  read: (raw) => pixels.read(isRecord(raw) ? raw.size : raw),
};

/** Settings of `shop-sections`. */
export const settings = settingsSchema({
  /** Keeps the right column, `.e-sticky-right-column`, in view. */
  sticky_right_column: flag(false),
  /** The column’s distance from the top of the window, or from the WordPress admin bar. */
  sticky_right_column_offset: offset,
  /** How long the shop may take to answer a coupon or a login. */
  timeout: number(30, { min: 1, max: 120, unit: 'seconds' }),
  /** Shown if the shop does not answer. */
  errorText: phrase('This did not work. Please try again.'),
});

/** The values of the settings. */
export type SectionSettings = InferSettings<typeof settings>;
