import type { ReplayRule, WidgetManifest } from '../../core/types';
import { applyCritical, criticalHost } from '../../elementor/critical';
import { criticalColumns, criticalRow } from '../../ui/carousels/critical';

/** A click on an arrow is repeated once the carousel runs. */
export const hold = { type: 'click', selector: '.elementor-swiper-button' } satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = ['image-carousel', 'nested-carousel', 'loop-carousel'];

const HOST = /* @__PURE__ */ criticalHost('image-carousel');

/** Elementor's image carousel, loop carousel and nested carousel. */
export const elementor = {
  adopts: [
    '[data-widget_type^="image-carousel."]',
    '[data-widget_type^="nested-carousel."]',
    '[data-widget_type^="loop-carousel."]',
  ],
  when: 'visible',
  prepare: (host, changes) => applyCritical(host, changes, 'image-carousel'),
  critical: () =>
    criticalRow(HOST, 0) +
    criticalColumns({ host: HOST, key: 'slides_to_show', columns: [3, 2, 1] }) +
    // Nested carousels and loops have their space in these variables.
    `:where(${HOST}){--carousel-space:var(--e-n-carousel-swiper-slides-gap,var(--swiper-slides-gap,0px))}` +
    `:where(${HOST} .swiper-slide:only-child){--carousel-columns:1}`,
} satisfies WidgetManifest;
