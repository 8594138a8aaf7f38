import type { Finder } from '../../ui/carousels/markup';

/** The element with the slider's settings. */
export const CONFIG =
  '.elementskit-clients-slider, .elementskit-testimonial-slider, [class*="ekit-review-slider-wrapper"], .ekit-video-gallery.ekit-carousel';

/** The parts of ElementsKit's sliders. */
export const KIT: Finder = {
  row: '.swiper-wrapper',
  previous: '.swiper-button-prev, .ekit-navigation-prev',
  next: '.swiper-button-next, .ekit-navigation-next',
  pagination: '.swiper-pagination, .ekit-swiper-pagination',
};
