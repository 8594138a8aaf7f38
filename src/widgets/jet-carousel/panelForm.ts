import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Jet carousel',
  fields: {
    slides_to_show: { label: 'Slides to show' },
    slides_to_scroll: { label: 'Slides to scroll' },
    infinite: { label: 'Infinite' },
    centerMode: { label: 'Center mode' },
    centerPadding: { label: 'Center padding' },
    variableWidth: { label: 'Variable width' },
    adaptiveHeight: { label: 'Adaptive height' },
    speed: { label: 'Speed' },
    fade: { label: 'Fade' },
    autoplay: { label: 'Autoplay' },
    autoplaySpeed: { label: 'Autoplay speed' },
    pauseOnHover: { label: 'Pause on hover' },
    arrows: { label: 'Arrows' },
    dots: { label: 'Dots' },
    fractionNav: { label: 'Fraction nav' },
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
