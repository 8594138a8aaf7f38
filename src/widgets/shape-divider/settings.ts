import { flag, settingsSchema, text } from '../../core/settings/settings';

/** Settings of `shape-divider`. */
export const settings = settingsSchema({
  /** The name of the shape at the top edge, such as `waves`. */
  shape_divider_top: text(''),
  /** Cuts the shape out of the edge, if there is such a drawing. */
  shape_divider_top_negative: flag(false),
  /** The name of the shape at the bottom edge. */
  shape_divider_bottom: text(''),
  /** Cuts the shape out of the edge, if there is such a drawing. */
  shape_divider_bottom_negative: flag(false),
});
