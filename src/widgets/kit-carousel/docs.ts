import type { SettingDocs } from '../../core/settings';
import { textDocs } from '../../ui/carousel/docs';
import type { settings } from './settings';

/** What each setting does, for the documentation; not part of the bundle. */
export const docs: SettingDocs<typeof settings> = {
  slidesPerView:
    'Slides in view; half a slide counts. Not given: 1 for testimonials; else 4, and without `breakpoints` 2 on tablets, 1 on phones.',
  slidesPerGroup: 'Slides per step, where more than one is in view.',
  spaceBetween: 'Between two slides, in pixels.',
  breakpoints: 'Other values for these three from a width of the window on: `{ "768": { "slidesPerView": 2 } }`.',
  variableWidth: 'Each slide is as wide as what is in it, in place of columns; the slider’s `slidesPerView: "auto"`.',
  loop: 'After the last slide comes the first.',
  speed: 'How long a step takes.',
  autoplay: 'Go on by itself.',
  autoplayDelay: 'How long each slide stays then.',
  pauseOnHover: 'Not while the pointer is over it.',
  rtl: 'The next slide is on the left.',
  arrows: 'Show arrows.',
  dots: 'Show dots.',
  ...textDocs,
};
