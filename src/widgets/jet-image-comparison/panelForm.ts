import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Jet image comparison',
  fields: {
    slides_to_show: { label: 'Slides to show' },
    slides_to_scroll: { label: 'Slides to scroll' },
    speed: { label: 'Speed' },
    fade: { label: 'Fade' },
    autoplay: { label: 'Autoplay' },
    autoplaySpeed: { label: 'Autoplay speed' },
    pauseOnHover: { label: 'Pause on hover' },
    arrows: { label: 'Arrows' },
    dots: { label: 'Dots' },
    label: { label: 'Label' },
    roleText: { label: 'Role text' },
    slideRoleText: { label: 'Slide role text' },
    previousText: { label: 'Previous text' },
    nextText: { label: 'Next text' },
    dotText: { label: 'Dot text' },
    slideText: { label: 'Slide text' },
    pauseText: { label: 'Pause text' },
    playText: { label: 'Play text' },
    handleText: { label: 'Handle text' },
    valueText: { label: 'Value text' },
    beforeText: { label: 'Before text' },
    afterText: { label: 'After text' },
  },
};
