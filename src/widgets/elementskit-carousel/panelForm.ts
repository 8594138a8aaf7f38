import type { WidgetForm } from '../../core/settings/form';
import { textFields } from '../../ui/carousels/panelFields';
import type { settings } from './settings';
import { readElementsKit, type Step, settings as schema } from './settings';

/** ElementsKit prints the steps from this width on, in pixels, or from a smaller one. */
const PHONE = 320;

/** Do the page's own steps leave the setting a window width at which it counts? */
const isLeftBySteps =
  (key: keyof Step) =>
  (host: HTMLElement): boolean => {
    const { breakpoints } = schema.parse({ breakpoints: readElementsKit(host).breakpoints }, () => {});
    return !breakpoints.some((step) => step.from <= PHONE && step[key] !== undefined);
  };

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Carousel (ElementsKit)',
  fields: {
    autoplay: { label: 'Play by itself' },
    autoplayDelay: { label: 'Time per slide' },
    pauseOnHover: { label: 'Pause under the pointer' },
    loop: { label: 'Start again after the last' },
    slidesPerGroup: {
      label: 'Slides per move',
      about: 'Counts where more than one slide shows.',
      appliesTo: isLeftBySteps('slidesPerGroup'),
    },
    slidesPerView: {
      label: 'Slides shown',
      about: 'May have decimals, so that a part of the next slide shows. Not set: the page decides.',
      group: 'look',
      appliesTo: isLeftBySteps('slidesPerView'),
    },
    spaceBetween: { label: 'Gap between slides', group: 'look', appliesTo: isLeftBySteps('spaceBetween') },
    variableWidth: {
      label: 'Natural width of slides',
      about: 'They are as wide as their content, in place of “Slides shown”.',
      group: 'look',
    },
    arrows: { label: 'Show arrows', group: 'look' },
    dots: { label: 'Show dots', group: 'look' },
    speed: { label: 'Duration of a move', group: 'look' },
    rtl: { label: 'Run from right to left', group: 'look' },
    ...textFields,
    breakpoints: {
      label: 'Steps by window width',
      about: 'Other “Slides shown”, “Slides per move” and “Gap between slides” from some width on.',
      group: 'advanced',
    },
  },
};
