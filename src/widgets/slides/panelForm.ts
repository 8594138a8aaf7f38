import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Slides',
  fields: {
    infinite: { label: 'Infinite' },
    transition: { label: 'Transition', options: { slide: 'Slide', fade: 'Fade' } },
    transition_speed: { label: 'Transition speed' },
    autoplay: { label: 'Autoplay' },
    autoplay_speed: { label: 'Autoplay speed' },
    pause_on_hover: { label: 'Pause on hover' },
    pause_on_interaction: { label: 'Pause on interaction' },
    navigation: { label: 'Navigation', options: { both: 'Both', arrows: 'Arrows', dots: 'Dots', none: 'None' } },
    animation: { label: 'Animation' },
    label: { label: 'Label' },
    roleText: { label: 'Role text' },
    slideRoleText: { label: 'Slide role text' },
    previousText: { label: 'Previous text' },
    nextText: { label: 'Next text' },
    dotText: { label: 'Dot text' },
    slideText: { label: 'Slide text' },
    pauseText: { label: 'Pause text' },
    playText: { label: 'Play text' },
  },
};
