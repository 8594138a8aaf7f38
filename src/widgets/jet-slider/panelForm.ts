import type { WidgetForm } from '../../core/settings/form';
import { textFields } from '../../ui/carousels/panelFields';
import type { settings } from './settings';

/** Is there a slide that is a link and has no title? */
const hasUntitledLink = (host: HTMLElement): boolean =>
  [...host.querySelectorAll('.sp-slide')].some(
    (slide) =>
      slide.querySelector('.jet-slider__content-item-link') &&
      !slide.querySelector('.jet-slider__title')?.textContent?.trim(),
  );

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Slider (JetElements)',
  fields: {
    sliderAutoplay: { label: 'Play by itself' },
    sliderAutoplayDelay: { label: 'Time per slide' },
    sliderAutoplayOnHover: {
      label: 'Under the pointer',
      about: 'What the pointer does while the slider plays by itself.',
      options: { pause: 'It pauses', stop: 'It stops for good', none: 'It goes on' },
    },
    sliderLoop: { label: 'Start again after the last' },
    sliderShuffle: { label: 'Mix the slides', about: 'They have another order on each visit.' },
    touchswipe: { label: 'Move by swiping', about: 'With a finger or the mouse.' },
    sliderFullScreen: { label: 'Show full-screen button', about: 'Where the browser can fill it.' },
    sliderWidth: { label: 'Greatest width', about: 'With its unit, such as 100% or 800px.', group: 'look' },
    slider_height: { label: 'Height', about: 'With its unit, such as 600px or 50vh.', group: 'look' },
    autoSliderHeight: {
      label: 'Fit the current slide',
      about: 'The slider is as high as that slide, where it is a template.',
      group: 'look',
    },
    sliderNavigation: { label: 'Show arrows', group: 'look' },
    sliderNaviOnHover: {
      label: 'Arrows only when in use',
      about: 'They show under the pointer and with the keyboard. Counts with “Show arrows”.',
      group: 'look',
    },
    sliderPagination: { label: 'Show dots', group: 'look' },
    fractionPag: { label: 'Show slide number', group: 'look' },
    sliderFadeMode: { label: 'Fade', about: 'Otherwise slides move.', group: 'look' },
    slideDuration: { label: 'Duration of a move', group: 'look' },
    slideDistance: { label: 'Gap between slides', group: 'look' },
    thumbnail_width: { label: 'Width of small pictures', group: 'look' },
    thumbnail_height: { label: 'Height of small pictures', group: 'look' },
    fractionPrefix: {
      label: 'Before the slide’s number',
      about: 'Counts with “Show slide number”.',
      group: 'texts',
    },
    fractionSeparator: {
      label: 'Between both numbers',
      about: 'Counts with “Show slide number”.',
      group: 'texts',
    },
    fractionSuffix: {
      label: 'Before the number of all',
      about: 'Counts with “Show slide number”.',
      group: 'texts',
    },
    fullscreenText: { label: 'Full-screen button', about: 'Screen readers say it.' },
    linkText: {
      label: 'Slide without a title',
      about: 'Screen readers say it for its link. %n% stands for the number of the slide.',
      appliesTo: hasUntitledLink,
    },
    ...textFields,
  },
};
