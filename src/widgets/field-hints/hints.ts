/** A field's wrapper with its hint. */
export interface HintParts {
  wrapper: HTMLElement;
  description: HTMLElement;
}

const WRAPPER = '.woocommerce-input-wrapper';
const FIELD = 'input:not([type=hidden]), select, textarea, .select2-selection';

/** The wrappers in a form that have a hint. */
export const wrappersOf = (form: Element): HTMLElement[] =>
  [...form.querySelectorAll<HTMLElement>(WRAPPER)].filter((wrapper) => descriptionOf(wrapper));

/** The hint of a wrapper. */
export const descriptionOf = (wrapper: Element): HTMLElement | null =>
  wrapper.querySelector<HTMLElement>(':scope > .description');

/** The field that a hint is about. */
export const fieldOf = (wrapper: Element): Element => wrapper.querySelector(FIELD) ?? wrapper;

/** The field that an event happened in. */
export const fieldAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(FIELD) : null;

/** The wrapper that a place of the page belongs to; a label belongs to its field's. */
export function wrapperAt(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  return (target.closest('label')?.control ?? target).closest(WRAPPER);
}
