import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Media carousel',
  fields: {
    skin: {
      label: 'Skin',
      options: { carousel: 'Carousel', coverflow: 'Coverflow', slideshow: 'Slideshow', '': 'Not given' },
    },
    slides_per_view: { label: 'Slides per view' },
    slides_to_scroll: { label: 'Slides to scroll' },
    space_between: { label: 'Space between' },
    slideshow_slides_per_view: { label: 'Slideshow slides per view' },
    centered_slides: { label: 'Centered slides' },
    loop: { label: 'Loop' },
    variable_width: { label: 'Variable width' },
    speed: { label: 'Speed' },
    effect: { label: 'Effect', options: { slide: 'Slide', fade: 'Fade', cube: 'Cube', '': 'Not given' } },
    autoplay: { label: 'Autoplay' },
    autoplay_speed: { label: 'Autoplay speed' },
    pause_on_hover: { label: 'Pause on hover' },
    pause_on_interaction: { label: 'Pause on interaction' },
    show_arrows: { label: 'Show arrows' },
    pagination: {
      label: 'Pagination',
      options: { bullets: 'Bullets', fraction: 'Fraction', progressbar: 'Progressbar', none: 'None', '': 'Not given' },
    },
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
