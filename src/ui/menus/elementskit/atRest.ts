/** ElementsKit's menus before their widgets start; part of the files for their hosts at rest. */
import type { Changes } from '../../../core/dom/changes';
import type { RawSettings } from '../../../core/types';
import { leadsNowhere } from '../dialect';
import type { Styles } from './Items';
import { linkOf, nameOf, OPENER, panelOf, parentsOf } from './markup';
import { type Mode, toggles } from './rules';

/** The default name of a button that opens a panel, as in `menuTexts`. */
export const SUBMENU_TEXT = 'Submenu of %name%';

/** Hides the button visually while our style sheet has not loaded. */
const HIDDEN =
  'position:absolute;overflow:hidden;inline-size:1px;block-size:1px;clip-path:inset(50%);white-space:nowrap';

/** Is the vendor's style sheet missing, so that panels are visible that must not be? */
export const isBare = (host: Element): boolean =>
  parentsOf(host).some((item) => {
    const panel = panelOf(item);
    const { display, visibility } = panel ? getComputedStyle(panel) : {};
    return !item.matches(':hover, :focus-within') && display !== 'none' && visibility === 'visible';
  });

/** The text of a setting; `otherwise` if it is missing, empty or no text. */
export function textOf(settings: RawSettings, name: string, otherwise: string): string {
  const given = settings[name];
  return typeof given === 'string' && given ? given : otherwise;
}

/**
 * Adds the button beside a link that leads elsewhere, for the keyboard and screen readers, until the widget adds its
 * own. A copy of the menu has the button already.
 */
export function addOpener(link: HTMLElement, text: string, changes: Changes): void {
  const find = (): HTMLElement | null => link.parentElement?.querySelector<HTMLElement>(`:scope > .${OPENER}`) ?? null;
  if (!find()) {
    const [place, button] = [document.createElement('span'), document.createElement('button')];
    place.className = OPENER;
    place.style.cssText = HIDDEN;
    button.type = 'button';
    button.style.font = 'inherit';
    button.setAttribute('aria-expanded', 'false');
    button.textContent = text;
    place.appendChild(button);
    link.after(place);
  }
  changes.onUndo(() => {
    const place = find();
    const isFocused = place?.contains(document.activeElement);
    place?.remove();
    // The widget mounts in the same task.
    if (isFocused) queueMicrotask(() => find()?.querySelector('button')?.focus());
  });
}

/** Marks the links that open panels as closed buttons, or adds buttons; in a wide window, also sets panels' widths. */
export function closeItems(
  host: Element,
  mode: Mode,
  settings: RawSettings,
  measure: (item: HTMLElement, panel: HTMLElement) => Styles,
  changes: Changes,
): void {
  const text = textOf(settings, 'submenuText', SUBMENU_TEXT);
  for (const item of parentsOf(host)) {
    const [link, panel] = [linkOf(item), panelOf(item)];
    if (!link || !panel) continue;
    if (toggles(mode, { onIcon: false, leads: !leadsNowhere(link), isOpen: false, isTouch: false })) {
      changes.attribute(link, 'role', 'button');
      changes.attribute(link, 'aria-expanded', 'false');
      if (panel.id) changes.attribute(link, 'aria-controls', panel.id);
    } else
      addOpener(
        link,
        text.replace('%name%', () => nameOf(link)),
        changes,
      );
    if (mode.isNarrow || !panel.matches('.elementskit-megamenu-panel')) continue;
    for (const [property, value] of Object.entries(measure(item, panel))) changes.style(panel, property, value);
  }
}
