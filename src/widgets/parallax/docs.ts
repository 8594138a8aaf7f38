import type { SettingDocs } from '../../core/settings';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  ekit_section_parallax_multi: 'The section has layers.',
  ekit_section_parallax_multi_items:
    'The layers: `_id`, `image` with `url` and `alt`, `parallax_style` (`mousemove`, `tilt`, `onscroll`, `animation`) and what that style needs, e.g. `parallax_speed`, `parallax_transform`, `parallax_transform_value`, `offsettop`, `offsetbottom`, `smoothness`, `maxtilt`, `scale`.',
  ekit_section_parallax_bg: 'The section’s background moves with the page.',
  ekit_section_parallax_bg_speed: 'How fast, as a part of the page’s speed.',
  ekit_we_effect_on: 'What a widget does.',
  ekit_we_mousemove_parallax_speed: 'How far the pointer moves it from edge to edge, in pixels.',
  ekit_we_scroll_transform: 'What scrolling changes, e.g. `translateY`, `rotate` or `scale`.',
  ekit_we_scroll_transform_value: 'How much that is at the end of the way: pixels, degrees, or a factor.',
  ekit_we_scroll_offsettop: 'The part of the window at its top in which nothing changes any more, in percent.',
  ekit_we_scroll_offsetbottom: 'The same at its bottom.',
  ekit_we_scroll_smoothness: 'How slowly it follows, in milliseconds.',
  ekit_we_tilt_disableaxis: '`x` or `y`: does not turn around that axis.',
  ekit_we_tilt_scale: 'How large it gets under the pointer.',
  ekit_we_tilt_maxtilt: 'How far it turns from edge to edge, in degrees.',
};
