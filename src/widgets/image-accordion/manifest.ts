import type { Manifest, ReplayRule } from '../../core/types';

/** Which press follows the picture's address is known after the start. */
export const hold = { type: 'click', selector: '.ekit-image-accordion-item[data-link]' } satisfies ReplayRule;

export const handlers = ['elementskit-image-accordion'];

/** ElementsKit's pictures that open side by side. */
export const elementor = {
  name: 'image-accordion',
  adopts: ['.elementor-widget-elementskit-image-accordion'],
  when: 'visible',
  replay: [hold],
} satisfies Manifest;
