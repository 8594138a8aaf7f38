/** The buttons, as themes style them. */
export const BUTTON = '.show-password-input';

const hasButton = (input: Element): boolean => input.parentElement?.querySelector(`:scope > ${BUTTON}`) != null;

/**
 * The password fields of a form that get a button: the shop's own, and any other whose parent is a `span`; in a form that
 * the page has marked, which is none of the shop's, all. A field that shows its text is no password field to a selector:
 * `known` are those that were, and a button beside it tells.
 */
export function passwordFieldsOf(form: Element, known: readonly HTMLInputElement[]): HTMLInputElement[] {
  const isShops = form.matches('.woocommerce form');
  return [...form.querySelectorAll('input')].filter((input) => {
    if (known.includes(input)) return true;
    if (input.type !== 'password') return input.type === 'text' && hasButton(input);
    return !isShops || input.classList.contains('woocommerce-Input') || input.parentElement?.localName === 'span';
  });
}

/** The element of the page's that holds a field and its button, if there is one: fields side by side get one each. */
export function holderOf(input: Element): HTMLElement | null {
  const parent = input.parentElement;
  const isAlone = parent?.querySelectorAll(':scope > [type=password]').length === 1;
  return isAlone && parent.localName === 'span' ? parent : null;
}

/** An element of our own around a field that has none. */
export function createWrapper(): HTMLElement {
  const wrapper = document.createElement('span');
  wrapper.className = 'password-input';
  return wrapper;
}
