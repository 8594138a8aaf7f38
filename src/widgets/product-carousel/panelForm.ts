import type { WidgetForm } from '../../core/settings/form';
import { autoplayFields, textFields } from '../../ui/carousels/panelFields';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Product carousel',
  fields: {
    autoplay: autoplayFields.autoplay,
    autoplayDelay: autoplayFields.autoplay_speed,
    disableOnInteraction: autoplayFields.pause_on_interaction,
    loop: { label: 'Start again after the last' },
    simulateTouch: { label: 'Drag with the mouse' },
    freeMode: { label: 'Swipes roll on', about: 'A quick swipe moves several slides.' },
    slides_to_scroll: { label: 'Slides per move', about: 'Not set: “Usual slides per move”.' },
    slidesPerGroup: { label: 'Usual slides per move', about: 'Counts where “Slides per move” is not set.' },
    columns: { label: 'Slides shown', group: 'look' },
    space_between_slides: { label: 'Gap between slides', group: 'look' },
    slides_overflow_enabled: { label: 'Show a part of the next slide', group: 'look' },
    slides_overflow: {
      label: 'How much of the next slide',
      group: 'look',
      about: '0.5 is half of it. Counts with “Show a part of the next slide”.',
    },
    centeredSlides: { label: 'Current slide in the middle', group: 'look' },
    navigationEnable: { label: 'Show arrows', group: 'look' },
    paginationEnable: { label: 'Show dots', group: 'look' },
    dynamicBullets: { label: 'Only dots near the current one', group: 'look' },
    direction: {
      label: 'Direction',
      group: 'look',
      options: { horizontal: 'Sideways', vertical: 'Up and down' },
    },
    effect: {
      label: 'Way of moving',
      group: 'look',
      about: '“Fade” works where one slide is shown.',
      options: { slide: 'Slide', fade: 'Fade' },
    },
    speed: { label: 'Duration of a move', group: 'look' },
    ...textFields,
  },
};
