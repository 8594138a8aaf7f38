import type { Manifest, ReplayRule } from '../../core/types';

/** A press is held, because only the widget knows whether it opens the picture or follows its link. */
export const hold = { type: 'click', selector: '.ekit-image-accordion-item[data-link]' } satisfies ReplayRule;

export const handlers = ['elementskit-image-accordion'];

/** ElementsKit's image accordion. */
export const elementor = {
  name: 'image-accordion',
  adopts: ['.elementor-widget-elementskit-image-accordion'],
  when: 'visible',
  replay: [hold],
} satisfies Manifest;
