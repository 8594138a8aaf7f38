import type { Gate } from '../../core/types';

/** Skips JetWooBuilder's own reactions, which would close or open a popup a second time. */
export const gates: readonly Gate[] = [
  ...['added_to_cart', 'wc_update_cart'].map((type) => ({
    on: 'document',
    type,
    token: 'jet-popup-close-trigger',
    everywhere: true,
  })),
  { on: 'window', type: 'jet-popup/render-content/ajax/success', token: 'quick-view-product', everywhere: true },
];
