import { isTag } from '../../core/dom/nodes';
import { markOwnWrapper } from '../../core/hosts/copies';
import { keyOf } from '../../core/react/hooks';

/** The buttons, with the class that themes style. */
export const BUTTON = '.show-password-input';

/**
 * Marks our buttons with the field's key: WooCommerce's buttons look the same, and cloned forms contain dead copies of
 * ours.
 */
export const OUR_BUTTON = 'data-storefront-widgets-button';

const hasButton = (input: Element): boolean => input.parentElement?.querySelector(`:scope > ${BUTTON}`) != null;

/** The fields that get a button. `known`: fields found before, which have another type while the password is shown. */
export function passwordFieldsOf(form: Element, known: readonly HTMLInputElement[]): HTMLInputElement[] {
  const isShops = form.matches('.woocommerce form');
  return [...form.querySelectorAll('input')].filter((input) => {
    if (known.includes(input)) return true;
    if (input.type !== 'password') return input.type === 'text' && hasButton(input);
    return !isShops || input.classList.contains('woocommerce-Input') || input.parentElement?.localName === 'span';
  });
}

/** The page's `span` around a field and its button; null if there is none, or if it contains several fields. */
export function holderOf(input: Element): HTMLElement | null {
  const parent = input.parentElement;
  const isAlone = parent?.querySelectorAll(':scope > [type=password]').length === 1;
  return isAlone && parent.localName === 'span' ? parent : null;
}

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

/** The label of a field. */
export const labelOf = (input: HTMLInputElement): HTMLElement | undefined => input.labels?.[0];

type Movable = ParentNode & Node & { moveBefore?(node: Node, child: Node | null): void };

/** Creates the element around a field and its button, with the class that themes style. */
export function createWrapper(): HTMLElement {
  const wrapper = markOwnWrapper(document.createElement('span'));
  wrapper.className = 'password-input';
  return wrapper;
}

/** Moves a node without losing focus and caret. */
function move(node: Node, parent: Movable, before: Node | null): void {
  if (parent.moveBefore && parent.isConnected) {
    parent.moveBefore(node, before);
    return;
  }
  const focused = document.activeElement;
  const field = isTag(focused, 'input') && node.contains(focused) ? focused : null;
  const caret = field && ([field.selectionStart, field.selectionEnd] as const);
  parent.insertBefore(node, before);
  if (!field || !caret) return;
  field.focus({ preventScroll: true });
  field.setSelectionRange(...caret);
}

/** Puts `wrapper` around a field. Returns a function that unwraps the field. */
export function wrap(input: HTMLInputElement, wrapper: HTMLElement): () => void {
  input.before(wrapper);
  move(input, wrapper, wrapper.firstChild);
  return () => {
    const { parentNode } = wrapper;
    if (!parentNode) return;
    // Another script may have placed its own wrapper between ours and the field.
    for (const child of [...wrapper.childNodes]) move(child, parentNode, wrapper);
    wrapper.remove();
  };
}
