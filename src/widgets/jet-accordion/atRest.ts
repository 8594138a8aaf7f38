/** The parts before the widget starts; part of the code that every page of Elementor loads. */
import type { Changes } from '../../core/dom/changes';
import { openOf, togglesOf } from './markup';

/** Makes the titles buttons, which say which parts the server shows open. */
export function tellOpen(host: Element, changes: Changes): void {
  const toggles = togglesOf(host);
  const open = openOf(toggles);
  for (const one of toggles) {
    const { title, body } = one;
    const isOpen = open.includes(one);
    changes.attribute(title, 'role', 'button');
    changes.attribute(title, 'tabindex', '0');
    changes.attribute(title, 'aria-expanded', String(isOpen));
    changes.attribute(body, 'role', 'region');
    if (title.id) changes.attribute(body, 'aria-labelledby', title.id);
    if (isOpen) changes.style(body, 'height', 'auto');
  }
}
