/** The buttons before the widget starts, so that nothing moves when it does. */
import type { Changes } from '../../core/dom/changes';
import { hasOwnSettings } from '../../core/settings/ownSettings';
import { hasButton, holderOf, isDrawn, labelOf, OUR_BUTTON, passwordFieldsOf, wrap } from './markup';
import { readPage, SHOW } from './texts';

/** WooCommerce's script, which makes the buttons itself, or what loads it later. */
const SCRIPT = /\/woocommerce\/assets\/js\/frontend\/woocommerce\b/;

const isShopsScript = (script: Element): boolean =>
  !script.hasAttribute('data-left-out') && [...script.attributes].some(({ value }) => SCRIPT.test(value));

/** Why the button's names need the widget. */
export const reason = (form: Element): string | undefined =>
  hasOwnSettings('password-toggle', form) ? 'settings of its own' : undefined;

function createButton(input: HTMLInputElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'show-password-input';
  button.setAttribute(OUR_BUTTON, 'rest');
  button.setAttribute('aria-label', String(readPage().showText ?? SHOW));
  button.setAttribute('aria-pressed', 'false');
  const label = labelOf(input);
  if (label?.id) button.setAttribute('aria-describedby', label.id);
  return button;
}

/** Places a button beside a field. Returns a function that removes it. */
function place(input: HTMLInputElement): { button: Element; remove(): void } {
  const holder = holderOf(input);
  const wrapper = holder ?? document.createElement('span');
  const unwrap = holder ? undefined : wrap(input, wrapper);
  const isNew = !wrapper.classList.contains('password-input');
  wrapper.classList.add('password-input');
  const button = createButton(input);
  wrapper.append(button);
  return {
    button,
    remove() {
      // The widget takes over the button that has the focus, and the wrapper with the field in which somebody types.
      if (button !== document.activeElement) button.remove();
      if (wrapper.contains(document.activeElement)) return;
      if (isNew) wrapper.classList.remove('password-input');
      unwrap?.();
    },
  };
}

/** Places the buttons. One that the page's style sheet does not draw comes with the widget, which has an icon for it. */
export function prepare(form: Element, changes: Changes): void {
  if ([...document.scripts].some(isShopsScript)) return;
  for (const input of passwordFieldsOf(form, [])) {
    if (hasButton(input)) continue;
    const { button, remove } = place(input);
    if (isDrawn(button)) changes.onUndo(remove);
    else remove();
  }
}
