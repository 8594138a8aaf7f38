import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Animated text (JetElements)',
  fields: {
    delay: { label: 'Time per word' },
    effect: {
      label: 'Change of words',
      group: 'look',
      options: {
        fx1: 'Joke',
        fx2: 'Kinnect',
        fx3: 'Circus',
        fx4: 'Rotation fall',
        fx5: 'Simple fall',
        fx6: 'Rotation',
        fx7: 'Anime',
        fx8: 'Label',
        fx9: 'Croco',
        fx10: 'Scaling',
        fx11: 'Fun',
        fx12: 'Typing',
      },
    },
    pauseText: { label: 'Pause button', about: 'Screen readers say it.' },
    playText: { label: 'Play button', about: 'Screen readers say it.' },
  },
};
