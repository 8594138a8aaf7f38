/** The button before the widget starts; part of the code that every page of Elementor loads. */
import type { Changes } from '../../core/dom/changes';
import { settingsAtRest } from '../../elementor/settingsAtRest';
import { markButton } from '../../page/focus/buttonAtRest';
import { GROUP, OPEN_TEXT, OPENERS } from './markup';

/** Marks and names the buttons that open a panel, and keeps the keyboard out of the closed panels. */
export function closePanels(host: Element, changes: Changes): void {
  // Elements inside a panel belong to a nested sidebar.
  const isNested = (element: Element): boolean => host.contains(element.parentElement?.closest(GROUP) ?? null);
  const name = String(settingsAtRest('offcanvas-sidebar', host).openText || OPEN_TEXT);
  for (const group of host.querySelectorAll(GROUP)) if (!isNested(group)) changes.attribute(group, 'inert', '');
  for (const opener of host.querySelectorAll(OPENERS)) {
    if (isNested(opener)) continue;
    markButton(opener, changes, name);
    changes.attribute(opener, 'aria-haspopup', 'dialog');
    changes.attribute(opener, 'aria-expanded', 'false');
  }
}
