import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Elementskit carousel',
  fields: {
    slidesPerView: { label: 'Slides per view' },
    slidesPerGroup: { label: 'Slides per group' },
    spaceBetween: { label: 'Space between' },
    breakpoints: { label: 'Breakpoints' },
    variableWidth: { label: 'Variable width' },
    loop: { label: 'Loop' },
    speed: { label: 'Speed' },
    autoplay: { label: 'Autoplay' },
    autoplayDelay: { label: 'Autoplay delay' },
    pauseOnHover: { label: 'Pause on hover' },
    rtl: { label: 'Rtl' },
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
  },
};
