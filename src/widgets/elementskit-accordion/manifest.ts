import type { Manifest, ReplayRule } from '../../core/types';

/** A press before the start would be lost. */
export const hold = { type: 'click', selector: '.elementskit-card-header' } satisfies ReplayRule;

export const handlers = ['elementskit-accordion', 'elementskit-advance-accordion'];

/** ElementsKit's accordion. */
export const elementor = {
  name: 'elementskit-accordion',
  adopts: ['.elementor-widget-elementskit-accordion', '.elementor-widget-elementskit-advance-accordion'],
  when: 'idle',
  replay: [hold],
} satisfies Manifest;
