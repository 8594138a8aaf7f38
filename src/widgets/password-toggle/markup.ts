import { keyOf } from '../../core/react/hooks';

/** The buttons, as themes style them. */
export const BUTTON = '.show-password-input';

/** Marks our buttons by field, because the CMS's buttons look alike, and cloned forms hold dead copies. */
export const OUR_BUTTON = 'data-storefront-widgets-button';

const hasButton = (input: Element): boolean => input.parentElement?.querySelector(`:scope > ${BUTTON}`) != null;

/** The password fields that get a button; `known` were found before, because a shown password has another type. */
export function passwordFieldsOf(form: Element, known: readonly HTMLInputElement[]): HTMLInputElement[] {
  const isShops = form.matches('.woocommerce form');
  return [...form.querySelectorAll('input')].filter((input) => {
    if (known.includes(input)) return true;
    if (input.type !== 'password') return input.type === 'text' && hasButton(input);
    return !isShops || input.classList.contains('woocommerce-Input') || input.parentElement?.localName === 'span';
  });
}

/** The page's `span` around one field and its button; null without one, or with several fields. */
export function holderOf(input: Element): HTMLElement | null {
  const parent = input.parentElement;
  const isAlone = parent?.querySelectorAll(':scope > [type=password]').length === 1;
  return isAlone && parent.localName === 'span' ? parent : null;
}

const foreignButton = (input: Element): string => `:scope > ${BUTTON}:not([${OUR_BUTTON}="${keyOf(input)}"])`;

/** The button that another script has put beside a field. */
export const foreignButtonOf = (input: Element): Element | null =>
  input.parentElement?.querySelector(foreignButton(input)) ?? null;

/** Removes a second button from our wrapper: the CMS's late script wraps the field again and fills both wrappers. */
export function removeSurplusButtons(input: Element, wrapper: Element): void {
  if (input.parentElement === wrapper) return;
  for (const button of wrapper.querySelectorAll(foreignButton(input))) button.remove();
}

/** The label of a field. */
export const labelOf = (input: HTMLInputElement): HTMLElement | undefined => input.labels?.[0];
