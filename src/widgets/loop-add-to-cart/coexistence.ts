import type { Gate } from '../../core/types';
import { cartGates } from '../../woocommerce/cart/coexistence';
import { ADD_BUTTON, addsByAjax, area } from './markup';

/** Skips the CMS's click handler for our buttons, and its reactions to our events. */
export const gates: readonly Gate[] = [
  {
    on: 'body',
    type: 'click',
    selector: ADD_BUTTON,
    dataKey: 'addToCartHandler',
    when(element) {
      const button = element.closest(ADD_BUTTON);
      return button !== null && addsByAjax(button) && area.has(button);
    },
  },
  ...cartGates,
];
