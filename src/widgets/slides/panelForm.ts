import type { WidgetForm } from '../../core/settings/form';
import { autoplayFields, textFields } from '../../ui/carousels/panelFields';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Slides',
  fields: {
    ...autoplayFields,
    infinite: { label: 'Start again after the last' },
    navigation: {
      label: 'Arrows and dots',
      group: 'look',
      options: { both: 'Arrows and dots', arrows: 'Only arrows', dots: 'Only dots', none: 'None' },
    },
    transition: { label: 'Way of moving', group: 'look', options: { slide: 'Slide', fade: 'Fade' } },
    transition_speed: { label: 'Duration of a move', group: 'look' },
    animation: {
      label: 'Animation of the text',
      group: 'look',
      about: 'The name of an animation of Elementor, such as fadeInUp.',
    },
    ...textFields,
  },
};
