/** The menu before the widget starts; part of the code that every page of Elementor loads. */
import type { Changes } from '../../core/dom/changes';
import { currentDevice, NARROW } from '../../elementor/base/breakpoints';
import { deviceValueAtRest, settingsAtRest } from '../../elementor/settingsAtRest';
import { changeByWidth, markSections } from '../../ui/menus/atRest';
import { isLong, scrollRow } from '../../ui/rows/longRow';
import { anchorsOf, headingOf, itemOf, nameOf, navOf, titlesOf, toggleOf, wrapperOf } from './markup';
import { isDropdownOn } from './rules';

const ADOPTED = '[data-widget_type^="mega-menu."]';

/** Does the host have only the toggle now, with the list behind it? */
function isDropdown(host: Element): boolean {
  const { item_layout, breakpoint_selector: given } = settingsAtRest('mega-menu', host);
  const isKnown = typeof given === 'string' && [...NARROW, 'none'].includes(given);
  const layout = { item_layout: String(item_layout), breakpoint_selector: isKnown ? given : 'tablet' };
  return isDropdownOn(currentDevice(), layout);
}

/** Shows a row that is too long from its beginning, so that all of it can be reached. */
function alignRow(host: Element, nav: Element, now: Changes): void {
  const settings = settingsAtRest('mega-menu', host);
  const heading = headingOf(nav);
  if (!heading || deviceValueAtRest(settings, 'horizontal_scroll') !== 'enable' || !isLong(heading)) return;
  now.style(heading, '--n-menu-heading-justify-content', 'start');
  scrollRow(heading, deviceValueAtRest(settings, 'item_position_horizontal'));
}

/** Why the menu cannot wait for the visitor; undefined if it can. */
export function partsToDraw(host: Element): string | undefined {
  const nav = navOf(host);
  if (!nav) return undefined;
  const panel = nav.querySelector('.e-n-menu-content > :not(.e-active)');
  const isBare = panel && getComputedStyle(panel).display !== 'none';
  return isBare ? 'no style sheet' : undefined;
}

/** Lays the menu out for the device, marks its panels as closed, and marks the titles whose sections are being read. */
export function closeMenu(host: Element, changes: Changes): void {
  const nav = navOf(host);
  if (!nav) return;
  markSections(anchorsOf(nav), changes, (link, now) => {
    now.class(link.closest('.e-n-menu-title') ?? link, 'e-current');
    now.attribute(link, 'aria-current', 'location');
  });
  const [toggle, wrapper] = [toggleOf(nav), wrapperOf(nav)];
  for (const title of titlesOf(nav)) {
    const { button, panel } = itemOf(nav, title);
    const name = nameOf(title);
    if (!button || !panel) continue;
    changes.attribute(button, 'aria-expanded', 'false');
    if (name) changes.attribute(button, 'aria-label', name);
  }
  if (toggle && wrapper) changes.attribute(wrapper, 'role', 'group');
  changeByWidth(changes, (now) => {
    const isNarrow = isDropdown(host);
    now.attribute(nav, 'data-layout', isNarrow ? 'dropdown' : 'horizontal');
    const isOpen = toggle?.getAttribute('aria-expanded') === 'true';
    if (!isNarrow) alignRow(host, nav, now);
    if (isNarrow && toggle && wrapper && !isOpen) now.attribute(wrapper, 'inert', '');
  });
}

/** The menus of which a press on a title may open a panel. */
export function menusFor(target: Element): Element[] {
  const title = target.closest('.e-n-menu-title');
  const host = title?.querySelector('.e-n-menu-dropdown-icon') && title.closest(`[data-widget~=mega-menu],${ADOPTED}`);
  return host ? [host] : [];
}
