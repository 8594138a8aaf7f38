import { isTouchFirst } from '../base/device';

/**
 * Does the pointer rest on the element, or is the focus in it? For a widget that this has started: it hears no event of
 * it.
 */
export const isInUse = (element: Element): boolean =>
  element.matches(':focus-within') || (!isTouchFirst() && element.matches(':hover'));
