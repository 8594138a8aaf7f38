import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  percent:
    'How full the ring is; below 0 it fills the other way round, and beyond 100 it is full. Not given: nothing is drawn.',
  size: 'Width and height.',
  lineWidth: 'How broad the ring is.',
  lineCap: 'The ends of its filled part.',
  barColor: 'The colour of the filled part. Not given: `--storefront-pie-bar` of the theme, else `#ef1e25`.',
  trackColor: 'The colour of the ring. Not given: `--storefront-pie-track` of the theme, else `#f9f9f9`.',
  scaleColor: 'The colour of the lines around the ring. Empty: no lines, and a larger ring; `transparent`: no lines.',
  scaleLength: 'How long these lines are.',
  animate: 'How long it fills.',
  gradientFrom: 'With `gradientTo`: a gradient in place of `barColor`. This is its colour on the left.',
  gradientTo: 'Its colour on the right.',
  label: 'What screen readers hear where the chart has no text. `%percent%` is the number.',
};
