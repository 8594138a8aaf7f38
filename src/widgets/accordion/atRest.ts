/** The items before the widget starts; part of the code that every page of Elementor loads. */
import type { Changes } from '../../core/dom/changes';
import { settingsAtRest } from '../../elementor/settingsAtRest';
import { itemsOf, rootOf } from './markup';

/** Opens the first item of an accordion, and makes the titles buttons. */
export function openFirst(host: Element, changes: Changes): void {
  const root = rootOf(host);
  if (!root) return;
  changes.attribute(root, 'role', null);
  const { open = root.matches('.elementor-toggle') ? 'none' : 'first' } = settingsAtRest('accordion', host);
  for (const [at, { titles, body, link }] of itemsOf(host).entries()) {
    const isOpen = at === 0 && open !== 'none';
    for (const title of titles) {
      changes.class(title, 'elementor-active', isOpen);
      changes.attribute(title, 'role', 'button');
      changes.attribute(title, 'tabindex', '0');
      changes.attribute(title, 'aria-expanded', String(isOpen));
      changes.attribute(title, 'aria-selected', null);
    }
    if (link) for (const name of ['href', 'tabindex']) changes.attribute(link, name, null);
    changes.class(body, 'elementor-active', isOpen);
    changes.attribute(body, 'role', 'region');
    changes.attribute(body, 'hidden', isOpen ? null : 'hidden');
    changes.style(body, 'display', isOpen ? 'block' : 'none');
  }
}
