import type { WidgetForm } from '../../core/settings/form';
import { textFields } from '../../ui/carousels/panelFields';
import type { settings } from './settings';

/** Is there a comparison whose first or second picture has neither a label nor a text? */
const hasUnnamed =
  (at: number) =>
  (host: HTMLElement): boolean =>
    [...host.querySelectorAll('.jet-juxtapose')].some((frame) => {
      const picture = frame.querySelectorAll<HTMLImageElement>('img:not([data-storefront-own=""] *)')[at];
      return picture && !picture.getAttribute('data-label') && !picture.alt;
    });

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Image comparison (JetElements)',
  fields: {
    autoplay: { label: 'Play by itself' },
    autoplaySpeed: { label: 'Time per comparison' },
    pauseOnHover: { label: 'Pause under the pointer' },
    slides_to_scroll: { label: 'Comparisons per move', about: 'At most as many as “Comparisons shown”.' },
    slides_to_show: { label: 'Comparisons shown', group: 'look' },
    arrows: { label: 'Show arrows', group: 'look' },
    dots: { label: 'Show dots', group: 'look' },
    fade: { label: 'Fade', about: 'Counts where one comparison shows at a time. Otherwise they move.', group: 'look' },
    speed: { label: 'Duration of a move', group: 'look' },
    beforeText: {
      label: 'First picture',
      about: 'Screen readers say it, where the picture has no label or text.',
      appliesTo: hasUnnamed(0),
    },
    afterText: {
      label: 'Second picture',
      about: 'Screen readers say it, where the picture has no label or text.',
      appliesTo: hasUnnamed(1),
    },
    handleText: {
      label: 'Handle',
      about: 'Screen readers say it. %before% and %after% stand for the labels of the pictures.',
    },
    valueText: {
      label: 'Place of the handle',
      about: 'Screen readers say it. %percent% is the visible part of the first picture, %before% its label.',
    },
    ...textFields,
  },
};
