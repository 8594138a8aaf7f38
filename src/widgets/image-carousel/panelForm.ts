import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Image carousel',
  fields: {
    slides_to_show: { label: 'Slides to show' },
    slides_to_scroll: { label: 'Slides to scroll' },
    image_spacing_custom: { label: 'Image spacing custom' },
    infinite: { label: 'Infinite' },
    variable_width: { label: 'Variable width' },
    speed: { label: 'Speed' },
    effect: { label: 'Effect', options: { slide: 'Slide', fade: 'Fade' } },
    autoplay: { label: 'Autoplay' },
    autoplay_speed: { label: 'Autoplay speed' },
    pause_on_hover: { label: 'Pause on hover' },
    pause_on_interaction: { label: 'Pause on interaction' },
    navigation: { label: 'Navigation', options: { both: 'Both', arrows: 'Arrows', dots: 'Dots', none: 'None' } },
    arrows: { label: 'Arrows' },
    pagination: {
      label: 'Pagination',
      options: { bullets: 'Bullets', fraction: 'Fraction', progressbar: 'Progressbar', none: 'None', '': 'Not given' },
    },
    direction: { label: 'Direction', options: { ltr: 'Ltr', rtl: 'Rtl', '': 'Not given' } },
    offset_sides: {
      label: 'Offset sides',
      options: { none: 'None', both: 'Both', left: 'Left', right: 'Right', '': 'Not given' },
    },
    offset_width: { label: 'Offset width' },
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
