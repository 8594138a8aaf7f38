import { isElement } from '../../core/dom/nodes';

const WRAPPER = '.woocommerce-input-wrapper';
const FIELD = 'input:not([type=hidden]), select, textarea, .select2-selection';

/** The hint of a wrapper. */
export const descriptionOf = (wrapper: Element): HTMLElement | null =>
  wrapper.querySelector<HTMLElement>(':scope > .description');

/** The wrappers in a form that have a hint. */
export const wrappersOf = (form: Element): HTMLElement[] =>
  [...form.querySelectorAll<HTMLElement>(WRAPPER)].filter((wrapper) => descriptionOf(wrapper));

/** The field that a hint describes. */
export const fieldOf = (wrapper: Element): Element => wrapper.querySelector(FIELD) ?? wrapper;

/** The field around an event's target; null if there is none. */
export const fieldAt = (target: EventTarget | null): Element | null =>
  isElement(target) ? target.closest(FIELD) : null;

/** The wrapper around an event's target. A label counts as part of its field. */
export function wrapperAt(target: EventTarget | null): Element | null {
  if (!isElement(target)) return null;
  return (target.closest('label')?.control ?? target).closest(WRAPPER);
}
