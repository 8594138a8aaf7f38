/** The items before the widget starts; part of the code that every page of Elementor loads. */
import type { Changes } from '../../core/dom/changes';
import { itemsOf } from './markup';

/** Makes each title a tab stop that tells whether its item is open; a search in the page may open one. */
export function tellOpen(host: Element, changes: Changes): void {
  for (const { titles, details } of itemsOf(host)) {
    const tell = (): void => {
      for (const title of titles) changes.attribute(title, 'aria-expanded', String(details.open));
    };
    for (const title of titles) changes.attribute(title, 'tabindex', '0');
    tell();
    details.addEventListener('toggle', tell);
    changes.onUndo(() => details.removeEventListener('toggle', tell));
  }
}
