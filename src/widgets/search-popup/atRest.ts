/** The button before the widget starts; part of the code that every page of Elementor loads. */
import type { Changes } from '../../core/dom/changes';
import { settingsAtRest } from '../../elementor/settingsAtRest';
import { markButton } from '../../page/focus/buttonAtRest';
import { OPEN_TEXT, OPENER } from './markup';

/** Marks and names the button that opens the search. */
export function nameOpener(host: Element, changes: Changes): void {
  const opener = host.querySelector(OPENER);
  if (!opener) return;
  markButton(opener, changes, String(settingsAtRest('search-popup', host).openText || OPEN_TEXT));
  changes.attribute(opener, 'aria-haspopup', 'dialog');
}
