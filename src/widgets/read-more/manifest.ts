import type { Manifest } from '../../core/types';

/** Reviews from social networks, shortened by ElementsKit. */
export const elementor = {
  name: 'read-more',
  adopts: ['facebook', 'yelp'].map((network) => `.ekit-review-slider-wrapper-${network}:has(.more)`),
  when: 'visible',
} satisfies Manifest;
