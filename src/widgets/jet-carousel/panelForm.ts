import type { WidgetForm } from '../../core/settings/form';
import { textFields } from '../../ui/carousels/panelFields';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Carousel (JetElements)',
  fields: {
    autoplay: { label: 'Play by itself' },
    autoplaySpeed: { label: 'Time per slide' },
    pauseOnHover: { label: 'Pause under the pointer' },
    infinite: { label: 'Start again after the last' },
    slides_to_scroll: { label: 'Slides per move', about: 'At most as many as “Slides shown”.' },
    slides_to_show: { label: 'Slides shown', group: 'look' },
    centerMode: {
      label: 'Current slide in the middle',
      about: 'Parts of its neighbours show at the sides.',
      group: 'look',
    },
    centerPadding: {
      label: 'Width of the parts',
      about: 'Counts with “Current slide in the middle”.',
      group: 'look',
    },
    variableWidth: {
      label: 'Natural width of slides',
      about: 'They are as wide as their content on the desktop; tablets and phones show one slide.',
      group: 'look',
    },
    adaptiveHeight: {
      label: 'Fit the current slide',
      about: 'The row is as high as that slide, where one shows at a time.',
      group: 'look',
    },
    arrows: { label: 'Show arrows', group: 'look' },
    dots: { label: 'Show dots', group: 'look' },
    fractionNav: { label: 'Show slide number', group: 'look' },
    fade: { label: 'Fade', about: 'Counts where one slide shows at a time. Otherwise slides move.', group: 'look' },
    speed: { label: 'Duration of a move', group: 'look' },
    ...textFields,
  },
};
