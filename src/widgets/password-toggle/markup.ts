/** The password fields of a form, and the buttons beside them. */
import { keyOf } from '../../core/react/hooks';

/** The buttons, as themes style them. */
export const BUTTON = '.show-password-input';

/**
 * Marks our buttons, each with its field's key, because the CMS's own script makes buttons of the same look, and the buttons
 * of a cloned form are copies that nothing updates.
 */
export const OUR_BUTTON = 'data-storefront-widgets-button';

const hasButton = (input: Element): boolean => input.parentElement?.querySelector(`:scope > ${BUTTON}`) != null;

/**
 * The password fields of a form that get a button: the shop's own, and any other whose parent is a `span`; in a form outside
 * of the shop's markup, all. A field that shows its text has another type: `known` are the fields that were found before,
 * and a button beside a text field counts, too.
 */
export function passwordFieldsOf(form: Element, known: readonly HTMLInputElement[]): HTMLInputElement[] {
  const isShops = form.matches('.woocommerce form');
  return [...form.querySelectorAll('input')].filter((input) => {
    if (known.includes(input)) return true;
    if (input.type !== 'password') return input.type === 'text' && hasButton(input);
    return !isShops || input.classList.contains('woocommerce-Input') || input.parentElement?.localName === 'span';
  });
}

/** The page's `span` around a field and its button; null where there is none, or where it holds several fields. */
export function holderOf(input: Element): HTMLElement | null {
  const parent = input.parentElement;
  const isAlone = parent?.querySelectorAll(':scope > [type=password]').length === 1;
  return isAlone && parent.localName === 'span' ? parent : null;
}

const foreignButton = (input: Element): string => `:scope > ${BUTTON}:not([${OUR_BUTTON}="${keyOf(input)}"])`;

/** The button that another script has put beside a field. */
export const foreignButtonOf = (input: Element): Element | null =>
  input.parentElement?.querySelector(foreignButton(input)) ?? null;

/**
 * Removes a second foreign button from our wrapper. The CMS's own script, when it starts after us, wraps the wrapped field
 * once more and puts a button into both wrappers; the one beside the field stays.
 */
export function removeSurplusButtons(input: Element, wrapper: Element): void {
  if (input.parentElement === wrapper) return;
  for (const button of wrapper.querySelectorAll(foreignButton(input))) button.remove();
}
