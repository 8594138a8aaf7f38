import type { Gate } from '../../core/types';

/** The product builder's handlers: one for all cards, and those of the first tap, on each item and its picture's link. */
export const gates: readonly Gate[] = [
  { on: 'document', type: 'click', namespace: 'JetWooBuilder', selector: '.jet-woo-item-overlay-wrap' },
  ...[
    '.jet-woo-products__item',
    '.jet-woo-categories__item',
    '.jet-woo-product-thumbnail a',
    '.jet-woo-category-thumbnail a',
  ].map((on) => ({ on, type: 'click', token: 'mobile-hover' })),
];
