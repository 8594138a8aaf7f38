import { flag, settingsSchema, text } from '../../core/settings';

/** Settings of `shape-divider`. */
export const settings = settingsSchema({
  shape_divider_top: text(''),
  shape_divider_top_negative: flag(false),
  shape_divider_bottom: text(''),
  shape_divider_bottom_negative: flag(false),
});
