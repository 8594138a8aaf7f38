/** The buttons before the widget starts. */
import type { Changes } from '../../core/dom/changes';
import { BUTTON } from './networks';

/** Gives the role of a button to elements that are neither links nor buttons, as the widget does. */
export function makeButtons(host: Element, changes: Changes): void {
  for (const button of host.querySelectorAll<HTMLElement>(BUTTON)) {
    changes.style(button, 'cursor', 'pointer');
    if (button.matches('a[href], button')) continue;
    changes.attribute(button, 'role', 'button');
    changes.attribute(button, 'tabindex', '0');
  }
}
