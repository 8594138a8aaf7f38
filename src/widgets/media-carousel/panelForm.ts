import type { WidgetForm } from '../../core/settings/form';
import { has } from '../../core/settings/lazy/printed';
import { autoplayFields, textFields } from '../../ui/carousels/panelFields';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Media carousel',
  fields: {
    ...autoplayFields,
    loop: { label: 'Start again after the last' },
    skin: {
      label: 'Kind',
      group: 'look',
      options: {
        carousel: 'Carousel',
        coverflow: 'Coverflow',
        slideshow: 'Slideshow with thumbnails',
        '': 'Not set',
      },
    },
    slides_per_view: { label: 'Slides shown', group: 'look', about: 'Never more than there are.' },
    slides_to_scroll: { label: 'Slides per move', about: 'Where more than one is shown.' },
    slideshow_slides_per_view: {
      label: 'Thumbnails shown',
      group: 'look',
      about: 'Below a slideshow.',
      appliesTo: has('.elementor-thumbnails-swiper'),
    },
    space_between: { label: 'Gap between slides', group: 'look' },
    variable_width: {
      label: 'Natural width of slides',
      group: 'look',
      about: 'They are as wide as their content, in place of “Slides shown”.',
    },
    centered_slides: { label: 'Current slide in the middle', group: 'look' },
    show_arrows: {
      label: 'Show arrows',
      group: 'look',
      about: 'Arrows that Elementor has left out do not show.',
    },
    pagination: {
      label: 'Kind of dots',
      group: 'look',
      options: {
        bullets: 'Dots',
        fraction: 'Numbers, such as 2 / 5',
        progressbar: 'Progress bar',
        none: 'None',
        '': 'Not set, so none',
      },
    },
    effect: {
      label: 'Way of moving',
      group: 'look',
      about: '“Fade” and “Cube” show one slide at a time. Has no effect with “Coverflow”.',
      options: { slide: 'Slide', fade: 'Fade', cube: 'Cube', '': 'Not set' },
    },
    speed: { label: 'Duration of a move', group: 'look' },
    ...textFields,
  },
};
