/**
 * What changes the cart and shows its changes. This file is the root of a chunk that `loadCart` fetches with the first
 * touch: what loads with the page imports nothing from here except types.
 */
import { isRecord } from '../../../core/settings';
import { announce } from '../../announce';
import { type CartReaction, emitCartEvent } from '../events';
import { showAdded } from './buttons';
import { replaceFragments, showNotices } from './fragments';

export { forgetButtons, showButton } from './buttons';
export { readFragments, replaceFragments } from './fragments';
export { addToCart, leaveFor, removeFromCart } from './requests';

/** The element of an event's button argument: a jQuery collection, an element, or nothing at all. */
function buttonOf(argument: unknown): HTMLElement | undefined {
  const first = argument instanceof Element ? argument : (argument as { 0?: unknown } | null | undefined)?.[0];
  return first instanceof HTMLElement ? first : undefined;
}

/** Shows what an add or a removal has changed, in the order of the CMS: button, fragments, notices, live region. */
export const showCartChange: CartReaction = (change, fragments, argument) => {
  const button = buttonOf(argument);
  if (button && change === 'added_to_cart') {
    showAdded(button);
    emitCartEvent('wc_cart_button_updated', argument);
  }
  let hasNotices = false;
  if (isRecord(fragments)) {
    replaceFragments(fragments);
    hasNotices = showNotices(fragments);
    emitCartEvent('wc_fragments_loaded');
  }
  const message = button?.dataset.success_message;
  // Notices are alerts, which screen readers read out by themselves.
  if (message && !hasNotices) announce(message);
};
