import type { Gate } from '../../core/types';

/** JetWooBuilder's handlers for cards, and for the first tap on items and their pictures. */
export const gates: readonly Gate[] = [
  { on: 'document', type: 'click', namespace: 'JetWooBuilder', selector: '.jet-woo-item-overlay-wrap' },
  ...[
    '.jet-woo-products__item',
    '.jet-woo-categories__item',
    '.jet-woo-product-thumbnail a',
    '.jet-woo-category-thumbnail a',
  ].map((on) => ({ on, type: 'click', token: 'mobile-hover' })),
];
