/** The team before the widget starts; part of the code that every page of Elementor loads. */
import type { Changes } from '../../core/dom/changes';
import { settingsAtRest } from '../../elementor/settingsAtRest';
import { markButton } from '../../page/focus/buttonAtRest';
import { nameIn, openersOf, panelFor, panelsOf } from './markup';

/** Makes the elements that open a member's dialog buttons. */
export function markOpeners(host: Element, changes: Changes): void {
  const panels = panelsOf(host);
  const label = String(settingsAtRest('team-popup', host).labelText || 'Team member');
  for (const opener of openersOf(host)) {
    markButton(opener, changes, nameIn(panelFor(opener, panels)) || label);
    changes.attribute(opener, 'aria-haspopup', 'dialog');
  }
}
