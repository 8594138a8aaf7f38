import { keyOf } from '../../ui/useLiveList';
import { BUTTON } from './fields';

/**
 * Marks the buttons that are ours, each with its field's key: the CMS's own script makes some of the same look, and a form
 * that was cloned has copies that nobody draws any more.
 */
export const OURS = 'data-storefront-widgets-button';

const foreign = (input: Element): string => `:scope > ${BUTTON}:not([${OURS}="${keyOf(input)}"])`;

/** A button that another script has put beside a field. */
export const foreignButtonOf = (input: Element): Element | null =>
  input.parentElement?.querySelector(foreign(input)) ?? null;

/**
 * The CMS's own script, when it starts after us, wraps the wrapped field once more and puts a button into both wrappers.
 * The one beside the field stays.
 */
export function removeSurplus(input: Element, wrapper: Element): void {
  if (input.parentElement === wrapper) return;
  for (const button of wrapper.querySelectorAll(foreign(input))) button.remove();
}
