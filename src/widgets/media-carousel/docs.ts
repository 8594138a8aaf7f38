import type { SettingDocs } from '../../core/settings';
import { textDocs } from '../../ui/carousel/docs';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  skin: '`carousel`, `coverflow` (slides beside the middle one are turned away), or `slideshow` (one slide, small pictures below).',
  slides_per_view: 'Slides in view, never more than there are; 1 for testimonials and reviews of the page builder.',
  slides_to_scroll: 'Slides per step, where more than one is in view.',
  space_between: 'Between two slides.',
  slideshow_slides_per_view: 'Small pictures in view below a slideshow.',
  centered_slides: 'The chosen slide stands in the middle; in a slideshow the small picture.',
  loop: 'After the last slide comes the first.',
  variable_width: 'Each slide is as wide as what is in it, in place of columns.',
  speed: 'How long a step takes.',
  effect: 'How one slide follows another, but for coverflow; with `fade` and `cube` one is in view.',
  autoplay: 'Go on by itself.',
  autoplay_speed: 'How long each slide stays then.',
  pause_on_hover: 'Not while the pointer is over it.',
  pause_on_interaction: 'Stop that for good when the visitor has acted.',
  show_arrows: 'Show arrows; read from the page builder’s markup.',
  pagination: '`bullets`, a `fraction` like 2 / 5, or a `progressbar`.',
  ...textDocs,
};
