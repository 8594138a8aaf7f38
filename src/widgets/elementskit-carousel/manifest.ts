import type { ReplayRule, WidgetManifest } from '../../core/types';
import { applyCritical, criticalHost } from '../../elementor/critical';
import { criticalRow } from '../../ui/carousels/critical';

/** A click on an arrow is repeated once the carousel runs. */
export const hold = {
  type: 'click',
  selector: '.swiper-navigation-button, .ekit-navigation-prev, .ekit-navigation-next',
} satisfies ReplayRule;

/** Types of Elementor whose handlers the widget replaces. */
export const handlers = [
  'elementskit-client-logo',
  'elementskit-testimonial',
  'elementskit-woo-product-carousel',
  'elementskit-facebook-review',
  'elementskit-yelp',
];

const HOST = /* @__PURE__ */ criticalHost('elementskit-carousel');

/** Rules for the columns from a width on, matched against the `data-config` that ElementsKit prints. */
const from = (width: number): string => {
  const columns = Array.from({ length: 8 }, (_, at) => at + 1);
  const rules = columns.map(
    (count) => `:where(${HOST} [data-config*='"${width}":{"slidesPerView":${count}']){--carousel-columns:${count}}`,
  );
  return `@media(min-width:${width}px){${rules.join('')}}`;
};

/** Sliders of ElementsKit: client logos, testimonials, products, reviews, videos. */
export const elementor = {
  adopts: [
    '[data-widget_type^="elementskit-client-logo."]',
    '[data-widget_type^="elementskit-testimonial."]',
    '[data-widget_type^="elementskit-woo-product-carousel."]',
    '[data-widget_type^="elementskit-facebook-review."]:has([data-config] .swiper-wrapper)',
    '[data-widget_type^="elementskit-yelp."]:has([data-config] .swiper-wrapper)',
    '[data-widget_type^="elementskit-video-gallery."]:has(.ekit-carousel .swiper-wrapper)',
  ],
  when: 'visible',
  prepare: (host, changes) => applyCritical(host, changes, 'elementskit-carousel'),
  critical: () => `${criticalRow(HOST, 15)}:where(${HOST}){--carousel-columns:1}${[320, 768, 1024].map(from).join('')}`,
} satisfies WidgetManifest;
