import { flag, settingsSchema, text } from '../../core/settings/settings';

/** Settings of `shape-divider`. */
export const settings = settingsSchema({
  /** The name of the shape at the upper edge, like `waves`. */
  shape_divider_top: text(''),
  /** The shape is cut out of the edge, where it has such a drawing. */
  shape_divider_top_negative: flag(false),
  /** The name of the shape at the lower edge. */
  shape_divider_bottom: text(''),
  /** The shape is cut out of the edge, where it has such a drawing. */
  shape_divider_bottom_negative: flag(false),
});
