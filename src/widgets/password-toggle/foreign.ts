import { BUTTON } from './fields';

/** Marks the buttons that are ours; the CMS's own script makes some of the same look. */
export const OURS = 'data-storefront-widgets-button';

const FOREIGN = `:scope > ${BUTTON}:not([${OURS}])`;

/** A button that another script has put beside a field. */
export const foreignButtonOf = (input: Element): Element | null => input.parentElement?.querySelector(FOREIGN) ?? null;

/**
 * The CMS's own script, when it starts after us, wraps the wrapped field once more and puts a button into both wrappers.
 * The one beside the field stays.
 */
export function removeSurplus(input: Element, wrapper: Element): void {
  if (input.parentElement === wrapper) return;
  for (const button of wrapper.querySelectorAll(FOREIGN)) button.remove();
}
