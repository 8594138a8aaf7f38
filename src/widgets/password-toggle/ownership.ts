/** Which button and wrapper of a field are ours. */
import { markOwnWrapper } from '../../core/hosts/copies';
import { keyOf } from '../../core/react/hooks';
import { BUTTON, OUR_BUTTON } from './markup';

const foreignButton = (input: Element): string => `:scope > ${BUTTON}:not([${OUR_BUTTON}="${keyOf(input)}"])`;

/** The button that another script has placed beside a field. */
export const foreignButtonOf = (input: Element): Element | null =>
  input.parentElement?.querySelector(foreignButton(input)) ?? null;

/**
 * Removes a second button from our wrapper: WooCommerce's script, if late, wraps the field again and fills both
 * wrappers.
 */
export function removeSurplusButtons(input: Element, wrapper: Element): void {
  if (input.parentElement === wrapper) return;
  for (const button of wrapper.querySelectorAll(foreignButton(input))) button.remove();
}

/** Creates the element around a field and its button, with the class that themes style. */
export function createWrapper(): HTMLElement {
  const wrapper = markOwnWrapper(document.createElement('span'));
  wrapper.className = 'password-input';
  return wrapper;
}
