/** What dismisses the notice. */
export const DISMISS = '.woocommerce-store-notice__dismiss-link,[data-dismiss]';
