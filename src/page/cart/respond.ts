import { isRecord } from '../../core/settings';
import { announce } from '../announce';
import { showAdded } from './buttons';
import { replaceFragments, showNotices } from './fragments';
import { tellCart } from './tell';

/** The element of an event's button argument: a jQuery collection, an element, or nothing at all. */
function buttonOf(argument: unknown): HTMLElement | undefined {
  const first = argument instanceof Element ? argument : (argument as { 0?: unknown } | null | undefined)?.[0];
  return first instanceof HTMLElement ? first : undefined;
}

function showFragments(given: unknown): boolean {
  if (!isRecord(given)) return false;
  replaceFragments(given);
  const isSaid = showNotices(given);
  tellCart('wc_fragments_loaded');
  return isSaid;
}

/** Shows what an add or a removal has changed, in the order of the CMS: button, fragments, live region. */
export function respond(name: 'added_to_cart' | 'removed_from_cart', fragments: unknown, argument: unknown): void {
  const button = buttonOf(argument);
  if (button && name === 'added_to_cart') {
    showAdded(button);
    tellCart('wc_cart_button_updated', argument);
  }
  // Notices are alerts: screen readers say them by themselves.
  const isSaid = showFragments(fragments);
  const message = button?.dataset.success_message;
  if (message && !isSaid) announce(message);
}
