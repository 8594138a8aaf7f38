import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Jet animated text',
  fields: {
    effect: {
      label: 'Effect',
      options: {
        fx1: 'Fx1',
        fx2: 'Fx2',
        fx3: 'Fx3',
        fx4: 'Fx4',
        fx5: 'Fx5',
        fx6: 'Fx6',
        fx7: 'Fx7',
        fx8: 'Fx8',
        fx9: 'Fx9',
        fx10: 'Fx10',
        fx11: 'Fx11',
        fx12: 'Fx12',
      },
    },
    delay: { label: 'Delay' },
    pauseText: { label: 'Pause text' },
    playText: { label: 'Play text' },
  },
};
