/** The form before the widget starts; part of the code that every page of Elementor loads. */
import type { Changes } from '../../core/dom/changes';
import { settingsAtRest } from '../../elementor/settingsAtRest';
import { markButton } from '../../page/focus/buttonAtRest';
import { containerOf, inputOf, skinOf, TEXTS, toggleOf } from './markup';

/** Names the field and the button, and keeps the keyboard out of the closed form. */
export function closeSearch(host: Element, changes: Changes): void {
  const given = settingsAtRest('search-form', host);
  const textOf = (name: keyof typeof TEXTS): string => String(given[name] || TEXTS[name]);
  const input = inputOf(host);
  if (input && !input.labels?.length && !input.getAttribute('aria-label'))
    changes.attribute(input, 'aria-label', input.title || textOf('labelText'));
  const [container, toggle] = [containerOf(host), toggleOf(host)];
  if ((given.skin ?? skinOf(host)) !== 'full_screen' || !container || !toggle) return;
  changes.attribute(container, 'inert', '');
  markButton(toggle, changes, textOf('openText'));
  changes.attribute(toggle, 'aria-haspopup', 'dialog');
  changes.attribute(toggle, 'aria-expanded', 'false');
}
