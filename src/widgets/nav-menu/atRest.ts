/** The menu before the widget starts; part of the code that every page of Elementor loads. */
import type { Changes } from '../../core/dom/changes';
import { isRecord } from '../../core/settings/json';
import { settingsAtRest } from '../../elementor/settingsAtRest';
import { markSections } from '../../ui/menus/atRest';
import { ANCHORS, dropdownOf, listsOf, openersOf, toggleOf } from './markup';

/** Marks the arrows that stand for the widget's until it starts. */
const OURS = 'data-storefront-arrow';

const FONT_ICON = /^<i\b[^<>]*?\sclass="([^"<>&]*)"[^<>]*><\/i>$/;
/** Matches an SVG that consists of paths; captures its attributes and its paths. */
const DRAWING =
  /^<svg((?: (?:aria-hidden|class|viewBox|xmlns)="[^"<>&]*")+)>((?:<path d="[^"<>&]*"(?:\/>|><\/path>))+)<\/svg>$/;

const valueIn = (attributes: string, name: string): string =>
  new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';

/** The icon of the arrows; empty if there is none. */
function iconSetting(host: Element): string {
  const { submenu_icon: given } = settingsAtRest('nav-menu', host);
  const value = isRecord(given) ? given.value : given;
  return typeof value === 'string' ? value.trim() : '';
}

function drawn(name: string, attributes: Record<string, string>): Element {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** The icons that Elementor itself prints, built from their classes and shapes; null for other markup. */
export function plainIcon(given: string): Element | null {
  const [, attributes, paths] = DRAWING.exec(given) ?? [];
  if (attributes && paths) {
    const svg = drawn('svg', { class: valueIn(attributes, 'class'), viewBox: valueIn(attributes, 'viewBox') });
    for (const [, d] of paths.matchAll(/d="([^"]*)"/g)) if (d) svg.appendChild(drawn('path', { d }));
    return svg;
  }
  const classes = given.includes('<') ? FONT_ICON.exec(given)?.[1] : given;
  if (classes === undefined) return null;
  const icon = document.createElement('i');
  icon.className = classes;
  return icon;
}

function arrowOf(icon: Element): Element {
  const [arrow, content] = [document.createElement('span'), document.createElement('span')];
  arrow.className = 'sub-arrow';
  arrow.setAttribute('aria-hidden', 'true');
  arrow.setAttribute(OURS, '');
  content.style.display = 'contents';
  content.appendChild(icon.cloneNode(true));
  arrow.appendChild(content);
  return arrow;
}

/** Is the vendor's style sheet missing, so that lists show that must not? */
function isBare(host: Element): boolean {
  const submenu = host.querySelector('.elementor-nav-menu ul');
  if (submenu && getComputedStyle(submenu).display !== 'none') return true;
  const dropdown = toggleOf(host) && dropdownOf(host);
  const { display, maxHeight } = dropdown ? getComputedStyle(dropdown) : {};
  return display !== undefined && display !== 'none' && maxHeight === 'none';
}

/** Why the menu cannot wait for the visitor; undefined if it can. */
export function partsToDraw(host: Element): string | undefined {
  const icon = iconSetting(host);
  if (icon && !plainIcon(icon)) return 'an icon';
  return isBare(host) ? 'no style sheet' : undefined;
}

/**
 * Marks the links that open a submenu, and those whose sections are being read. Hides the list behind the toggle from
 * the keyboard.
 */
export function closeMenu(host: Element, changes: Changes): void {
  markSections([...host.querySelectorAll<HTMLAnchorElement>(ANCHORS)], changes, (link, now) => {
    now.class(link, 'elementor-item-active');
    now.attribute(link, 'aria-current', 'location');
  });
  const given = iconSetting(host);
  const icon = given ? plainIcon(given) : null;
  for (const link of listsOf(host).flatMap(openersOf)) {
    changes.class(link, 'has-submenu');
    changes.attribute(link, 'aria-haspopup', 'true');
    changes.attribute(link, 'aria-expanded', 'false');
    if (!link.hasAttribute('href')) {
      changes.attribute(link, 'role', 'button');
      changes.attribute(link, 'tabindex', '0');
    }
    if (icon && !link.querySelector(`:scope > [${OURS}]`)) link.appendChild(arrowOf(icon));
  }
  changes.onUndo(() => {
    for (const arrow of host.querySelectorAll(`[${OURS}]`)) arrow.remove();
  });
  const [toggle, dropdown] = [toggleOf(host), dropdownOf(host)];
  if (!dropdown || toggle?.matches('.elementor-active')) return;
  changes.attribute(dropdown, 'aria-hidden', String(!!toggle));
  for (const link of dropdown.querySelectorAll('.elementor-nav-menu a'))
    changes.attribute(link, 'tabindex', toggle ? '-1' : '0');
  if (!toggle) return;
  changes.attribute(dropdown, 'inert', '');
  changes.attribute(toggle, 'aria-expanded', 'false');
  if (!toggle.matches('button')) changes.attribute(toggle, 'role', 'button');
  if (!toggle.matches('button, a[href]')) changes.attribute(toggle, 'tabindex', '0');
}
