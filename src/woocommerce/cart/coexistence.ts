import { pageJQuery } from '../../core/jquery/jquery';
import type { Gate } from '../../core/types';
import { isEmittingCartEvent } from './events';

interface Handler {
  data: unknown;
  namespace: string;
  handler: object;
}

/** Other scripts' jQuery handlers for an event on the body. */
export function bodyHandlers(type: string): readonly Handler[] {
  const found = pageJQuery()?._data?.(document.body, 'events')?.[type] ?? [];
  return found.filter(({ namespace }) => namespace !== 'storefront-widgets');
}

/** Does WooCommerce's add-to-cart script listen on this page? */
export const isLegacyAddToCartAlive = (): boolean =>
  bodyHandlers('added_to_cart').some(
    ({ data }) => typeof data === 'object' && data !== null && 'addToCartHandler' in data,
  );

/** Skip the reactions of WooCommerce's add-to-cart script to our events, but not to those of other scripts. */
export const cartGates: readonly Gate[] = [
  { on: 'body', type: 'added_to_cart', dataKey: 'addToCartHandler', when: isEmittingCartEvent },
  { on: 'body', type: 'removed_from_cart', dataKey: 'addToCartHandler', when: isEmittingCartEvent },
  // Other plugins bind the same name and namespace. `token` finds WooCommerce's handler, which removes that class.
  {
    on: 'body',
    type: 'ajax_request_not_sent',
    namespace: 'adding_to_cart',
    token: 'loading',
    when: isEmittingCartEvent,
  },
];
