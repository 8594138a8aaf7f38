import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Product carousel',
  fields: {
    columns: { label: 'Columns' },
    slides_overflow_enabled: { label: 'Slides overflow enabled' },
    slides_overflow: { label: 'Slides overflow' },
    space_between_slides: { label: 'Space between slides' },
    slides_to_scroll: { label: 'Slides to scroll' },
    slidesPerGroup: { label: 'Slides per group' },
    direction: { label: 'Direction', options: { horizontal: 'Horizontal', vertical: 'Vertical' } },
    loop: { label: 'Loop' },
    freeMode: { label: 'Free mode' },
    centeredSlides: { label: 'Centered slides' },
    simulateTouch: { label: 'Simulate touch' },
    effect: { label: 'Effect', options: { slide: 'Slide', fade: 'Fade' } },
    speed: { label: 'Speed' },
    autoplay: { label: 'Autoplay' },
    autoplayDelay: { label: 'Autoplay delay' },
    disableOnInteraction: { label: 'Disable on interaction' },
    navigationEnable: { label: 'Navigation enable' },
    paginationEnable: { label: 'Pagination enable' },
    dynamicBullets: { label: 'Dynamic bullets' },
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
