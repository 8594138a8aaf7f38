import { isTag } from '../../core/dom/nodes';

/** The buttons, with the class that themes style. */
export const BUTTON = '.show-password-input';

/**
 * Marks our buttons with the field's key: WooCommerce's buttons look the same, and cloned forms contain dead copies of
 * ours.
 */
export const OUR_BUTTON = 'data-storefront-widgets-button';

/** Has the field a button, whoever made it? */
export const hasButton = (input: Element): boolean => input.parentElement?.querySelector(`:scope > ${BUTTON}`) != null;

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

/** Does the page's style sheet draw an icon on the button? */
export const isDrawn = (button: Element): boolean =>
  ['::before', '::after'].some((part) => !/^(none|normal)$/.test(getComputedStyle(button, part).content));

/** The label of a field. */
export const labelOf = (input: HTMLInputElement): HTMLElement | undefined => input.labels?.[0];

type Movable = ParentNode & Node & { moveBefore?(node: Node, child: Node | null): void };

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

/** The shapes of the eye: lid, iris, and the line through it, which shows while a press would mask the password. */
export const EYE = [
  'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z',
  'M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z',
  'M4 20 20 4',
] as const;
