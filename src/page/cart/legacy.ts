/** The CMS's own add-to-cart script beside ours: is it alive, and which of its reactions are skipped. */
import { pageJQuery } from '../../core/jquery';
import type { Gate } from '../../core/types';
import { isEmittingCartEvent } from './events';

interface Handler {
  data: unknown;
  namespace: string;
  handler: object;
}

/** The jQuery handlers of other scripts for an event on the body. */
export function bodyHandlers(type: string): readonly Handler[] {
  const found = pageJQuery()?._data?.(document.body, 'events')?.[type] ?? [];
  return found.filter(({ namespace }) => namespace !== 'storefront-widgets');
}

/** Is the CMS's own add-to-cart script there to react to what other scripts emit? */
export const isLegacyAddToCartAlive = (): boolean =>
  bodyHandlers('added_to_cart').some(
    ({ data }) => typeof data === 'object' && data !== null && 'addToCartHandler' in data,
  );

/**
 * Skips the reactions of the CMS's add-to-cart script to *our* events: button classes, view-cart link, fragments, live
 * region. Its reactions to events of other scripts go on.
 */
export const cartGates: readonly Gate[] = [
  { on: 'body', type: 'added_to_cart', dataKey: 'addToCartHandler', when: isEmittingCartEvent },
  { on: 'body', type: 'removed_from_cart', dataKey: 'addToCartHandler', when: isEmittingCartEvent },
  // Other plugins bind the same name and namespace: the legacy handler is known by the class that it takes off the button.
  {
    on: 'body',
    type: 'ajax_request_not_sent',
    namespace: 'adding_to_cart',
    token: 'loading',
    when: isEmittingCartEvent,
  },
];
