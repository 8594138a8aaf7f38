import type { SettingDocs } from '../../core/settings';
import { textDocs } from '../../ui/carousel/docs';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  columns: 'Slides in view.',
  slides_overflow_enabled: 'Show a part of the next slide.',
  slides_overflow: 'How much of it; the desktop’s where a device has none.',
  space_between_slides: 'Between two slides; the desktop’s where a device has none.',
  slides_to_scroll: 'Slides per step; the desktop’s where a device has none, and without that `slidesPerGroup`.',
  slidesPerGroup: 'Slides per step.',
  direction: 'Where the next slide is.',
  loop: 'After the last slide comes the first.',
  freeMode: 'Swipes go on by their own speed.',
  centeredSlides: 'The chosen slide stands in the middle.',
  simulateTouch: 'The mouse drags, too.',
  effect: 'How one slide follows another; `fade` where one is in view.',
  speed: 'How long a step takes.',
  autoplay: 'Go on by itself.',
  autoplayDelay: 'How long each step stays then.',
  disableOnInteraction: 'Stop that for good when the visitor has acted.',
  navigationEnable: 'Show arrows.',
  paginationEnable: 'Show dots.',
  dynamicBullets: 'Show only the dots around the current one.',
  ...textDocs,
};
