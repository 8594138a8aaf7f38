import type { WidgetForm } from '../../core/settings/form';
import type { settings } from './settings';

/** How the panel shows the settings. */
export const form: WidgetForm<typeof settings> = {
  label: 'Product gallery',
  fields: {
    slider: { label: 'Slider' },
    zoom: { label: 'Zoom' },
    lightbox: { label: 'Lightbox' },
    animation: { label: 'Animation', options: { fade: 'Fade', slide: 'Slide' } },
    animationSpeed: { label: 'Animation speed' },
    slideshow: { label: 'Slideshow' },
    slideshowSpeed: { label: 'Slideshow speed' },
    animationLoop: { label: 'Animation loop' },
    smoothHeight: { label: 'Smooth height' },
    directionNav: { label: 'Direction nav' },
    controlNav: { label: 'Control nav', options: { thumbnails: 'Thumbnails', dots: 'Dots', none: 'None' } },
    direction: { label: 'Direction', options: { auto: 'Auto', ltr: 'Ltr', rtl: 'Rtl' } },
    zoomDuration: { label: 'Zoom duration' },
    triggerText: { label: 'Trigger text' },
    previousText: { label: 'Previous text' },
    nextText: { label: 'Next text' },
    history: { label: 'History' },
    shareButtons: { label: 'Share buttons' },
    showDuration: { label: 'Show duration' },
    hideDuration: { label: 'Hide duration' },
    idle: { label: 'Idle' },
    counterText: { label: 'Counter text' },
    loadingText: { label: 'Loading text' },
    closeText: { label: 'Close text' },
    errorText: { label: 'Error text' },
  },
};
