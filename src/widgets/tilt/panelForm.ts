import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Tilt',
  fields: {
    reset: { label: 'Straight when the mouse leaves' },
    disableAxis: {
      label: 'How it tilts',
      control: { kind: 'choice', words: ['', 'x', 'y'] },
      options: { '': 'Both ways', x: 'Only sideways', y: 'Only up and down' },
    },
    maxTilt: { label: 'Strongest tilt', group: 'look', about: 'From edge to edge.' },
    perspective: { label: 'Depth', group: 'look', about: 'A smaller value looks stronger.' },
    scale: { label: 'Size under the mouse', group: 'look', about: '1.1 is a tenth larger.' },
    glare: { label: 'Glare', group: 'look', about: 'It follows the mouse.' },
    maxGlare: { label: 'Strength of the glare', group: 'look', about: 'From 0 to 1. Counts with “Glare”.' },
    transition: { label: 'Starts and ends smoothly', group: 'look' },
    speed: { label: 'Duration of start and end', group: 'look', about: 'Counts with “Starts and ends smoothly”.' },
    easing: {
      label: 'How a movement speeds up',
      group: 'advanced',
      about: 'As style sheets write it, such as ease-out.',
    },
  },
};
