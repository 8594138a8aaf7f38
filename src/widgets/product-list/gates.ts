import type { Gate } from '../../core/types';

/** The product builder's handlers for cards, and for the first tap on items and their picture links. */
export const gates: readonly Gate[] = [
  { on: 'document', type: 'click', namespace: 'JetWooBuilder', selector: '.jet-woo-item-overlay-wrap' },
  ...[
    '.jet-woo-products__item',
    '.jet-woo-categories__item',
    '.jet-woo-product-thumbnail a',
    '.jet-woo-category-thumbnail a',
  ].map((on) => ({ on, type: 'click', token: 'mobile-hover' })),
];
