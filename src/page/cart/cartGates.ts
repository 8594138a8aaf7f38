import type { Gate } from '../../core/types';
import { isTelling } from './tell';

/**
 * Reactions of the CMS's add-to-cart script that must not answer *our* events: button classes, view-cart link, fragments,
 * live region. Events that others trigger still reach them.
 */
export const cartGates: readonly Gate[] = [
  { on: 'body', type: 'added_to_cart', dataKey: 'addToCartHandler', when: isTelling },
  { on: 'body', type: 'removed_from_cart', dataKey: 'addToCartHandler', when: isTelling },
  // Other plugins bind the same name and namespace: the legacy one is known by the class that it takes off the button.
  {
    on: 'body',
    type: 'ajax_request_not_sent',
    namespace: 'adding_to_cart',
    token: 'loading',
    when: isTelling,
  },
];
