import type { WidgetManifest } from '../../core/types';
import { applyCritical, criticalHost } from '../../elementor/critical';
import { criticalColumns, criticalRow } from '../../ui/carousels/critical';

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['media-carousel', 'testimonial-carousel', 'reviews'];

const HOST = /* @__PURE__ */ criticalHost('media-carousel');
const QUOTES = ':is([data-widget_type^="testimonial-carousel."],[data-widget_type^="reviews."])';

/** Elementor's carousels of media, testimonials and reviews. */
export const elementor = {
  adopts: [
    '[data-widget_type^="media-carousel."]',
    '[data-widget_type^="testimonial-carousel."]',
    '[data-widget_type^="reviews."]',
  ],
  when: 'visible',
  prepare: (host, changes) => applyCritical(host, changes, 'media-carousel'),
  replay: [{ type: 'click', selector: '.elementor-swiper-button' }],
  critical: () =>
    criticalRow(HOST, 10) +
    criticalColumns({ host: HOST, key: 'slides_per_view', columns: [3, 2, 1] }) +
    criticalColumns({ host: `${HOST}${QUOTES}`, key: 'slides_per_view', columns: [1, 1, 1] }) +
    criticalColumns({
      host: HOST,
      key: 'slideshow_slides_per_view',
      columns: [5, 4, 3],
      inside: '.elementor-thumbnails-swiper',
    }) +
    // Some versions give the thumbnails the class of the large pictures, too.
    ':where(.elementor-skin-slideshow .elementor-main-swiper:not(.elementor-thumbnails-swiper)){--carousel-columns:1}' +
    `:where(${HOST} .swiper-slide:only-child){--carousel-columns:1}`,
} satisfies WidgetManifest;
