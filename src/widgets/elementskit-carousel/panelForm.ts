import type { WidgetForm } from '../../core/settings/form';
import { isRecord, parseJson } from '../../core/settings/json';
import { textFields } from '../../ui/carousels/panelFields';
import type { settings } from './settings';

/** ElementsKit prints steps from this width on, in pixels, or from a smaller one. */
const PHONE = 320;

/** Do the page's own steps leave the setting a window width at which it counts? */
const isLeftBySteps =
  (key: string) =>
  (host: HTMLElement): boolean => {
    const config = parseJson(host.querySelector('[data-config]')?.getAttribute('data-config') ?? '');
    const steps = isRecord(config) && isRecord(config.breakpoints) ? Object.entries(config.breakpoints) : [];
    return !steps.some(([from, step]) => Number.parseFloat(from) <= PHONE && isRecord(step) && key in step);
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
