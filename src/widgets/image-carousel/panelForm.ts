import type { WidgetForm } from '../../core/settings/form';
import { autoplayFields, textFields } from '../../ui/carousels/panelFields';
import type { settings } from './settings';

/** Loop carousels and nested carousels have switches in place of a choice. */
const hasSwitches = (host: HTMLElement): boolean => /^(nested|loop)-/.test(host.getAttribute('data-widget_type') ?? '');

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Image carousel',
  fields: {
    ...autoplayFields,
    infinite: { label: 'Start again after the last' },
    slides_to_scroll: { label: 'Slides per move', about: 'Counts where more than one slide shows.' },
    slides_to_show: { label: 'Slides shown', group: 'look' },
    image_spacing_custom: { label: 'Gap between slides', group: 'look' },
    variable_width: {
      label: 'Natural width of slides',
      about: 'They are as wide as their content, in place of “Slides shown”.',
      group: 'look',
    },
    navigation: {
      label: 'Arrows and dots',
      group: 'look',
      options: { both: 'Arrows and dots', arrows: 'Only arrows', dots: 'Only dots', none: 'None' },
      appliesTo: (host) => !hasSwitches(host),
    },
    arrows: { label: 'Show arrows', group: 'look', appliesTo: hasSwitches },
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
      about: 'Slides fade only where one shows at a time.',
      group: 'look',
      options: { slide: 'Slide', fade: 'Fade' },
    },
    speed: { label: 'Duration of a move', group: 'look' },
    offset_sides: {
      label: 'Parts at the sides',
      about: 'Where a part of the next slide shows.',
      group: 'look',
      options: { none: 'None', both: 'Both', left: 'Left', right: 'Right', '': 'Not set, so none' },
    },
    offset_width: { label: 'Width of the parts', about: 'Counts with “Parts at the sides”.', group: 'look' },
    direction: {
      label: 'Direction',
      group: 'look',
      options: { ltr: 'Left to right', rtl: 'Right to left', '': 'As the page reads' },
    },
    ...textFields,
  },
};
