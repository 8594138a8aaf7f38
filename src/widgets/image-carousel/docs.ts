import type { SettingDocs } from '../../core/settings';
import { textDocs } from '../../ui/carousel/docs';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  slides_to_show: 'Slides in view; on tablets 1 where the desktop shows 1.',
  slides_to_scroll: 'Slides per step, where more than one is in view.',
  image_spacing_custom: 'Between two slides.',
  infinite: 'After the last slide comes the first.',
  variable_width: 'Each slide is as wide as what is in it, in place of columns.',
  speed: 'How long a step takes.',
  effect: 'How one slide follows another; `fade` where one is in view.',
  autoplay: 'Go on by itself.',
  autoplay_speed: 'How long each slide stays then.',
  pause_on_hover: 'Not while the pointer is over it.',
  pause_on_interaction: 'Stop that for good when the visitor has acted.',
  navigation: 'What the visitor gets: arrows, dots, both or none.',
  arrows: 'Show arrows; carousels of items and containers have this in place of `navigation`.',
  pagination: 'What the dots are: `bullets`, a `fraction` like 2 / 5, or a `progressbar`.',
  direction: 'Where the next slide is; as the page’s text runs where nothing is given.',
  offset_sides: 'Show a part of the slides beyond the row on these sides.',
  offset_width: 'How much of them.',
  ...textDocs,
};
