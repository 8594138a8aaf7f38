import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Circle progress',
  fields: {
    value: { label: 'Filled part of the ring', group: 'content' },
    count: { label: 'Number', about: 'What the number in the ring counts to.', group: 'content' },
    duration: { label: 'Duration of the animation' },
    circle_size: { label: 'Size of the ring', about: 'At 0 the page decides.', group: 'look' },
    value_stroke: { label: 'Line of the filled part', about: 'Its width. At 0 the page decides.', group: 'look' },
    bg_stroke: { label: 'Line of the rest', about: 'Its width. At 0 the page decides.', group: 'look' },
    label: {
      label: 'Name of the ring',
      about: 'Screen readers say it, where there is no text. %percent% stands for the number.',
      appliesTo: (host) => !host.textContent?.trim(),
    },
  },
};
