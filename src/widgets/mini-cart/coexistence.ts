import type { Gate } from '../../core/types';
import { cartGates } from '../../woocommerce/cart/coexistence';
import { area, REMOVE_LINK } from './markup';

/** Skips the CMS's click handler for our links, and its reactions to our events. */
export const gates: readonly Gate[] = [
  {
    on: 'body',
    type: 'click',
    selector: '.remove_from_cart_button',
    dataKey: 'addToCartHandler',
    when(element) {
      const link = element.closest(REMOVE_LINK);
      return link !== null && area.has(link);
    },
  },
  ...cartGates,
];
