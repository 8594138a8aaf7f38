import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

const NAME = 'Its name in the page’s styles, such as fadeInUp. With the word none the element just appears.';

/** Elementor's widgets have settings of their own. */
const isWidget = (host: HTMLElement): boolean => host.matches('.elementor-widget');
const isOther = (host: HTMLElement): boolean => !isWidget(host);

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Entrance animation',
  fields: {
    animation: { label: 'Animation', about: NAME, group: 'look', appliesTo: isOther },
    animation_delay: {
      label: 'Delay',
      about: 'Counts once the element is in view.',
      group: 'look',
      appliesTo: isOther,
    },
    _animation: { label: 'Animation of the widget', about: NAME, group: 'look', appliesTo: isWidget },
    _animation_delay: {
      label: 'Delay of the widget',
      about: 'Counts once the widget is in view.',
      group: 'look',
      appliesTo: isWidget,
    },
  },
};
