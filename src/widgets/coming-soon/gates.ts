import type { Gate } from '../../core/types';

/** The handler of WooCommerce's general script on the dismiss link. */
export const gates: readonly Gate[] = [
  { on: '.coming-soon-footer-banner-dismiss', type: 'click', token: 'coming_soon_banner_dismissed' },
];
