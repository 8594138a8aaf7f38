import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

const negative = 'The shape is cut out of the edge, where it has such a drawing.';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  shape_divider_top: 'The name of the shape at the upper edge, like `waves`.',
  shape_divider_top_negative: negative,
  shape_divider_bottom: 'The name of the shape at the lower edge.',
  shape_divider_bottom_negative: negative,
};
